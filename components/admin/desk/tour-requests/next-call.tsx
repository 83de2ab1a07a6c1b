'use client'

import { CalendarClock } from 'lucide-react'
import { MomentField } from '@/components/admin/kit/moment-field'
import { toLocalInput } from '@/components/admin/kit/zoned-input'
import { type AttemptOutcome, suggestedStep } from '@/lib/leads/tour-requests/contact-attempt'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'

type Props = {
  id: string
  outcome: AttemptOutcome
  /** Calls so far that nobody answered; null once the family was reached. */
  missedCalls: number | null
  /** True when “that was us” can be texted now. */
  mayText: boolean
  timeZone: string
  /** As typed, in the zone; null: as suggested. */
  value: string | null
  error: string | undefined
  onValue: (value: string | null) => void
}

/** The suggested next step, with a choice of another time. */
export function NextCall({ outcome, missedCalls, mayText, timeZone, value, ...field }: Props) {
  const { step, inMinutes } = suggestedStep(outcome, { missedCalls, mayText })
  if (value !== null) return <MomentField {...field} label={nextStepLabel(step)} value={value} />
  const suggested = () => new Date(Date.now() + inMinutes * 60_000).toISOString()
  return (
    <div className="text-dense">
      <p className="flex items-start gap-2">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
        Next: {nextStepLabel(step).toLowerCase()} {inWords(inMinutes)}, in staffed hours.
      </p>
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4"
        onClick={() => field.onValue(toLocalInput(suggested(), timeZone))}
      >
        Choose another time
      </button>
    </div>
  )
}

function inWords(minutes: number): string {
  if (minutes < 60) return `in ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? 'in an hour' : `in ${hours} hours`
  const days = Math.round(hours / 24)
  return days === 1 ? 'in a day' : `in ${days} days`
}
