'use client'

import { useState } from 'react'
import { TourOutcome } from '@/components/admin/desk/tour-requests/tour-outcome'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { MomentField } from '@/components/admin/kit/moment-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useNow } from '@/components/admin/kit/use-now'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'

type Props = { leadId: string; step: string; dueAt: string; timeZone: string; mayWork: boolean }

/** The next step and its time, with a form to postpone it. */
export function NextStepPanel({ leadId, step, dueAt, timeZone, mayWork }: Props) {
  const now = useNow()
  const [typed, setTyped] = useState<string | null>(null)
  const action = useAction()
  const isLate = now !== null && Date.parse(dueAt) < now

  async function postpone() {
    const nextStepAt = fromLocalInput(typed ?? '', timeZone) ?? ''
    const path = `tour-requests/${leadId}/next-step`
    if (await action.send('PUT', path, { nextStepAt }, 'New time saved')) setTyped(null)
  }

  return (
    <Card title="Next step" aside={isLate ? <Badge tone="bad">Overdue</Badge> : undefined}>
      <p>
        <b className="font-[640]">{nextStepLabel(step)}</b>{' '}
        <span className={isLate ? 'text-bad' : 'text-ink-soft'}>
          {formatMoment(new Date(dueAt), timeZone)}
        </span>
      </p>
      {/* A tour's date is agreed on with the family and changed with the status. */}
      {mayWork && step !== 'tour' && typed === null && (
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4"
          onClick={() => setTyped(toLocalInput(dueAt, timeZone))}
        >
          Choose another time
        </button>
      )}
      {mayWork && step === 'tour' && isLate && <TourOutcome leadId={leadId} />}
      {typed !== null && (
        <ActionForm
          action={action}
          className="mt-3 grid gap-3"
          onSend={postpone}
          submit="Save"
          footer={(button) => (
            <div className="flex gap-2">
              {button}
              <Button variant="ghost" onClick={() => setTyped(null)}>
                Cancel
              </Button>
            </div>
          )}
        >
          <MomentField
            id="next-step-at"
            label="New time"
            value={typed}
            error={action.errors.nextStepAt}
            onValue={setTyped}
          />
        </ActionForm>
      )}
    </Card>
  )
}
