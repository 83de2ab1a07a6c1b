'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { CodeXml, ImageIcon, Link2, type LucideIcon, SquarePlay, Table2 } from 'lucide-react'
import { useState } from 'react'
import { ImagePicker } from '@/components/admin/records/inputs/image-picker'
import { RichTextLink } from '@/components/admin/records/inputs/rich-text-link'
import { insertPicture } from '@/components/admin/records/inputs/rich-text-picture'
import { RichTextSource } from '@/components/admin/records/inputs/rich-text-source'
import { insertTable } from '@/components/admin/records/inputs/rich-text-table'
import { RichTextTableBar } from '@/components/admin/records/inputs/rich-text-table-bar'
import { TOOLS } from '@/components/admin/records/inputs/rich-text-tools'
import { RichTextVideo } from '@/components/admin/records/inputs/rich-text-video-dialog'
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
