'use client'

import { ArrowRight, PhoneIncoming } from 'lucide-react'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { leadHref } from '@/components/admin/desk/tour-requests/lead-list'
import { isFree } from '@/components/admin/desk/tour-requests/use-next-lead'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'
import { useNow } from '@/components/admin/kit/use-now'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = {
  /** The queue, due first; empty on other tabs. */
  waiting: LeadJson[]
  params: URLSearchParams
  /** The signed-in person's username. */
  me: string
  mayEnter: boolean
}

/** On phones, at the bottom of the list: the next family, and a call to write down. */
export function ThumbBar({ waiting, params, me, mayEnter }: Props) {
  const now = useNow()
  const next = waiting.find((lead) => isFree(lead, me, now ?? 0))
  if (!next && !mayEnter) return null
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex gap-2 border-line border-t bg-card p-2.5 lg:hidden">
      {next && (
        <Link
          href={leadHref(next.id, params)}
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} min-w-0 grow px-3! no-underline`}
        >
          <span className="min-w-0 truncate">Next: {next.name}</span>
          {next.callDueAt && now !== null && (
            <span className="flex-none tabular">{timeWords(next.callDueAt, now)}</span>
          )}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
      {mayEnter && (
        <Link
          href="/admin/tour-requests/new"
          className={`${buttonVariants({ variant: 'outline', size: 'lg' })} no-underline ${next ? 'w-13 flex-none px-0!' : 'grow'}`}
        >
          <PhoneIncoming aria-hidden="true" />
          <span className={next ? 'sr-only' : undefined}>Log a call or visit</span>
        </Link>
      )}
    </div>
  )
}

function timeWords(dueAt: string, now: number): string {
  const { state, ms } = callTime(Date.parse(dueAt), now)
  return `${formatDuration(ms)} ${state === 'late' ? 'late' : state === 'waiting' ? 'to go' : 'left'}`
}
