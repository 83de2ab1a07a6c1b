'use client'

import { type FormEvent, useState } from 'react'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { StatusBadge, statusLabel } from '@/components/ui/status-badge'
import { Textarea } from '@/components/ui/textarea'
import {
  isLeadStatus,
  isListedTransition,
  type LeadStatus,
  needsReason,
} from '@/lib/leads/tour-requests/status'

type Props = {
  leadId: string
  status: LeadStatus
  isManager: boolean
  /** Allowed moves; a scheduled tour can also get a new date. */
  choices: readonly LeadStatus[]
  /** The agreed or preferred date of the tour. */
  tourDate: string | null
  timeZone: string
  /** No attempt has been logged. */
  isWaiting: boolean
}

/** Allowed moves, with a reason or date where needed. */
export function StatusForm({ leadId, status, isManager, choices, tourDate, timeZone, isWaiting }: Props) {
  const [wanted, setWanted] = useState<LeadStatus | ''>('')
  const [reason, setReason] = useState('')
  const [typedDate, setTypedDate] = useState<string | null>(null)
  const [evenIfFull, setEvenIfFull] = useState(false)
  const { send, pending, refusal } = useLeadAction()
  const moves = choices.filter((choice) => choice !== status)
  // If somebody else moves the lead meanwhile, the input stays, but the move must be chosen again.
  const redates = status === 'scheduled' && wanted === 'scheduled'
  const next = wanted !== '' && (moves.includes(wanted) || redates) ? wanted : ''
  const asksReason = next !== '' && !redates && needsReason(status, next)
  const date = typedDate ?? (tourDate ? toLocalInput(tourDate, timeZone) : '')
  const errors = refusal?.fieldErrors ?? {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (next === '') return
    const tour = { scheduledDate: fromLocalInput(date, timeZone) ?? '', evenIfFull }
    const address = `/api/admin/tour-requests/${leadId}`
    const saved = redates
      ? await send('POST', `${address}/schedule`, tour, 'New date saved')
      : await send(
          'POST',
          `${address}/status`,
          {
            status: next,
            expectedStatus: status,
            ...(asksReason && { reason }),
            ...(next === 'scheduled' && tour),
          },
          `Now ${statusLabel(next).toLowerCase()}`,
        )
    if (!saved) return
    setWanted('')
    setReason('')
    setTypedDate(null)
    setEvenIfFull(false)
  }

  return (
    <Panel title="Status" aside={<StatusBadge status={status} />}>
      <form className="grid gap-3.5" onSubmit={(event) => void submit(event)}>
        <Field id="lead-status" label="Move to" error={errors.status}>
          {(control) => (
            <Select
              {...control}
              data-dense=""
              value={next}
              onChange={({ target }) => setWanted(isLeadStatus(target.value) ? target.value : '')}
            >
              <option value="">Choose the next step</option>
              {status === 'scheduled' && <option value="scheduled">New date for the tour</option>}
              {moves
                .filter((move) => isListedTransition(status, move))
                .map((move) => (
                  <option key={move} value={move}>
                    {statusLabel(move)}
                  </option>
                ))}
              {isManager && (
                <optgroup label="Out of turn, with a reason">
                  {moves
                    .filter((move) => !isListedTransition(status, move))
                    .map((move) => (
                      <option key={move} value={move}>
                        {statusLabel(move)}
                      </option>
                    ))}
                </optgroup>
              )}
            </Select>
          )}
        </Field>
        {next === 'scheduled' && (
          <TourMoment
            id="lead-scheduled"
            leadId={leadId}
            timeZone={timeZone}
            value={date}
            error={errors.scheduledDate}
            evenIfFull={evenIfFull}
            onChange={(typed) => {
              setTypedDate(typed)
              setEvenIfFull(false)
            }}
            onEvenIfFull={setEvenIfFull}
          />
        )}
        {asksReason && (
          <Field id="lead-reason" label="Why" error={errors.reason}>
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
        {isWaiting && next !== '' && (
          <p className="text-dense text-ink-soft">
            The clock goes on until an attempt to reach them is logged.
          </p>
        )}
        <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
        <Button type="submit" disabled={next === '' || pending}>
          {pending ? 'Saving…' : 'Save status'}
        </Button>
      </form>
    </Panel>
  )
}
