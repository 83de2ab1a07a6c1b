'use client'

import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { TextField } from '@/components/admin/kit/text-field'
import type { DraftState } from '@/components/admin/records/form/use-draft'

/** Publishes in spite of the checks, with a reason that the history keeps; for administrators. */
export function PublishAnyway({ draft, onClose }: { draft: DraftState; onClose: () => void }) {
  const [reason, setReason] = useState('')
  return (
    <DialogForm
      title="Publish despite the checks?"
      words="Visitors will see it although something is missing. The history shows your name and reason."
      action={{ busy: false, message: undefined }}
      submit="Publish anyway"
      isReady={reason.trim().length >= 3}
      onClose={onClose}
      onSend={async () => {
        await draft.publish(reason)
        return true
      }}
    >
      <TextField id="publish-anyway" label="Reason" maxLength={300} value={reason} onValue={setReason} />
    </DialogForm>
  )
}
