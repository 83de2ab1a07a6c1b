'use client'

import { type FormEvent, useState } from 'react'
import type { Approval } from '@/components/admin/records/form/use-approval'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

type Props = { isOpen: boolean; approval: Approval; onClose: () => void }

/** Sends an approval request back with a note. */
export function SendBackDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent>
        <SendBackForm {...props} />
      </DialogContent>
    </Dialog>
  )
}

function SendBackForm({ approval, onClose }: Omit<Props, 'isOpen'>) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const who = approval.waiting?.askedBy ?? 'whoever asked'

  async function sendBack(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const wrong = await approval.sendBack(note)
    setBusy(false)
    setProblem(wrong)
    if (!wrong) onClose()
  }

  return (
    <form noValidate onSubmit={sendBack}>
      <DialogTitle>Send it back to {who}?</DialogTitle>
      <DialogDescription>Nothing of it is lost, and {who} can ask again.</DialogDescription>
      <div className="mt-6">
        <Field id="answer-note" label="What is to be done first" error={problem ?? undefined}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send back'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
