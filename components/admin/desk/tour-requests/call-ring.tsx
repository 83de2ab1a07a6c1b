'use client'

import { clsx } from 'clsx'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'
import { useNow } from '@/components/admin/kit/use-now'
import { ESCALATIONS } from '@/lib/leads/tour-requests/escalations'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

const RADIUS = 54
const LENGTH = 2 * Math.PI * RADIUS

/** The alert of the request, and the escalations before the end. */
const TICKS = [0, ...ESCALATIONS.map(({ minute }) => minute)].filter((minute) => minute < PROMISED_MINUTES)

const COLORS = {
  waiting: 'text-info',
  'in-time': 'text-ok',
  soon: 'text-warn-edge',
  late: 'text-bad',
} as const
const WORDS = { waiting: 'to go', 'in-time': 'left', soon: 'left', late: 'late' } as const

/** The clock as a 128 px ring that empties clockwise. */
export function CallRing({ dueAt }: { dueAt: string }) {
  const now = useNow()
  const { state, ms, share } = callTime(Date.parse(dueAt), now ?? Date.parse(dueAt))
  return (
    <div
      role="timer"
      aria-label={state === 'late' ? 'Time since the promised call' : 'Time left for the promised call'}
      className={clsx('relative grid size-32 flex-none place-items-center', now === null && 'invisible')}
    >
      <svg viewBox="0 0 128 128" className="absolute inset-0" aria-hidden="true">
        <circle cx="64" cy="64" r={RADIUS} fill="#fffdf6" stroke="#e9ddc4" strokeWidth="10" />
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          strokeDasharray={LENGTH}
          strokeDashoffset={state === 'late' ? 0 : -LENGTH * (1 - share)}
          transform="rotate(-90 64 64)"
          className={COLORS[state]}
        />
        {TICKS.map((minute) => (
          <line
            key={minute}
            x1="64"
            y1="3"
            x2="64"
            y2="16"
            stroke="#0e2823"
            strokeWidth="3"
            transform={`rotate(${(minute * 360) / PROMISED_MINUTES} 64 64)`}
          />
        ))}
      </svg>
      <p className="relative grid justify-items-center leading-tight">
        <span className="type-h3 text-[1.75rem] tabular">{formatDuration(ms)}</span>
        <span className="text-dense font-[640]">{WORDS[state]}</span>
      </p>
    </div>
  )
}
