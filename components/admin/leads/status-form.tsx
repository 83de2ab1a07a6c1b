'use client'

import { useState } from 'react'
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
import { isLeadStatus, type LeadStatus, needsReason } from '@/lib/leads/status'

type Props = {
  leadId: string
  status: LeadStatus
  choices: LeadStatus[]
  /** Moves that need no override. */
  listed: LeadStatus[]
  scheduledDate: string | null
  timeZone: string
}

/** The next step: only the moves this person may make, with a reason or a date where the move asks for one. */
export function StatusForm({ leadId, status, choices, listed, scheduledDate, timeZone }: Props) {
  const [next, setNext] = useState<LeadStatus | ''>('')
  const [reason, setReason] = useState('')
  const [date, setDate] = useState(scheduledDate ? toLocalInput(scheduledDate, timeZone) : '')
  const { send, pending, refusal } = useLeadAction()
  const asksReason = next !== '' && needsReason(status, next)
  const errors = refusal?.fieldErrors ?? {}
  return (
    <Panel title="Status" aside={<StatusBadge status={status} />}>
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (next === '') return
          const body = {
            status: next,
            expectedStatus: status,
            ...(asksReason && { reason }),
            ...(next === 'scheduled' && { scheduledDate: fromLocalInput(date, timeZone) }),
          }
          void send(
            'POST',
            `/api/admin/tour-requests/${leadId}/status`,
            body,
            `Now ${statusLabel(next).toLowerCase()}`,
          )
        }}
      >
        <Field id="lead-status" label="Move to" error={errors.status}>
          {(control) => (
            <Select
              {...control}
              data-dense=""
              value={next}
              onChange={({ target }) => setNext(isLeadStatus(target.value) ? target.value : '')}
            >
              <option value="">Choose the next step</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {statusLabel(choice)}
                  {!listed.includes(choice) && ' (override)'}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {next === 'scheduled' && (
          <Field
            id="lead-scheduled"
            label="Date of the tour"
            hint="In the community's time"
            error={errors.scheduledDate}
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                data-dense=""
                value={date}
                onChange={({ target }) => setDate(target.value)}
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
