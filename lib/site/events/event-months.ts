import { dateFormat } from '@/lib/platform/date-format'
import { isOver } from '@/lib/site/events/visibility'

type Dated = {
  startsAt: Date
  endsAt: Date | null
  calledOff: boolean
  community: { timeZone: string } | null
}

/** Upcoming and current events, soonest first, and past ones, latest first. `events` come soonest first. */
export function splitEvents<T extends Dated>(events: T[], now: Date): { upcoming: T[]; past: T[] } {
  const past = events.filter((event) => isOver(event, now) && !event.calledOff).reverse()
  return { upcoming: events.filter((event) => !isOver(event, now)), past }
}

/** Groups events by starting month ('December 2026') in each community's own zone. */
export function eventsByMonth<T extends Dated>(
  events: T[],
  timeZone: string,
): { month: string; events: T[] }[] {
  const months = new Map<string, T[]>()
  for (const event of events) {
    const month = dateFormat({
      month: 'long',
      year: 'numeric',
      timeZone: event.community?.timeZone ?? timeZone,
    }).format(event.startsAt)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, inMonth]) => ({ month, events: inMonth }))
}
