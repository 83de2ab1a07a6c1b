import { Plane, TriangleAlert, UserRoundCheck } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { Link } from '@/components/ui/link'
import type { OnShift } from '@/lib/desk/routing/stored-shift-plan'

/** Who is on shift, who is away, and communities without anybody. */
export function OnShiftNow({ onShift: { isAnswered, there, away, withoutAnybody } }: { onShift: OnShift }) {
  return (
    <Card
      id="on-shift"
      className="mt-3"
      title={
        <span className="flex items-center gap-2">
          <UserRoundCheck aria-hidden="true" className="size-5 flex-none text-copper" />
          On shift now
        </span>
      }
    >
      {there.length === 0 ? (
        <p className="text-ink-soft">{isAnswered ? 'No one.' : 'No one: it is outside staffed hours.'}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6">
          {there.map(({ id, name, isReserve }) => (
            <li key={id} className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-1.5">
              <Link
                href={`/admin/users/${id}`}
                className="inline-flex min-h-11 items-center text-link wrap-anywhere"
              >
                {name}
              </Link>
              {isReserve && <span className="text-dense text-ink-soft">when no one else is on shift</span>}
            </li>
          ))}
        </ul>
      )}
      {away.map(({ id, name, until, cover }) => (
        <p key={id} className="mt-1 flex items-start gap-2 text-dense text-ink-soft">
          <Plane aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
          <span>
            {name} is away until {shownDate(until)}.{' '}
            {cover ? `${cover} covers.` : 'No one covers, so their turns are skipped.'}
          </span>
        </p>
      ))}
      {withoutAnybody.length > 0 && (
        <p className="mt-2 flex items-start gap-2 text-dense font-[640] text-bad">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
          <span>No one is on shift for {withoutAnybody.join(', ')}.</span>
        </p>
      )}
    </Card>
  )
}
