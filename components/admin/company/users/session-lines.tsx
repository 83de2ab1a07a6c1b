import { Monitor } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '@/components/admin/kit/lead-time'
import type { OpenSession } from '@/lib/accounts/sessions/session-list'

type Props = {
  sessions: OpenSession[]
  timeZone: string
  /** Rendered at the end of each line. */
  action?: (session: OpenSession) => ReactNode
}

/** The browsers in which a user is signed in. */
export function SessionLines({ sessions, timeZone, action }: Props) {
  if (sessions.length === 0) return <p className="text-ink-soft">Not signed in anywhere.</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <Monitor aria-hidden="true" className="text-ink-soft" />
          <div className="min-w-0 flex-1">
            <p className="font-[620]">{session.browser}</p>
            <p className="text-dense text-ink-soft tabular">
              Last seen {formatMoment(session.lastSeenAt, timeZone)}
            </p>
            <p className="text-dense break-words text-ink-soft tabular">
              Since {formatMoment(session.createdAt, timeZone)} from{' '}
              {session.ipAddress ?? 'an unknown address'}
            </p>
          </div>
          {action?.(session)}
        </li>
      ))}
    </ul>
  )
}
