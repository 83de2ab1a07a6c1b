'use client'

import { useState } from 'react'
import { countdownOf } from '@/components/admin/desk/tour-requests/next-step-line'
import { TourOutcome } from '@/components/admin/desk/tour-requests/tour-outcome'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { MomentField } from '@/components/admin/kit/moment-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useNow } from '@/components/admin/kit/use-now'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { newUuid } from '@/lib/browser/new-uuid'
import { CHOSEN_CALL, nextStepLabel } from '@/lib/leads/tour-requests/next-step'

type Props = {
  leadId: string
  step: string
  dueAt: string
  timeZone: string
  mayWork: boolean
  /** The text that says who called, if it can be sent now. */
  thatWasUs: string | null
}

/** The next step and its time, with a form to postpone it. */
export function NextStepPanel({ leadId, step, dueAt, timeZone, mayWork, thatWasUs }: Props) {
  const now = useNow()
  const [typed, setTyped] = useState<string | null>(null)
  const action = useAction()
  const left = now === null ? null : Date.parse(dueAt) - now
  const isLate = left !== null && left < 0
  const countdown = countdownOf(step, left)
  // A tour's date is agreed on with the family, and the family chose the time of this call.
  const isFixed = step === 'tour' || step === CHOSEN_CALL

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
      {countdown && (
        <p role="timer" className="mt-1 type-h4 tabular">
          {countdown}
        </p>
      )}
      {step === 'second-call' && (
        <p className="mt-1 text-dense text-ink-soft">
          Many people answer an unknown number when it calls again right away.
        </p>
      )}
      {mayWork && step === 'that-was-us' && thatWasUs && <SendThatWasUs leadId={leadId} words={thatWasUs} />}
      {mayWork && !isFixed && typed === null && (
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

/** Sends the text as it stands, and logs it; it is edited in the form for an attempt. */
function SendThatWasUs({ leadId, words }: { leadId: string; words: string }) {
  // One id for the button: pressed twice, it is sent once.
  const [attemptId] = useState(newUuid)
  return (
    <div className="mt-2 grid gap-2.5">
      <blockquote className="border-line border-l-4 pl-3 text-dense wrap-anywhere">{words}</blockquote>
      <ActionButton
        className="justify-self-start"
        path={`tour-requests/${leadId}/attempts`}
        body={{ attemptId, outcome: 'text', text: words }}
        done="The text is on its way"
        busyWords="Sending..."
      >
        Send it
      </ActionButton>
    </div>
  )
}
