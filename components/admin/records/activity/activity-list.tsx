import { ActivityLine } from '@/components/admin/records/activity/activity-line'
import type { ActivityEntry } from '@/lib/records/activity/describe-entries'
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
