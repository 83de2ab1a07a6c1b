'use client'

import { useState } from 'react'
import { refused } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import type { Plans } from '@/components/admin/records/form/use-plans'
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
          ? 'Visitors see it from this time on, with nobody touching anything.'
          : 'Visitors see it until this time.'
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
