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
import { CodeXml, ImageIcon, Link2, type LucideIcon, SquarePlay, Table2 } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { TextField } from '@/components/admin/kit/text-field'
import { ImagePicker } from '@/components/admin/records/inputs/image-picker'
import { LinkChoice } from '@/components/admin/records/inputs/link-choice'
import { insertPicture } from '@/components/admin/records/inputs/rich-text-picture'
import { RichTextSource } from '@/components/admin/records/inputs/rich-text-source'
import { insertTable } from '@/components/admin/records/inputs/rich-text-table'
import { TOOLS } from '@/components/admin/records/inputs/rich-text-tools'
import { RichTextVideo } from '@/components/admin/records/inputs/rich-text-video-dialog'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { useAuth } from '@/lib/browser/auth'

type EditorDialog = 'link' | 'picture' | 'video' | 'source'

/** Toolbar of the editor; every button is a tab stop and announces its state. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [openDialog, setOpenDialog] = useState<EditorDialog | null>(null)
  const { user } = useAuth()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map((tool) => tool.isOn?.(now) ?? false),
      link: now.isActive('link'),
      table: now.isActive('table'),
    }),
  })
  const field = label.toLowerCase()
  const done = () => setOpenDialog(null)
  return (
    <div className="border-b border-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and imply form fields */}
      <div role="group" aria-label={`Formatting of ${field}`} className="flex flex-wrap p-1">
        {TOOLS.map((tool, at) => (
          <ToolButton
            key={tool.label}
            tool={tool}
            isOn={tool.isOn && on.tools[at]}
            onPress={() => tool.run(editor)}
          />
        ))}
        <ToolButton
          tool={{ label: 'Link', icon: Link2 }}
          isOn={on.link}
          onPress={() => setOpenDialog('link')}
        />
        <ToolButton tool={{ label: 'Picture', icon: ImageIcon }} onPress={() => setOpenDialog('picture')} />
        <ToolButton tool={{ label: 'Video', icon: SquarePlay }} onPress={() => setOpenDialog('video')} />
        {!on.table && (
          <ToolButton tool={{ label: 'Table', icon: Table2 }} onPress={() => insertTable(editor)} />
        )}
        {user?.role === 'admin' && (
          <ToolButton tool={{ label: 'HTML', icon: CodeXml }} onPress={() => setOpenDialog('source')} />
        )}
      </div>
      {on.table && <RichTextTableBar editor={editor} />}
      <RichTextLink editor={editor} isOpen={openDialog === 'link'} onDone={done} />
      <RichTextVideo editor={editor} isOpen={openDialog === 'video'} onDone={done} />
      <RichTextSource editor={editor} label={field} isOpen={openDialog === 'source'} onDone={done} />
      <ImagePicker
        label={`Picture in ${field}`}
        isOpen={openDialog === 'picture'}
        onOpenChange={(isOpen) => setOpenDialog(isOpen ? 'picture' : null)}
        onChoose={(picture) => insertPicture(editor, picture)}
      />
    </div>
  )
}

type ButtonProps = {
  tool: { label: string; icon: LucideIcon }
  isOn?: boolean | undefined
  onPress: () => void
}

function ToolButton({ tool: { label, icon: Icon }, isOn, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-badge hover:bg-paper aria-pressed:bg-linen"
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

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
function RichTextTableBar({ editor }: { editor: Editor }) {
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
        label="Table caption"
        className="max-w-140"
        value={caption}
        maxLength={300}
        placeholder="What the table shows, and as of when"
        onChange={({ target }) => editor.commands.updateAttributes('table', { caption: target.value })}
        onKeyDown={back}
      />
    </div>
  )
}

/** Chooses the link target of the selected text. */
function RichTextLink({ editor, isOpen, onDone }: { editor: Editor; isOpen: boolean; onDone: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '')

  function link(to: string, title: string) {
    const { empty } = editor.state.selection
    if (empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href: to } }]
      editor.chain().insertContent({ type: 'text', text: title, marks }).run()
    } else {
      editor.chain().extendMarkRange('link').setLink({ href: to }).run()
    }
    onDone()
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onDone()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <DialogTitle>Link</DialogTitle>
        {isOpen && (
          <LinkChoice
            current={current}
            about={
              current
                ? `Currently links to ${current}`
                : 'A page on this site, or a web address, email or phone number'
            }
            onLink={link}
            onRemove={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
