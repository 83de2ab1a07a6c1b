'use client'

import { useId } from 'react'
import { ClosingReasonField } from '@/components/admin/desk/tour-requests/closing-reason-field'
import { useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { ClosingReason } from '@/lib/leads/tour-requests/closing-reasons'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'

/** Input that a move needs besides the status. */
export type Given = {
  reason: string
  reasonClass?: ClosingReason
  scheduledDate: string
  timeReason: string
}

type Props = {
  title: string
  /** Preview. */
  words: string
  action: string
  asksReason: boolean
  /** The status it moves to, where that is one lead's. */
  to?: LeadStatus
  /** True when the move closes requests: then the class of the reason is asked, too. */
  closes?: boolean
  /** The tour to agree on: lead, zone and initial date. */
  tour?: { leadId: string; timeZone: string; at: string | null } | null
  isBusy: boolean
  refusal: Refusal | null
  /** @returns true when it was done */
  onMove: (given: Given) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason or the tour's time; keeps the input after a refusal. */
export function MoveDialog({ title, words, action, asksReason, to, tour, ...props }: Props) {
  // Partners hear the class of the reason why a request was closed.
  const { isBusy, refusal, onMove, onClose, closes = to === 'not-interested' } = props
  const id = useId()
  // As in the lead's own form (status-form.tsx), where the words are found again.
  const { values, set, send } = useDraftFields('status', () => ({
    wanted: (to ?? '') as LeadStatus | '',
    reason: '',
    reasonClass: 'other' as ClosingReason,
    date: null as string | null,
    timeReason: '',
  }))
  const { reason, reasonClass, timeReason } = values
  const date = values.date ?? (tour?.at ? toLocalInput(tour.at, tour.timeZone) : '')
  const wanted = to ? { wanted: to } : {}
  const errors = refusal?.fieldErrors ?? {}
  const isShownAtField = Boolean((asksReason && errors.reason) || (tour && errors.scheduledDate))
  return (
    <DialogForm
      title={title}
      words={words}
      action={{ busy: isBusy, message: isShownAtField ? undefined : refusal?.message }}
      onSend={() => {
        const scheduledDate = tour ? (fromLocalInput(date, tour.timeZone) ?? '') : ''
        const given = { reason, ...(closes && { reasonClass }), scheduledDate, timeReason }
        return send(async () => ((await onMove(given)) ? true : null))
      }}
      onClose={onClose}
      submit={action}
    >
      {tour && (
        <TourMoment
          id={`${id}-tour`}
          leadId={tour.leadId}
          timeZone={tour.timeZone}
          value={date}
          error={errors.scheduledDate}
          reason={timeReason}
          onChange={(typed, why) => set({ ...wanted, date: typed, timeReason: why })}
        />
      )}
      {closes && (
        <ClosingReasonField
          id={`${id}-reasonClass`}
          error={errors.reasonClass}
          value={reasonClass}
          onValue={(chosen) => set({ ...wanted, reasonClass: chosen })}
        />
      )}
      {asksReason && (
        <LongTextField
          id={`${id}-reason`}
          label="Why"
          error={errors.reason}
          rows={3}
          value={reason}
          onValue={(typed) => set({ ...wanted, reason: typed })}
        />
      )}
    </DialogForm>
  )
}
