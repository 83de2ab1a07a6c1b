import { ActionButton } from '@/components/admin/kit/action-button'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Link } from '@/components/ui/link'
import type { SetAsideRow } from '@/lib/server/health/set-aside-work'

type Props = { rows: SetAsideRow[]; count: number }

/** Work that failed because of an error of the software, each with its error. */
export function SetAsideList({ rows, count }: Props) {
  return (
    <section id="set-aside" aria-labelledby="set-aside-title" className="mt-6">
      <h2 id="set-aside-title" className="type-h3">
        Set aside
      </h2>
      <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
        The software failed on these tasks and continues without them. Try them again after an update or a
        correction. If a task is no longer needed, give it up.
        {count > rows.length && ` The latest ${rows.length} of ${count} are shown.`}
      </p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-control border border-line bg-card">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { id, kind, lastError, setAsideAt, tourRequestId } }: { row: SetAsideRow }) {
  const path = `/set-aside-work/${id}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <p>
          <b>{kind}</b>
          {setAsideAt && (
            <span className="text-dense text-ink-soft tabular">
              {' '}
              <ShownMoment at={setAsideAt.toISOString()} />
            </span>
          )}
        </p>
        <p className="mt-0.5 text-dense">{lastError}</p>
        {tourRequestId && (
          <Link
            href={`/admin/tour-requests/${tourRequestId}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            Open its lead
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton path={path} done="Trying again">
          Try again
        </ActionButton>
        <ActionButton
          path={path}
          method="DELETE"
          variant="outline"
          done="Given up"
          confirm={{
            title: 'Give up this task?',
            words: 'It will not be done and is removed from this list.',
            action: 'Give up',
          }}
        >
          Give up
        </ActionButton>
      </div>
    </li>
  )
}
