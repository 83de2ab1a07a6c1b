'use client'

import { clsx } from 'clsx'
import { CalendarClock, Siren } from 'lucide-react'
import { formatDuration } from '@/components/admin/kit/call-time'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { useNow } from '@/components/admin/kit/use-now'
import { isAtOnce } from '@/lib/leads/tour-requests/contact-attempt'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'

const HOUR_MS = 60 * 60_000

type Props = { step: string; dueAt: string; zone: string | undefined }

/** A lead's next step in a list, red when overdue; one that follows at once counts down. */
export function NextStepLine({ step, dueAt, zone }: Props) {
  const ours = useCompanyZone()
  const now = useNow()
  const left = now === null ? null : Date.parse(dueAt) - now
  const isLate = left !== null && left < 0
  const countdown = countdownOf(step, left)
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
        {countdown ? (
          <b className="font-[640] tabular">{countdown}</b>
        ) : (
          formatMoment(new Date(dueAt), zone ?? ours)
        )}
      </span>
    </span>
  )
}

/** 'in 2:31' for a step that follows at once, null for others and for one of the next morning. */
export function countdownOf(step: string, leftMs: number | null): string | null {
  const isSoon = isAtOnce(step) && leftMs !== null && leftMs >= 0 && leftMs < HOUR_MS
  return isSoon ? `in ${formatDuration(leftMs)}` : null
}
