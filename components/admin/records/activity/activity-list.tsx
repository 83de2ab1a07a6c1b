import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { Link } from '@/components/ui/link'
import { dateFormat } from '@/lib/platform/date-format'
import type { ActivityEntry, EntryChange } from '@/lib/records/activity/describe-entries'
import { shownClock } from '@/lib/records/declare/shown-value'

type Props = { entries: ActivityEntry[]; timeZone: string }

/** Entries grouped by day in the zone, newest first. */
export function ActivityList({ entries, timeZone }: Props) {
  return (
    <div className="grid gap-3">
      {byDay({ entries, timeZone }).map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-1 text-dense!">{day}</h2>
          <ol className={LIST_LINES}>
            {lines.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function byDay({ entries, timeZone }: Props): [string, ActivityEntry[]][] {
  const dayFormat = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone })
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = dayFormat.format(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** One entry as a sentence; longer changes are behind a disclosure. */
function ActivityLine({ entry, timeZone }: { entry: ActivityEntry; timeZone: string }) {
  const { at, who, verb, subject, record, changes, ipAddress } = entry
  return (
    <li className="flex min-h-14.5 items-center gap-x-3 border-line border-b px-4 py-1 text-dense last:border-0 md:min-h-10.5 lg:px-3.5">
      <p className="w-22 flex-none text-ink-soft tabular">
        <time dateTime={at}>{shownClock(at, timeZone)}</time>
      </p>
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-x-3.5">
        <p className="truncate md:max-w-3/5 md:flex-none">
          <strong className="font-[620]">{who}</strong> {verb}
          {subject && (
            <>
              {' '}
              {subject.kind && `the ${subject.kind} `}
              {subject.href ? (
                <Link href={subject.href} className="text-link">
                  {subject.title}
                </Link>
              ) : (
                subject.title
              )}
              {record && subject.kind && (
                <Link
                  href={`/admin/activity?record=${record}`}
                  aria-label={`All entries about ${subject.title}`}
                  className="ml-2 text-ink-soft underline underline-offset-4"
                >
                  all
                </Link>
              )}
            </>
          )}
        </p>
        {isOneFact(changes) ? (
          <p className="truncate text-ink-soft">{changes.map(({ label, after }) => `${label}: ${after}`)}</p>
        ) : (
          changes.length > 0 && <Changes changes={changes} />
        )}
      </div>
      {ipAddress && (
        <p className="flex-none text-ink-soft tabular max-md:hidden">
          <span className="sr-only">IP address </span>
          {ipAddress}
        </p>
      )}
    </li>
  )
}

const SHORT = 80

/** True when the change is short enough to show without a disclosure. */
function isOneFact(changes: EntryChange[]): boolean {
  return changes.length === 1 && changes.every(({ before, after }) => before === '–' && after.length <= SHORT)
}

function Changes({ changes }: { changes: EntryChange[] }) {
  return (
    <details className="min-w-0 flex-1 [&:not([open])]:truncate">
      <summary className="min-h-6 cursor-pointer text-ink-soft">
        {changes.map(({ label }) => label).join(', ')}
      </summary>
      <dl className="my-2 grid gap-2 border-line border-l-2 pl-4 wrap-anywhere">
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              {before !== '–' && <del className="line-clamp-4 text-bad">{before}</del>}
              {after !== '–' && <ins className="line-clamp-4 text-ok no-underline">{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
