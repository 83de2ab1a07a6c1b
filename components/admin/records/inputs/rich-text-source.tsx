'use client'

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { withTableHeads } from '@/components/admin/records/inputs/rich-text-table'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Field, Textarea } from '@/components/ui/field'
import { Message } from '@/components/ui/message'
import type { CheckedHtml } from '@/lib/platform/html-check'

type Props = { editor: Editor; label: string; isOpen: boolean; onDone: () => void }

/** HTML source for administrators. Reports which markup was removed as not allowed. */
export function RichTextSource({ editor, label, isOpen, onDone }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onDone()}>
      <DialogContent className="max-w-190">
        <DialogTitle className="mb-5">HTML of {label}</DialogTitle>
        {isOpen && <Source editor={editor} onDone={onDone} />}
      </DialogContent>
    </Dialog>
  )
}

function Source({ editor, onDone }: Pick<Props, 'editor' | 'onDone'>) {
  const action = useAction({ redraw: false })
  const [html, setHtml] = useState(() =>
    oneBlockPerLine(editor.isEmpty ? '' : withTableHeads(editor.getHTML())),
  )
  const [removed, setRemoved] = useState<string[]>([])

  async function use() {
    const answer = await action.send<CheckedHtml>('POST', 'html', { html })
    if (!answer) return
    setRemoved(answer.removed)
    if (answer.removed.length > 0) return setHtml(oneBlockPerLine(answer.html))
    editor.commands.setContent(answer.html, { emitUpdate: true })
    onDone()
  }

  return (
    <ActionForm action={action} onSend={use} submit="Use this text" busyWords="Checking...">
      <Field id="html-source" label="HTML" error={action.errors.html}>
        {(control) => (
          <Textarea
            {...control}
            rows={14}
            spellCheck={false}
            maxLength={100_000}
            value={html}
            onChange={({ target }) => setHtml(target.value)}
            className="font-mono text-dense"
          />
        )}
      </Field>
      {removed.length > 0 && (
        <Message tone="warn" role="alert">
          <p>Some of the HTML is not allowed and was removed:</p>
          <ul className="mt-1 list-disc pl-5">
            {removed.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p className="mt-1">Check the remaining text, then use it.</p>
        </Message>
      )}
    </ActionForm>
  )
}

/** Puts each block on its own line. */
function oneBlockPerLine(html: string): string {
  return html
    .replace(/<\/(?:p|h[2-4]|ul|ol|li|blockquote|table|caption|thead|tbody|tr|figure)>|<hr\s*\/?>/g, '$&\n')
    .replace(/<(?:ul|ol|table|thead|tbody|tr)>/g, '$&\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
