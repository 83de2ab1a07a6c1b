'use client'

import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { MentionInput } from '@/components/admin/records/comments/mention-input'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

type Props = {
  id: string
  label: string
  act: string
  first?: string
  isFocused?: boolean
  comments: Comments
  onSend: (text: string) => ReturnType<Comments['send']>
  /** Called after sending or canceling; without it the box stays open. */
  onDone?: () => void
}

/** Form for one comment; the text is kept until the server has stored it. */
export function CommentBox({ id, label, act, first = '', isFocused = false, ...props }: Props) {
  const { comments, onSend, onDone } = props
  const { run, busy, errors, message, forget } = useAction({ redraw: false })
  const [text, setText] = useState(first)

  async function send() {
    if (!(await run(() => onSend(text)))) return
    setText('')
    onDone?.()
  }

  return (
    <div className="mt-4">
      <Field id={id} label={label} error={errors.text ?? message}>
        {(control) => (
          <MentionInput
            control={control}
            comments={comments}
            isFocused={isFocused}
            value={text}
            onChange={(next) => {
              setText(next)
              forget()
            }}
            onSend={() => void send()}
          />
        )}
      </Field>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button size="sm" className="min-h-11!" aria-disabled={busy} onClick={() => void send()}>
          {busy ? 'Sending...' : act}
        </Button>
        {onDone && (
          <Button variant="ghost" size="sm" className="min-h-11!" onClick={onDone}>
            Cancel
          </Button>
        )}
        {!onDone && <span className="text-dense text-ink-soft">@ names a colleague</span>}
      </div>
    </div>
  )
}
