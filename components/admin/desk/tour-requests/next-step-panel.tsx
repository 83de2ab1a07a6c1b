'use client'

import { type FormEvent, useState } from 'react'
import { TourOutcome } from '@/components/admin/desk/tour-requests/tour-outcome'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { MomentField } from '@/components/admin/kit/moment-field'
import { Panel } from '@/components/admin/kit/panel'
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
  const { send, pending, refusal } = useLeadAction()
  const isLate = now !== null && Date.parse(dueAt) < now

  async function submit(event: FormEvent) {
    event.preventDefault()
    const nextStepAt = fromLocalInput(typed ?? '', timeZone) ?? ''
    const saved = await send(
      'PUT',
      `/api/admin/tour-requests/${leadId}/next-step`,
      { nextStepAt },
      'New time saved',
    )
    if (saved) setTyped(null)
  }

  return (
    <Panel title="Next step" aside={isLate ? <Badge tone="bad">Overdue</Badge> : undefined}>
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
        <form className="mt-3 grid gap-3" onSubmit={(event) => void submit(event)}>
          <MomentField
            id="next-step-at"
            label="New time"
            value={typed}
            error={refusal?.fieldErrors.nextStepAt}
            onChange={setTyped}
          />
          <FormRefusal message={refusal?.fieldErrors.nextStepAt ? undefined : refusal?.message} />
          <div className="flex gap-2">
            <Button type="submit" disabled={pending}>
              {pending ? 'Saving…' : 'Save'}
            </Button>
            <Button variant="ghost" onClick={() => setTyped(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
