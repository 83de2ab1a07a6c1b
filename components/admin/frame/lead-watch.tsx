'use client'

import { clsx } from 'clsx'
import { AlarmClock, BellOff, BellRing, Siren } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { showAppBadge } from '@/components/admin/frame/app-badge'
import { countInTitle } from '@/components/admin/frame/count-in-title'
import { useChime } from '@/components/admin/frame/use-chime'
import { useLeadClock } from '@/components/admin/frame/use-lead-clock'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'
import { useNow } from '@/components/admin/kit/use-now'
import { Link } from '@/components/ui/link'
import { followLeadFeed } from '@/lib/browser/lead-feed'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'

const TINTS = {
  waiting: 'border-line bg-sky-wash text-info',
  'in-time': 'border-line bg-ok-wash text-ok',
  soon: 'border-warn-edge bg-warn-wash text-warn',
  late: 'border-bad bg-bad text-ivory',
}

type Props = { initial: LeadClock; hasMailServer: boolean }

/**
 * Shows whom to call next, and above the desk that alerts reach nobody; announces new requests to screen
 * readers, and by sound if switched on.
 */
export function LeadWatch({ initial, hasMailServer }: Props) {
  const now = useNow()
  const isDesk = usePathname().startsWith('/admin/tour-requests')
  const clock = useLeadClock(initial)
  const { waiting, alarms, next } = clock
  // The dashboard says all of this itself, from the answer of its cards, which comes a moment later.
  const isDashboard = usePathname() === '/admin'
  const chime = useChime()
  const announcement = useNewRequest(clock, chime.ring)
  useOwnCall()
  useEffect(() => countInTitle(waiting), [waiting])
  useEffect(() => showAppBadge(waiting), [waiting])
  const { state, ms } = callTime(Date.parse(next?.dueAt ?? ''), now ?? Date.parse(next?.dueAt ?? ''))
  const Icon = state === 'late' || alarms > 0 ? Siren : AlarmClock
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {alarms > 0 && !isDashboard && (
        <p
          role="alert"
          className="no-print border-bad border-b bg-bad px-4 py-1 text-dense font-[640] text-ivory lg:px-3.5 lg:py-1.5"
        >
          No alert about {alarms === 1 ? 'a request' : `${alarms} requests`} has reached anyone
          {!hasMailServer && ': no mail server'}.{' '}
          <Link href="/admin/tour-requests" className="underline underline-offset-4">
            Call now
          </Link>
        </p>
      )}
      {alarms === 0 && !hasMailServer && isDesk && (
        <p className="no-print border-warn-edge border-b bg-warn-wash px-4 py-1 text-dense font-[640] text-warn lg:px-3.5 lg:py-1.5">
          No mail server: no one gets alerts by email.
        </p>
      )}
      {next && !isDesk && !isDashboard && (
        <aside
          aria-label="Waiting for a call"
          className={clsx(
            'no-print grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 text-dense sm:flex lg:px-3.5',
            TINTS[alarms > 0 ? 'late' : state],
          )}
        >
          <Icon aria-hidden="true" className="size-5 flex-none max-sm:row-span-2" />
          <span className="font-[640] max-sm:col-start-2 max-sm:pt-2">
            {waiting === 1
              ? '1 family is waiting'
              : `${waiting.toLocaleString('en-US')} families are waiting`}{' '}
            for a call
          </span>
          <Link
            href={`/admin/tour-requests/${next.id}`}
            className="inline-flex min-h-11 min-w-0 items-center gap-x-3 wrap-anywhere max-sm:col-start-2 max-sm:row-start-2"
          >
            <span className="underline underline-offset-4">
              {next.name}
              {next.community && `, ${next.community}`}
            </span>
            <span className={clsx('tabular whitespace-nowrap font-[640]', now === null && 'invisible')}>
              {formatDuration(ms)} {state === 'late' ? 'late' : state === 'waiting' ? 'to go' : 'left'}
            </span>
          </Link>
          <button
            type="button"
            aria-pressed={chime.isOn}
            onClick={chime.toggle}
            className="ml-auto inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-2 underline-offset-4 hover:underline max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1"
          >
            {chime.isOn ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            <span className="max-sm:sr-only">Sound</span>
          </button>
        </aside>
      )}
    </>
  )
}

/**
 * Opens the record of the family that the person has on the phone, in the tab they look at. Nothing typed is
 * lost by that (decision 088).
 */
function useOwnCall(): void {
  const router = useRouter()
  useEffect(
    () =>
      followLeadFeed((message) => {
        if (message.kind !== 'call' || document.visibilityState === 'hidden') return
        router.push(`/admin/tour-requests/${message.leadId}`)
      }),
    [router],
  )
}

/** Announcement for a new waiting request; also calls `ring`. */
function useNewRequest({ newest }: LeadClock, ring: () => void): string {
  const [known, setKnown] = useState(newest?.id)
  const [announcement, setAnnouncement] = useState('')
  const isNew = newest !== null && newest.id !== known
  useEffect(() => {
    if (!isNew || !newest) return
    setKnown(newest.id)
    // Ids grow over time; an older lead becomes `newest` again when a newer one was called.
    if (known && newest.id < known) return
    setAnnouncement(`New request from ${newest.name}${newest.community ? ` for ${newest.community}` : ''}`)
    ring()
  }, [isNew, newest, known, ring])
  return announcement
}
