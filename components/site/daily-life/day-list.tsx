import type { ReactNode } from 'react'
import { formatWeekday } from '@/lib/site/content/format-date'
import type { ActivityDay } from '@/lib/site/daily-life/activity-days'
import type { MenuDay } from '@/lib/site/daily-life/menu-days'

/** Days of a calendar, in two columns on wide screens; today's says so. */
export function DayList<D extends { day: Date }>({
  days,
  today,
  children,
}: {
  days: readonly D[]
  today: Date
  children: (day: D) => ReactNode
}) {
  return (
    <ol className="gap-x-14 lg:columns-2">
      {days.map((each) => (
        <li key={each.day.toISOString()} className="mb-8 break-inside-avoid">
          <h2 className="type-h4 border-line border-b pb-2">
            {formatWeekday(each.day, 'UTC')}
            {each.day.getTime() === today.getTime() && <span className="text-copper"> · Today</span>}
          </h2>
          {children(each)}
        </li>
      ))}
    </ol>
  )
}

export function DayActivities({ day: { activities } }: { day: ActivityDay }) {
  return (
    <ul className="mt-3 grid gap-3">
      {activities.map(({ time, title, place, details, path }) => (
        <li key={`${time} ${title}`} className="grid gap-x-5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <span className="text-ink-soft tabular">{time}</span>
          <span>
            {path ? (
              <a href={path} className="inline-flex min-h-11 items-center text-link">
                {title}
              </a>
            ) : (
              <strong>{title}</strong>
            )}
            {place && <span className="text-ink-soft">, {place}</span>}
            {details && <span className="block">{details}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function DayMeals({ day: { meals } }: { day: MenuDay }) {
  return (
    <dl className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      {meals.map(({ name, dishes }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>
            {dishes.map((dish) => (
              <span key={dish} className="block">
                {dish}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
