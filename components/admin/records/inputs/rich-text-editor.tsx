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

/** Limited to what lib/platform/html.ts allows: headings 2–4, lists, links, quotes, tables, media. */
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

/** Empty line the editor keeps after a table for typing; not part of the text. */
const CURSOR_LINE = /(<p><\/p>)+$/

/** Formatted text. Loaded on demand, because it is as large as the rest of the form. */
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

  // Discard, restore and taking over another version change the text from outside.
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
