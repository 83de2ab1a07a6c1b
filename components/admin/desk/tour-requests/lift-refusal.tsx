'use client'

import { useId, useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

type Props = {
  id: string
  target: string
  /** For example 'Asked not to be called on Nov 21'. */
  said: string
  /** The lead on which it is lifted. */
  leadId?: string
  reason?: string
}

/** Lifts a refusal; the required reason is kept in the history. */
export function LiftRefusal({ id, target, said, leadId, reason: proposed = '' }: Props) {
  const action = useAction()
  const [reason, setReason] = useState(proposed)
  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          Lift<span className="sr-only"> for {target}</span>
        </Button>
      }
      title="May they be contacted again?"
      words={`${target}: ${said.charAt(0).toLowerCase() + said.slice(1)}. Lift it only if they said so themselves.`}
      action={action}
      onSend={() => action.send('POST', `do-not-contact/${id}/lift`, { reason, leadId }, 'Lifted')}
      submit="Lift it"
    >
      <LongTextField
        id={useId()}
        label="Why"
        error={action.errors.reason}
        rows={3}
        value={reason}
        onValue={setReason}
      />
    </DialogForm>
  )
}
