'use client'

import type { Editor } from '@tiptap/react'
import { LinkChoice } from '@/components/admin/records/inputs/link-choice'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'

type Props = { editor: Editor; isOpen: boolean; onDone: () => void }

/** Chooses the link target of the selected text. */
export function RichTextLink({ editor, isOpen, onDone }: Props) {
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
                ? `These words lead to ${current}`
                : 'A page of this site, or any address, email or phone'
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
