import { TextSelection } from '@tiptap/pm/state'
import { goToNextCell, isInTable, nextCell, selectionCell, tableEditing } from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

/** Table roles of our nodes for prosemirror-tables. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** The caption is an attribute, because prosemirror-tables treats every child as a row. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  allowGapCursor: false,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (table) => table.querySelector('caption')?.textContent?.trim() ?? '',
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const rows = ['tbody', 0] as const
    const { caption } = node.attrs
    return caption ? ['table', ['caption', { contenteditable: 'false' }, caption], rows] : ['table', rows]
  },
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (direction: 1 | -1) => () =>
      isInTable(this.editor.state) && goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return {
      ArrowUp: () => stepVertically(this.editor, -1),
      ArrowDown: () => stepVertically(this.editor, 1),
      // Beyond the last cell (or, backward, the first), Tab leaves the editor as usual.
      Tab: step(1),
      'Shift-Tab': step(-1),
      // A new paragraph would split the cell.
      Enter: () => isInTable(this.editor.state) && this.editor.commands.setHardBreak(),
    }
  },
})

/** Moves to the cell above or below; browsers go sideways when it is empty. False when there is none. */
function stepVertically({ state, view }: Editor, direction: 1 | -1): boolean {
  const { selection, tr } = state
  const isAtEdge = selection.empty && view.endOfTextblock(direction < 0 ? 'up' : 'down')
  if (!isInTable(state) || !isAtEdge) return false
  const next = nextCell(selectionCell(state), 'vert', direction)
  if (!next?.nodeAfter) return false
  const end = next.pos + next.nodeAfter.nodeSize - 1
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView())
  return true
}

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  // No text can be inserted between cells.
  allowGapCursor: false,
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (Number(count) > 1 ? { [name]: count } : {}),
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const tableNodes = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

/** Inserts three columns with a heading row, and the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => ({ type })) })
  const table = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }
  const at = editor.state.selection.from
  editor.chain().focus().insertContent(table).run()
  let first: number | null = null
  editor.state.doc.descendants((node, position) => {
    if (first === null && node.type.name === 'tableHeader' && position >= at - 1) first = position + 1
    return first === null
  })
  if (first !== null) editor.chain().setTextSelection(first).scrollIntoView().run()
}

/** Makes the editor's tables accessible: heading rows in a `thead`, and a `scope` on each heading cell. */
export function withTableHeads(html: string): string {
  if (!html.includes('<table')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) {
    table.querySelector('caption')?.removeAttribute('contenteditable')
    const rows = [...table.querySelectorAll('tr')]
    const firstOfBody = rows.findIndex((row) => row.querySelector('td'))
    const heads = rows.slice(0, firstOfBody === -1 ? rows.length : firstOfBody)
    for (const heading of table.querySelectorAll('th')) {
      const isColumn = heads.some((row) => row.contains(heading))
      heading.setAttribute('scope', isColumn ? 'col' : 'row')
    }
    if (heads.length === 0) continue
    const head = document.createElement('thead')
    head.append(...heads)
    const rest = table.querySelector('tbody')
    if (rest?.children.length === 0) rest.replaceWith(head)
    else rest?.before(head)
  }
  return body.innerHTML
}
