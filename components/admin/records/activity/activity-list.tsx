import { Link } from '@/components/ui/link'
import type { ActivityEntry, EntryChange } from '@/lib/records/activity/describe-entries'
import { ADMIN_TIME_ZONE } from '@/lib/records/declare/shown-value'

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: ADMIN_TIME_ZONE,
})

/** Entries grouped by day, newest first. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  return (
    <div className="grid gap-6">
      {byDay(entries).map(([day, lines]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 text-[1.125rem]!">{day}</h2>
          <ol className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
            {lines.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function byDay(entries: ActivityEntry[]): [string, ActivityEntry[]][] {
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = dayFormat.format(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: ADMIN_TIME_ZONE })

/** One entry as a sentence; longer changes are behind a disclosure. */
function ActivityLine({ entry }: { entry: ActivityEntry }) {
  const { at, who, verb, subject, record, changes, ipAddress } = entry
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 text-dense md:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <p className="text-ink-soft tabular">
        <time dateTime={at}>{timeFormat.format(new Date(at))} MT</time>
      </p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
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
          <p className="text-ink-soft">{changes.map(({ label, after }) => `${label}: ${after}`)}</p>
        ) : (
          changes.length > 0 && <Changes changes={changes} />
        )}
      </div>
      {ipAddress && (
        <p className="text-ink-soft tabular [overflow-wrap:anywhere]">
          <span className="sr-only">From the address </span>
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
    <details className="mt-0.5">
      <summary className="min-h-6 cursor-pointer text-ink-soft">
        {changes.map(({ label }) => label).join(', ')}
      </summary>
      <dl className="my-2 grid gap-2 border-l-2 border-line pl-4">
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
