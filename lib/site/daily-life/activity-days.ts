import { readTimeOfDay } from '@/lib/platform/time-of-day'
import { daysBetween, daysOf } from '@/lib/site/daily-life/calendar-month'

/** A row of the calendar. Days are calendar days (midnight UTC), times as printed. */
type ActivityRow = {
  title: string
  startsOn: Date
  repeats: string
  endsOn: Date | null
  startTime: string
  endTime: string | null
  place: string | null
  details: string | null
}

/** `path` is the page of an event that visitors may come to. */
type ShownActivity = {
  title: string
  time: string
  place: string | null
  details: string | null
  path: string | null
}

export type ActivityDay = { day: Date; activities: ShownActivity[] }

export type CalendarEvent = ShownActivity & { day: Date }

/** Days of a month on which something takes place, with it in the order of its times. */
export function activityDays(
  rows: readonly ActivityRow[],
  events: readonly CalendarEvent[],
  month: Date,
): ActivityDay[] {
  return daysOf(month).flatMap((day) => {
    const regular = rows.filter((row) => takesPlaceOn(row, day)).map(shown)
    const special = events
      .filter((event) => daysBetween(event.day, day) === 0)
      .map(({ day: _, ...event }) => event)
    const activities = [...regular, ...special].toSorted((a, b) => startOf(a) - startOf(b))
    return activities.length > 0 ? [{ day, activities }] : []
  })
}

/** True when an activity takes place on a calendar day. */
function takesPlaceOn({ startsOn, endsOn, repeats }: ActivityRow, day: Date): boolean {
  const since = daysBetween(startsOn, day)
  if (since < 0 || (endsOn && daysBetween(day, endsOn) < 0)) return false
  switch (repeats) {
    case 'daily':
      return true
    case 'weekly':
      return since % 7 === 0
    case 'two-weeks':
      return since % 14 === 0
    case 'monthly':
      return since % 7 === 0 && weekInMonth(day) === weekInMonth(startsOn)
    default:
      return since === 0
  }
}

/** 2 for the second Tuesday of a month. */
const weekInMonth = (day: Date) => Math.ceil(day.getUTCDate() / 7)

function shown({ title, startTime, endTime, place, details }: ActivityRow): ShownActivity {
  return { title, time: endTime ? `${startTime} to ${endTime}` : startTime, place, details, path: null }
}

const startOf = ({ time }: ShownActivity) => readTimeOfDay(time.split(' to ', 1)[0] ?? '') ?? 0
