'use client'

import { type FormEvent, useState } from 'react'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import type { Plans } from '@/components/admin/records/form/use-plans'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = { action: PlanAction | null; plans: Plans; onClose: () => void }

/** Chooses when a record is published or unpublished. */
export function ScheduleDialog({ action, plans, onClose }: Props) {
  return (
    <Dialog open={action !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        {action && <Chooser key={action} action={action} plans={plans} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

function Chooser({ action, plans, onClose }: Props & { action: PlanAction }) {
  const { timeZone } = plans
  const waiting = plans.plans.find((plan) => plan.action === action && plan.state === 'waiting')
  const [chosen, setChosen] = useState<LocalTime>(
    waiting ? localTime(waiting.at, timeZone) : { day: '', time: '09:00' },
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function choose(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const at = momentAt(chosen, timeZone)
    if (!at) return setProblem(invalidMomentText(chosen))
    setBusy(true)
    const fault = await plans.plan(action, at)
    setBusy(false)
    setProblem(fault)
    if (!fault) onClose()
  }

  return (
    <form noValidate onSubmit={choose}>
      <DialogTitle>{action === 'publish' ? 'Publish later' : 'Unpublish later'}</DialogTitle>
      <DialogDescription>
        {action === 'publish'
          ? 'Visitors see it from this time on, with nobody touching anything.'
          : 'Visitors see it until this time.'}
      </DialogDescription>
      <div className="mt-6">
        <TimeFields id="plan" timeZone={timeZone} problem={problem} value={chosen} onChange={setChosen} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Schedule'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
