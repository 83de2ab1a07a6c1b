'use client'

import { useState } from 'react'
import { refused } from '@/components/admin/kit/admin-api'
import { CheckField } from '@/components/admin/kit/check-field'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import type { Approval, Plans } from '@/components/admin/records/form/use-plans'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = { action: PlanAction; plans: Plans; onClose: () => void }

/** Chooses when a record is published or unpublished. */
export function ScheduleDialog({ action, plans, onClose }: Props) {
  const { timeZone } = plans
  const waiting = plans.plans.find((plan) => plan.action === action && plan.state === 'waiting')
  const { run, busy, errors, message } = useAction({ redraw: false })
  const [chosen, setChosen] = useState<LocalTime>(
    waiting ? localTime(waiting.at, timeZone) : { day: '', time: '09:00' },
  )

  function choose() {
    const at = momentAt(chosen, timeZone)
    return run(async () => (at ? plans.plan(action, at) : refused(invalidMomentText(chosen), 'at')))
  }

  return (
    <DialogForm
      title={action === 'publish' ? 'Publish later' : 'Unpublish later'}
      words={
        action === 'publish'
          ? 'It is published automatically at this time.'
          : 'It is unpublished automatically at this time.'
      }
      action={{ busy, message }}
      onSend={choose}
      onClose={onClose}
      submit="Schedule"
    >
      <TimeFields
        id="plan"
        timeZone={timeZone}
        problem={errors.at ?? null}
        value={chosen}
        onChange={setChosen}
      />
    </DialogForm>
  )
}

type ApprovalDialogProps = { action: PlanAction; approval: Approval; onClose: () => void }

/** Requests approval, with a note and an optional time. */
export function ApprovalDialog({ action, approval, onClose }: ApprovalDialogProps) {
  const { waiting, timeZone } = approval
  const before = waiting?.state === 'waiting' && waiting.isMine && waiting.action === action ? waiting : null
  const { run, busy, errors, message } = useAction({ redraw: false })
  const [note, setNote] = useState(before?.note ?? '')
  const [isTimed, setTimed] = useState(Boolean(before?.wantedAt))
  const [chosen, setChosen] = useState<LocalTime>(
    before?.wantedAt ? localTime(before.wantedAt, timeZone) : { day: '', time: '09:00' },
  )
  const isOn = action === 'publish'

  function ask() {
    const at = isTimed ? momentAt(chosen, timeZone) : null
    return run(async () =>
      isTimed && !at ? refused(invalidMomentText(chosen), 'at') : approval.ask(action, note, at),
    )
  }

  return (
    <DialogForm
      title={isOn ? 'Ask for approval' : 'Ask to unpublish'}
      words={
        isOn
          ? 'A colleague who can publish reviews it, then publishes it or sends it back to you with a note.'
          : 'A colleague who can publish unpublishes it or sends you a note. Visitors see it until then.'
      }
      action={{ busy, message }}
      onSend={ask}
      onClose={onClose}
      submit="Ask"
      busyWords="Asking..."
    >
      <LongTextField
        id="wish-note"
        label="Note"
        optional
        error={errors.note}
        rows={3}
        maxLength={1000}
        value={note}
        onValue={setNote}
      />
      <CheckField
        label={isOn ? 'Publish at a set time' : 'Unpublish at a set time'}
        value={isTimed}
        onValue={setTimed}
      />
      {isTimed && (
        <TimeFields
          id="wish"
          value={chosen}
          timeZone={timeZone}
          problem={errors.at ?? null}
          onChange={setChosen}
        />
      )}
    </DialogForm>
  )
}
