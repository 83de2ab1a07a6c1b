'use client'

import { useState } from 'react'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { MentionInput } from '@/components/admin/records/comments/mention-input'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'

type Props = {
  id: string
  label: string
  /** Label of the send button. */
  act: string
  /** Initial text. */
  first?: string
  isFocused?: boolean
  comments: Comments
  onSend: (text: string) => Promise<Refusal | null>
  /** Called after sending or canceling; without it the box stays open. */
  onDone?: () => void
}

/** Form for one comment; the text is kept until the server has stored it. */
export function CommentBox({ id, label, act, first = '', isFocused = false, ...props }: Props) {
  const { comments, onSend, onDone } = props
  const [text, setText] = useState(first)
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    setBusy(true)
    const refusal = await onSend(text)
    setBusy(false)
    setProblem(refusal ? (refusal.fieldErrors.text ?? refusal.message) : undefined)
    if (refusal) return
    setText('')
    onDone?.()
  }

  return (
    <div className="mt-4">
      <Field id={id} label={label} error={problem}>
        {(control) => (
          <MentionInput
            control={control}
            comments={comments}
            isFocused={isFocused}
            value={text}
            onChange={(next) => {
              setText(next)
              setProblem(undefined)
            }}
            onSend={() => void send()}
          />
        )}
      </Field>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button size="sm" className="min-h-11!" aria-disabled={isBusy} onClick={() => void send()}>
          {isBusy ? 'Sending...' : act}
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
