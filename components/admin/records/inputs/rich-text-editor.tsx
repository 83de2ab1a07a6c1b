'use client'

import '@/components/site/rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { cleanPasted } from '@/components/admin/records/inputs/clean-pasted'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { PictureNode } from '@/components/admin/records/inputs/rich-text-picture'
import { tableNodes, withTableHeads } from '@/components/admin/records/inputs/rich-text-table'
import { RichTextToolbar } from '@/components/admin/records/inputs/rich-text-toolbar'
import { VideoNode } from '@/components/admin/records/inputs/rich-text-video'
import { safeHref } from '@/lib/platform/safe-href'

/** What can be made here is what lib/platform/html.ts lets through: headings 2–4, lists, links, emphasis, quotes, tables, pictures, videos. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address) => safeHref(address ?? '') !== null,
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  ...tableNodes,
  PictureNode,
  VideoNode,
]

/** The empty line the editor keeps behind a table, so that one can type there; it is not part of the text. */
const CURSOR_LINE = /(<p><\/p>)+$/

/** Formatted text. Loaded only when a form has such a field: it weighs as much as the rest of the form. */
export function RichTextEditor({ control, label, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const held = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text min-h-32 max-h-[60vh] overflow-y-auto rounded-b-control px-4 py-3',
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: now }) => {
      held.current = now.isEmpty ? '' : withTableHeads(now.getHTML()).replace(CURSOR_LINE, '')
      onChange(held.current)
    },
    onBlur,
  })

  // Discarding, restoring or taking over somebody else's version changes the text from outside.
  useEffect(() => {
    if (!editor || value === held.current) return
    held.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    focusRef(editor ? { focus: () => editor.commands.focus() } : null)
  }, [editor, focusRef])

  if (!editor) return <div className="min-h-46 rounded-control border-[1.5px] border-line-strong bg-field" />
  return (
    <div
      className={clsx(
        'rounded-control border-[1.5px] border-line-strong bg-field',
        control['aria-invalid'] && 'border-[2.5px] border-bad bg-field-bad',
      )}
    >
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}
