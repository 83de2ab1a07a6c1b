'use client'

import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Plans } from '@/components/admin/records/form/use-plans'
import { Button } from '@/components/ui/button'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { lateness, type PlanAction, type PlanView } from '@/lib/records/publish/plan-view'

type Props = { plans: Plans; mayWrite: boolean; onChange: (action: PlanAction) => void }

const LOOKS = {
  waiting: 'border-info/45 bg-sky-wash text-info',
  fired: 'border-ok/45 bg-ok-wash text-ok',
  missed: 'border-bad/45 bg-bad-wash text-bad',
  canceled: '',
}

/** Below the bar: scheduled changes, recent ones, and failed ones. */
export function PlanLines({ plans, mayWrite, onChange }: Props) {
  return plans.plans.map((plan) => {
    const Icon = { waiting: Clock, fired: CircleCheck, missed: TriangleAlert, canceled: Clock }[plan.state]
    return (
      <div
        key={plan.action}
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5 text-dense lg:px-3.5 ${LOOKS[plan.state]}`}
      >
        <Icon className="size-5 flex-none" aria-hidden="true" />
        <p className="min-h-6 min-w-0 flex-1 basis-52">{planText(plan)}</p>
        {mayWrite && plan.state === 'missed' && (
          <Button variant="outline" size="sm" onClick={() => void plans.cancel(plan.action)}>
            Dismiss
          </Button>
        )}
        {mayWrite && plan.state === 'waiting' && (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" onClick={() => onChange(plan.action)}>
              Change<span className="sr-only"> the time</span>
            </Button>
            <Button variant="outline" size="sm" onClick={() => void plans.cancel(plan.action)}>
              Cancel<span className="sr-only"> the schedule</span>
            </Button>
          </div>
        )}
      </div>
    )
  })
}

function planText(plan: PlanView): string {
  const isOn = plan.action === 'publish'
  const time = plannedTime(plan.at, plan.timeZone)
  const who = `scheduled by ${plan.plannedBy}`
  if (plan.state === 'waiting') return `${isOn ? 'Will be published' : 'Will be unpublished'} ${time}, ${who}`
  if (plan.state === 'missed')
    return `Not ${isOn ? 'published' : 'unpublished'} ${time}, ${who}. ${plan.problem}`
  const late = lateness(plan)
  return `${isOn ? 'Published' : 'Unpublished'} ${time}, ${who}${late ? `: ${late}` : ''}`
}
