'use client'

import { type FormEvent, useId, useState } from 'react'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

/** Input that a move needs besides the status. */
export type Given = { reason: string; scheduledDate: string; evenIfFull: boolean }

type Props = {
  title: string
  /** Preview. */
  words: string
  action: string
  asksReason: boolean
  /** The tour to agree on: lead, zone and initial date. */
  tour?: { leadId: string; timeZone: string; at: string | null } | null
  isBusy: boolean
  refusal: Refusal | null
  onMove: (given: Given) => void
  onClose: () => void
}

/** Asks for the reason or the tour's time; keeps the input after a refusal. */
export function MoveDialog({
  title,
  words,
  action,
  asksReason,
  tour,
  isBusy,
  refusal,
  onMove,
  onClose,
}: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [date, setDate] = useState(tour?.at ? toLocalInput(tour.at, tour.timeZone) : '')
  const [evenIfFull, setEvenIfFull] = useState(false)
  const errors = refusal?.fieldErrors ?? {}
  const isShownAtField = Boolean((asksReason && errors.reason) || (tour && errors.scheduledDate))

  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles the dialog's events to the bar or card that opened it.
    event.stopPropagation()
    onMove({ reason, scheduledDate: tour ? (fromLocalInput(date, tour.timeZone) ?? '') : '', evenIfFull })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <p className="mt-2 text-ink-soft">{words}</p>
        <form noValidate className="mt-5 grid gap-4" onSubmit={submit}>
          {tour && (
            <TourMoment
              id={`${id}-tour`}
              leadId={tour.leadId}
              timeZone={tour.timeZone}
              value={date}
              error={errors.scheduledDate}
              evenIfFull={evenIfFull}
              onChange={(typed) => {
                setDate(typed)
                setEvenIfFull(false)
              }}
              onEvenIfFull={setEvenIfFull}
            />
          )}
          {asksReason && (
            <Field id={`${id}-reason`} label="Why" error={errors.reason}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          )}
          <FormRefusal message={isShownAtField ? undefined : refusal?.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Saving…' : action}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
