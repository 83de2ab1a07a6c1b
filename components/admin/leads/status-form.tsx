'use client'

import { type FormEvent, useState } from 'react'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { Panel } from '@/components/admin/leads/panel'
import { useLeadAction } from '@/components/admin/leads/use-lead-action'
import { fromLocalInput, toLocalInput } from '@/components/admin/leads/zoned-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { StatusBadge, statusLabel } from '@/components/ui/status-badge'
import { Textarea } from '@/components/ui/textarea'
import { isLeadStatus, isListedTransition, type LeadStatus, needsReason } from '@/lib/leads/status'

type Props = {
  leadId: string
  status: LeadStatus
  isManager: boolean
  /** Where this person may move it; a scheduled tour may besides get a new date. */
  choices: readonly LeadStatus[]
  /** The agreed date of the tour, else the one the family would like. */
  tourDate: string | null
  timeZone: string
}

/** The next step: only the moves this person may make, with a reason or a date where the move asks for one. */
export function StatusForm({ leadId, status, isManager, choices, tourDate, timeZone }: Props) {
  const [wanted, setWanted] = useState<LeadStatus | ''>('')
  const [reason, setReason] = useState('')
  const [typedDate, setTypedDate] = useState<string | null>(null)
  const { send, pending, refusal } = useLeadAction()
  const moves = choices.filter((choice) => choice !== status)
  // Somebody else may move the lead while this form is being filled in: what is typed stays, the move is chosen anew.
  const redates = status === 'scheduled' && wanted === 'scheduled'
  const next = wanted !== '' && (moves.includes(wanted) || redates) ? wanted : ''
  const asksReason = next !== '' && !redates && needsReason(status, next)
  const date = typedDate ?? (tourDate ? toLocalInput(tourDate, timeZone) : '')
  const errors = refusal?.fieldErrors ?? {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (next === '') return
    const scheduledDate = fromLocalInput(date, timeZone)
    const address = `/api/admin/tour-requests/${leadId}`
    const saved = redates
      ? await send('POST', `${address}/schedule`, { scheduledDate: scheduledDate ?? '' }, 'New date saved')
      : await send(
          'POST',
          `${address}/status`,
          {
            status: next,
            expectedStatus: status,
            ...(asksReason && { reason }),
            ...(next === 'scheduled' && { scheduledDate: scheduledDate ?? '' }),
          },
          `Now ${statusLabel(next).toLowerCase()}`,
        )
    if (!saved) return
    setWanted('')
    setReason('')
    setTypedDate(null)
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
          <Field
            id="lead-scheduled"
            label="Date of the tour"
            hint="In the community’s own time"
            error={errors.scheduledDate}
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                data-dense=""
                value={date}
                onChange={({ target }) => setTypedDate(target.value)}
              />
            )}
          </Field>
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
        <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
        <Button type="submit" disabled={next === '' || pending}>
          {pending ? 'Saving…' : 'Save status'}
        </Button>
      </form>
    </Panel>
  )
}
