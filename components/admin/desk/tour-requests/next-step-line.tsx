'use client'

import { clsx } from 'clsx'
import { CalendarClock, Siren } from 'lucide-react'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { useNow } from '@/components/admin/kit/use-now'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/tour-requests/promise-text'

type Props = { step: string; dueAt: string; zone: string | undefined }

/** A lead's next step in a list, red when overdue. */
export function NextStepLine({ step, dueAt, zone }: Props) {
  const now = useNow()
  const isLate = now !== null && Date.parse(dueAt) < now
  const Icon = isLate ? Siren : CalendarClock
  return (
    <span
      className={clsx(
        'mt-1.5 flex items-center gap-1.5 text-dense',
        isLate ? 'font-[640] text-bad' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none" />
      <span>
        {nextStepLabel(step)}, {isLate && 'overdue since '}
        {formatMoment(new Date(dueAt), zone ?? DEFAULT_TIME_ZONE)}
      </span>
    </span>
  )
}
