import { mergeAttributes, Node } from '@tiptap/react'

/**
 * Tables as far as they must survive an edit: their words can be changed, rows and columns cannot. Without these
 * nodes the editor would drop the tables of an article that somebody corrects a comma in.
 */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, 0],
})

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: ({ HTMLAttributes }) => ['caption', HTMLAttributes, 0],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: null },
      rowspan: { default: null },
      scope: { default: null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

export const tableNodes = [Table, TableCaption, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]
