'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { type NextAfter, useNextLead } from '@/components/admin/desk/tour-requests/use-next-lead'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { SKIP_LABELS, SKIP_REASONS, type SkipReason } from '@/lib/leads/tour-requests/skip-reasons'

const CHOICES = SKIP_REASONS.map((value) => ({ value, label: SKIP_LABELS[value].label }))

/** Skips a waiting family with a reason, and opens the next one. */
export function SkipLead(after: NextAfter) {
  const router = useRouter()
  const next = useNextLead(after)
  const action = useAction()
  const [reason, setReason] = useState<SkipReason | ''>('')
  const [missing, setMissing] = useState<string>()

  async function skip() {
    if (!reason) return setMissing('Please enter a reason')
    const path = `tour-requests/${after.leadId}/skip`
    const skipped = await action.send('POST', path, { reason }, 'Skipped')
    if (skipped && next) router.push(`/admin/tour-requests/${next.id}`)
    return skipped
  }

  return (
    <DialogForm
      trigger={<Button variant="ghost">Skip</Button>}
      title="Skip this family"
      words="They keep their place and their clock. Your colleagues see the reason. For 15 minutes, you are offered other families."
      action={action}
      onSend={skip}
      submit={next ? `Skip to ${next.name}` : 'Skip'}
    >
      <ChoiceTiles
        legend="Why"
        name="skip-reason"
        value={reason}
        choices={CHOICES}
        onValue={(chosen) => {
          setReason(chosen)
          setMissing(undefined)
        }}
        error={missing ?? action.errors.reason}
      />
    </DialogForm>
  )
}
