'use client'

import { clsx } from 'clsx'
import { AlarmClock, Clock3, Hourglass, Siren } from 'lucide-react'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'
import { useNow } from '@/components/admin/kit/use-now'

const LOOKS = {
  waiting: { icon: AlarmClock, word: 'to go', tint: 'border-info/45 bg-sky-wash text-info' },
  'in-time': { icon: Clock3, word: 'left', tint: 'border-ok/45 bg-ok-wash text-ok' },
  soon: { icon: Hourglass, word: 'left', tint: 'border-warn-edge bg-warn-wash text-warn' },
  late: { icon: Siren, word: 'late', tint: 'border-bad bg-bad text-ivory' },
} as const

/** The clock of the promised call as a badge; shape, word and color agree. `dueAt` is an ISO moment. */
export function CallClock({ dueAt }: { dueAt: string }) {
  const now = useNow()
  const { state, ms } = callTime(Date.parse(dueAt), now ?? Date.parse(dueAt))
  const { icon: Icon, word, tint } = LOOKS[state]
  return (
    <span
      className={clsx(
        'inline-flex min-h-6.5 items-center gap-1.5 whitespace-nowrap rounded-badge border-[1.5px] px-2 text-dense font-[680] tabular',
        now === null ? 'invisible' : tint,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {formatDuration(ms)} <span className="font-[580]">{word}</span>
    </span>
  )
}
