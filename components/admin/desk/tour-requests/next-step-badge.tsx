'use client'

import { clsx } from 'clsx'
import { CalendarCheck, CalendarClock, Siren } from 'lucide-react'
import { countdownOf } from '@/components/admin/desk/tour-requests/next-step-line'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { formatMoment, formatNear } from '@/components/admin/kit/lead-time'
import { useNow } from '@/components/admin/kit/use-now'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'

type Props = { step: string; dueAt: string; zone: string | undefined }

/** When a lead's next step is due, at the end of its row: red when overdue, a countdown if due at once. */
export function NextStepBadge({ step, dueAt, zone }: Props) {
  const ours = useCompanyZone()
  const now = useNow()
  const due = new Date(dueAt)
  const left = now === null ? null : due.getTime() - now
  const isLate = left !== null && left < 0
  const Icon = isLate ? Siren : step === 'tour' ? CalendarCheck : CalendarClock
  const words = `${nextStepLabel(step)}, ${isLate ? 'overdue since ' : ''}${formatMoment(due, zone ?? ours)}`
  return (
    <span
      title={words}
      className={clsx(
        'inline-flex min-h-6.5 flex-none items-center gap-1.5 whitespace-nowrap rounded-badge px-2 text-dense font-[640] tabular',
        isLate ? 'bg-bad-wash text-bad' : 'bg-linen text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">
        {now !== null && (countdownOf(step, left) ?? formatNear(due, new Date(now), zone ?? ours))}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
