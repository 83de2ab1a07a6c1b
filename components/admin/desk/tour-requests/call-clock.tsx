'use client'

import { clsx } from 'clsx'
import { AlarmClock, CalendarClock, Clock3, Hourglass, Siren } from 'lucide-react'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { useNow } from '@/components/admin/kit/use-now'
import { callBy } from '@/lib/leads/tour-requests/call-by'

const LOOKS = {
  waiting: { icon: AlarmClock, word: 'to go', tint: 'border-info/45 bg-sky-wash text-info' },
  'in-time': { icon: Clock3, word: 'left', tint: 'border-ok/45 bg-ok-wash text-ok' },
  soon: { icon: Hourglass, word: 'left', tint: 'border-warn-edge bg-warn-wash text-warn' },
  late: { icon: Siren, word: 'late', tint: 'border-bad bg-bad text-ivory' },
} as const

type Props = {
  dueAt: string
  /** Start of the call that the family asked for. */
  callAt?: string | null
  /** The community's. */
  zone?: string | undefined
}

/** The clock of the promised call as a badge; shape, word and color agree. Moments are ISO. */
export function CallClock({ dueAt, callAt, zone }: Props) {
  const now = useNow()
  if (callAt && now !== null && Date.parse(callAt) > now) return <CallAt at={callAt} now={now} zone={zone} />
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

/** Until the time that the family chose, nobody has to hurry. */
function CallAt({ at, now, zone }: { at: string; now: number; zone: string | undefined }) {
  const ours = useCompanyZone()
  return (
    <span className="inline-flex min-h-6.5 items-center gap-1.5 whitespace-nowrap rounded-badge border-[1.5px] border-info/45 bg-sky-wash px-2 text-dense font-[680] text-info tabular">
      <CalendarClock aria-hidden="true" className="size-4" />
      Call at {callBy(new Date(at), zone ?? ours, new Date(now))}
    </span>
  )
}
