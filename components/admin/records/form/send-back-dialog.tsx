'use client'

import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import type { Approval } from '@/components/admin/records/form/use-approval'

/** Sends an approval request back with a note. */
export function SendBackDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const action = useAction({ redraw: false })
  const [note, setNote] = useState('')
  const who = approval.waiting?.askedBy ?? 'whoever asked'
  return (
    <DialogForm
      title={`Send it back to ${who}?`}
      words={`Nothing of it is lost, and ${who} can ask again.`}
      action={action}
      onSend={() => action.run(() => approval.sendBack(note))}
      onClose={onClose}
      submit="Send back"
      busyWords="Sending..."
    >
      <LongTextField
        id="answer-note"
        label="What is to be done first"
        error={action.errors.note}
        rows={3}
        maxLength={1000}
        value={note}
        onValue={setNote}
      />
    </DialogForm>
  )
}
