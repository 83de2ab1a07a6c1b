'use client'

import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import { toLocalInput } from '@/components/admin/kit/zoned-input'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { CallResult } from '@/lib/leads/tour-requests/contact-attempt'
import { isListedTransition, type LeadStatus } from '@/lib/leads/tour-requests/status'

/** `date` as typed, in the community's zone; null until then. */
export type ResultValues = { result: CallResult; reason: string; date: string | null; evenIfFull: boolean }

type Props = {
  id: string
  leadId: string
  status: LeadStatus
  values: ResultValues
  tourDate: string | null
  timeZone: string
  errors: Record<string, string>
  onChange: (values: ResultValues) => void
}

/** Results of a conversation that are allowed from the lead's status. */
export function AttemptResult({ id, leadId, status, values, tourDate, timeZone, errors, onChange }: Props) {
  const leads = (to: LeadStatus) => status === to || isListedTransition(status, to)
  const choices = [
    { value: 'call-again' as const, label: 'Call again later' },
    ...(leads('scheduled') ? [{ value: 'tour' as const, label: 'Tour agreed' }] : []),
    ...(leads('not-interested') ? [{ value: 'not-interested' as const, label: 'Not interested' }] : []),
  ]
  return (
    <>
      <ChoiceTiles
        legend="What did they say?"
        name={`${id}-result`}
        value={values.result}
        choices={choices}
        onChange={(result) => onChange({ ...values, result })}
        error={errors.result}
      />
      {values.result === 'tour' && (
        <TourMoment
          id={`${id}-date`}
          leadId={leadId}
          timeZone={timeZone}
          value={values.date ?? (tourDate ? toLocalInput(tourDate, timeZone) : '')}
          error={errors.scheduledDate}
          evenIfFull={values.evenIfFull}
          onChange={(date) => onChange({ ...values, date, evenIfFull: false })}
          onEvenIfFull={(evenIfFull) => onChange({ ...values, evenIfFull })}
        />
      )}
      {values.result === 'not-interested' && (
        <Field id={`${id}-reason`} label="Why" error={errors.reason}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={values.reason}
              onChange={({ target }) => onChange({ ...values, reason: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
