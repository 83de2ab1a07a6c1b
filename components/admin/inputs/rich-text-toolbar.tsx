'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { ImagePicker } from '@/components/admin/inputs/image-picker'
import { RichTextLink } from '@/components/admin/inputs/rich-text-link'
import { insertPicture } from '@/components/admin/inputs/rich-text-picture'

type Tool = {
  label: string
  icon: LucideIcon
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  label: `Heading ${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const TOOLS: Tool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    label: 'Bold',
    icon: Bold,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    icon: List,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: TextQuote,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Undo', icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, run: (e) => e.chain().focus().redo().run() },
]

/** What the editor can do, each a button in the tab order with its state said. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...TOOLS.map((tool) => tool.isOn?.(now) ?? false), now.isActive('link')],
  })
  return (
    <div className="border-b border-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and promise fields */}
      <div role="group" aria-label={`Formatting of ${label.toLowerCase()}`} className="flex flex-wrap p-1">
        {TOOLS.map((tool, at) => (
          <ToolButton
            key={tool.label}
            tool={tool}
            isOn={tool.isOn && on[at]}
            onPress={() => tool.run(editor)}
          />
        ))}
        <ToolButton
          tool={{ label: 'Link', icon: Link2 }}
          isOn={on.at(-1)}
          onPress={() => setLinking(!isLinking)}
        />
        <ToolButton
          tool={{ label: 'Picture', icon: ImageIcon }}
          isOn={undefined}
          onPress={() => setPicking(true)}
        />
      </div>
      {isLinking && <RichTextLink editor={editor} onDone={() => setLinking(false)} />}
      <ImagePicker
        label={`Picture in ${label.toLowerCase()}`}
        isOpen={isPicking}
        onOpenChange={setPicking}
        onChoose={(picture) => insertPicture(editor, picture)}
      />
    </div>
  )
}

type ButtonProps = { tool: Pick<Tool, 'label' | 'icon'>; isOn: boolean | undefined; onPress: () => void }

function ToolButton({ tool: { label, icon: Icon }, isOn, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className="grid size-10 cursor-pointer place-items-center rounded-badge hover:bg-paper aria-pressed:bg-linen"
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
