'use client'

import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { ClosingReasonField } from '@/components/admin/desk/tour-requests/closing-reason-field'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import { LongTextField } from '@/components/admin/kit/text-field'
import { toLocalInput } from '@/components/admin/kit/zoned-input'
import type { ClosingReason } from '@/lib/leads/tour-requests/closing-reasons'
import type { CallResult } from '@/lib/leads/tour-requests/contact-attempt'
import { isListedTransition, type LeadStatus } from '@/lib/leads/tour-requests/status'

/** `date` as typed, in the community's zone; null until then. */
export type ResultValues = {
  result: CallResult
  reason: string
  reasonClass: ClosingReason
  date: string | null
  timeReason: string
}

type Props = {
  id: string
  leadId: string
  status: LeadStatus
  value: ResultValues
  tourDate: string | null
  timeZone: string
  errors: Record<string, string>
  onValue: (value: ResultValues) => void
}

/** Results of a conversation that are allowed from the lead's status. */
export function AttemptResult({ id, leadId, status, value, tourDate, timeZone, errors, onValue }: Props) {
  const set = (part: Partial<ResultValues>) => onValue({ ...value, ...part })
  const leads = (to: LeadStatus) => status === to || isListedTransition(status, to)
  const choices = [
    { value: 'call-again' as const, label: 'Call again later' },
    ...(leads('scheduled') ? [{ value: 'tour' as const, label: 'Tour scheduled' }] : []),
    ...(leads('not-interested') ? [{ value: 'not-interested' as const, label: 'Not interested' }] : []),
  ]
  return (
    <>
      <ChoiceTiles
        legend="What did they say?"
        name={`${id}-result`}
        value={value.result}
        choices={choices}
        onValue={(result) => set({ result })}
        error={errors.result}
      />
      {value.result === 'tour' && (
        <TourMoment
          id={`${id}-date`}
          leadId={leadId}
          timeZone={timeZone}
          value={value.date ?? (tourDate ? toLocalInput(tourDate, timeZone) : '')}
          error={errors.scheduledDate}
          reason={value.timeReason}
          onChange={(date, timeReason) => set({ date, timeReason })}
        />
      )}
      {value.result === 'not-interested' && (
        <>
          <ClosingReasonField
            id={`${id}-reasonClass`}
            error={errors.reasonClass}
            value={value.reasonClass}
            onValue={(reasonClass) => set({ reasonClass })}
          />
          <LongTextField
            id={`${id}-reason`}
            label="Why"
            error={errors.reason}
            rows={2}
            value={value.reason}
            onValue={(reason) => set({ reason })}
          />
        </>
      )}
    </>
  )
}
