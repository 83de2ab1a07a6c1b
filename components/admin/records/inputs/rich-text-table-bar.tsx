'use client'

import { Selection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useId } from 'react'
import { TextField } from '@/components/admin/kit/text-field'

type Command = typeof addRowAfter

const STEPS: readonly (readonly [label: string, command: Command])[] = [
  ['Row above', addRowBefore],
  ['Row below', addRowAfter],
  ['Remove row', deleteRow],
  ['Column before', addColumnBefore],
  ['Column after', addColumnAfter],
  ['Remove column', deleteColumn],
  ['Heading row', toggleHeader('row')],
  ['Heading column', toggleHeader('column')],
  ['Remove table', deleteTable],
]

function run(editor: Editor, command: Command): void {
  command(editor.state, editor.view.dispatch)
  // Deleting the last row would leave the cursor outside the table.
  const { doc, selection } = editor.state
  if (command !== deleteTable && !isInTable(editor.state) && selection.$from.depth > 0) {
    const above = Selection.findFrom(doc.resolve(selection.$from.before(1)), -1, true)
    if (above) editor.view.dispatch(editor.state.tr.setSelection(above))
  }
  editor.commands.focus()
}

/** Actions on the table that contains the cursor. */
export function RichTextTableBar({ editor }: { editor: Editor }) {
  const id = useId()
  const caption = useEditorState({
    editor,
    selector: ({ editor: now }) => String(now.getAttributes('table').caption ?? ''),
  })
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would submit the form around the editor.
    event.preventDefault()
    event.stopPropagation()
    editor.commands.focus()
  }
  return (
    <div className="grid gap-2 border-t border-line bg-paper p-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and imply form fields */}
      <div role="group" aria-label="Table" className="flex flex-wrap gap-1">
        {STEPS.map(([label, command]) => (
          <button
            key={label}
            type="button"
            onClick={() => run(editor, command)}
            className="min-h-11 cursor-pointer rounded-badge px-2.5 text-dense font-[560] hover:bg-linen"
          >
            {label}
          </button>
        ))}
      </div>
      <TextField
        id={id}
        label="Words above the table"
        className="max-w-140"
        value={caption}
        maxLength={300}
        placeholder="What it shows, and since when"
        onChange={({ target }) => editor.commands.updateAttributes('table', { caption: target.value })}
        onKeyDown={back}
      />
    </div>
  )
}
