'use client'

import { useId, useState } from 'react'
import { ClosingReasonField } from '@/components/admin/desk/tour-requests/closing-reason-field'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { ClosingReason } from '@/lib/leads/tour-requests/closing-reasons'

/** Input that a move needs besides the status. */
export type Given = {
  reason: string
  reasonClass?: ClosingReason
  scheduledDate: string
  evenIfFull: boolean
}

type Props = {
  title: string
  /** Preview. */
  words: string
  action: string
  asksReason: boolean
  /** True when the move closes requests: then the class of the reason is asked, too. */
  closes?: boolean
  /** The tour to agree on: lead, zone and initial date. */
  tour?: { leadId: string; timeZone: string; at: string | null } | null
  isBusy: boolean
  refusal: Refusal | null
  onMove: (given: Given) => void
  onClose: () => void
}

/** Asks for the reason or the tour's time; keeps the input after a refusal. */
export function MoveDialog({ title, words, action, asksReason, closes = false, tour, ...props }: Props) {
  const { isBusy, refusal, onMove, onClose } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [reasonClass, setReasonClass] = useState<ClosingReason>('other')
  const [date, setDate] = useState(tour?.at ? toLocalInput(tour.at, tour.timeZone) : '')
  const [evenIfFull, setEvenIfFull] = useState(false)
  const errors = refusal?.fieldErrors ?? {}
  const isShownAtField = Boolean((asksReason && errors.reason) || (tour && errors.scheduledDate))
  return (
    <DialogForm
      title={title}
      words={words}
      action={{ busy: isBusy, message: isShownAtField ? undefined : refusal?.message }}
      onSend={() =>
        onMove({
          reason,
          ...(closes && { reasonClass }),
          scheduledDate: tour ? (fromLocalInput(date, tour.timeZone) ?? '') : '',
          evenIfFull,
        })
      }
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
          evenIfFull={evenIfFull}
          onChange={(typed, isAgreed) => {
            setDate(typed)
            setEvenIfFull(isAgreed)
          }}
        />
      )}
      {closes && (
        <ClosingReasonField
          id={`${id}-reasonClass`}
          error={errors.reasonClass}
          value={reasonClass}
          onValue={setReasonClass}
        />
      )}
      {asksReason && (
        <LongTextField
          id={`${id}-reason`}
          label="Why"
          error={errors.reason}
          rows={3}
          value={reason}
          onValue={setReason}
        />
      )}
    </DialogForm>
  )
}
