'use client'

import { type FormEvent, useId, useState } from 'react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

type Props = {
  id: string
  target: string
  /** For example 'Asked not to be called on Nov 21'. */
  said: string
  /** The lead on which it is lifted. */
  leadId?: string
  /** Suggested reason. */
  reason?: string
}

/** Lifts a refusal; the required reason is kept in the history. */
export function LiftRefusal({ id, target, said, leadId, reason: proposed = '' }: Props) {
  const fieldId = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState(proposed)
  const { send, pending, refusal } = useLeadAction()
  const error = refusal?.fieldErrors.reason

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const body = { reason, ...(leadId && { leadId }) }
    if (await send('POST', `/api/admin/do-not-contact/${id}/lift`, body, 'Lifted')) setOpen(false)
  }

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Lift<span className="sr-only"> for {target}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>May they be contacted again?</DialogTitle>
          <DialogDescription>
            {target}: {said.charAt(0).toLowerCase() + said.slice(1)}. Lift it only if they said so themselves.
          </DialogDescription>
          <form className="mt-5 grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
            <Field id={fieldId} label="Why" error={error}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  value={reason}
                  onChange={({ target: field }) => setReason(field.value)}
                />
              )}
            </Field>
            <FormRefusal message={error ? undefined : refusal?.message} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={pending}>
                {pending ? 'Saving…' : 'Lift it'}
              </Button>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
