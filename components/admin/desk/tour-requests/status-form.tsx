'use client'

import { ClosingReasonField } from '@/components/admin/desk/tour-requests/closing-reason-field'
import { useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { TourMoment } from '@/components/admin/desk/tour-requests/tour-moment'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { StatusBadge, statusLabel } from '@/components/ui/status-badge'
import type { ClosingReason } from '@/lib/leads/tour-requests/closing-reasons'
import { isListedTransition, type LeadStatus, needsReason } from '@/lib/leads/tour-requests/status'

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

/** `date` as typed; null until then. */
const BLANK = {
  wanted: '' as LeadStatus | '',
  reason: '',
  reasonClass: 'other' as ClosingReason,
  date: null as string | null,
  timeReason: '',
}

/** Allowed moves, with a reason or date where needed. */
export function StatusForm({ leadId, status, isManager, choices, tourDate, timeZone, isWaiting }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, set, send } = useDraftFields('status', () => BLANK)
  const { wanted, reason, reasonClass, timeReason } = values
  const moves = choices.filter((choice) => choice !== status)
  // If somebody else moves the lead meanwhile, the input stays, but the move must be chosen again.
  const redates = status === 'scheduled' && wanted === 'scheduled'
  const next = wanted !== '' && (moves.includes(wanted) || redates) ? wanted : ''
  const asksReason = next !== '' && !redates && needsReason(status, next)
  const date = values.date ?? (tourDate ? toLocalInput(tourDate, timeZone) : '')

  async function save() {
    if (next === '') return
    const path = `tour-requests/${leadId}`
    const tour = { scheduledDate: fromLocalInput(date, timeZone) ?? '', timeReason }
    const move = {
      status: next,
      expectedStatus: status,
      ...(asksReason && { reason }),
      ...(next === 'not-interested' && { reasonClass }),
      ...(next === 'scheduled' && tour),
    }
    await send(() =>
      redates
        ? action.send('POST', `${path}/schedule`, tour, 'New date saved')
        : action.send('POST', `${path}/status`, move, `Now ${statusLabel(next).toLowerCase()}`),
    )
  }

  const choicesOf = (isListed: boolean) =>
    moves
      .filter((move) => isListedTransition(status, move) === isListed)
      .map((move) => ({ value: move, label: statusLabel(move) }))
  return (
    <Card title="Status" aside={<StatusBadge status={status} />}>
      <ActionForm
        action={action}
        className="grid gap-3.5"
        onSend={save}
        submit="Save status"
        isReady={next !== ''}
        footer={(button) => button}
      >
        <SelectField
          id="lead-status"
          label="Move to"
          error={errors.status}
          value={next}
          none="Choose the next step"
          choices={[
            ...(status === 'scheduled' ? [{ value: status, label: 'New date for the tour' }] : []),
            ...choicesOf(true),
          ]}
          onValue={(chosen) => set({ wanted: chosen })}
        >
          {isManager && (
            <optgroup label="Out of order, with a reason">
              {choicesOf(false).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          )}
        </SelectField>
        {next === 'scheduled' && (
          <TourMoment
            id="lead-scheduled"
            leadId={leadId}
            timeZone={timeZone}
            value={date}
            error={errors.scheduledDate}
            reason={timeReason}
            onChange={(typed, why) => set({ date: typed, timeReason: why })}
          />
        )}
        {next === 'not-interested' && (
          <ClosingReasonField
            id="lead-reason-class"
            error={errors.reasonClass}
            value={reasonClass}
            onValue={(chosen) => set({ reasonClass: chosen })}
          />
        )}
        {asksReason && (
          <LongTextField
            id="lead-reason"
            label="Why"
            error={errors.reason}
            rows={3}
            value={reason}
            onValue={(typed) => set({ reason: typed })}
          />
        )}
        {isWaiting && next !== '' && (
          <p className="text-dense text-ink-soft">The clock keeps running until an attempt is logged.</p>
        )}
      </ActionForm>
    </Card>
  )
}
