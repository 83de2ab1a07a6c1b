import type { Hours, Schedule, SpecialDay } from '@/lib/records/hours/schedule'

/** What is on the form: a schedule whose lists have keys, so that rows keep their place on the screen. */
export type DraftHours = Hours & { key: string }
export type DraftDay = Omit<SpecialDay, 'hours'> & { key: string; hours: DraftHours[] }
export type Draft = { own: boolean; week: DraftHours[][]; days: DraftDay[] }

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Monday first, because that is how opening hours are read. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0]

let keys = 0
const newKey = () => `row-${keys++}`

/** A schedule as the form holds it. */
export function draftOf({ own, week, days }: Schedule): Draft {
  return {
    own,
    week: week.map(copied),
    days: days.map((day) => ({ ...day, key: newKey(), hours: copied(day.hours) })),
  }
}

/** The schedule that a draft would save. */
export function scheduleIn({ own, week, days }: Draft): Schedule {
  return {
    own,
    week: week.map(plain),
    days: days.map(({ key: _, hours, ...day }) => ({ ...day, hours: plain(hours) })),
  }
}

/** The same hours as rows of their own. */
export function copied(hours: readonly Hours[]): DraftHours[] {
  return hours.map(({ opens, closes }) => ({ opens, closes, key: newKey() }))
}

/** A further opening: the ordinary day, or what follows the last one. */
export function withOpening(hours: readonly DraftHours[]): DraftHours[] {
  const next = hours.length === 0 ? { opens: '9:00 AM', closes: '5:00 PM' } : { opens: '', closes: '' }
  return [...hours, { ...next, key: newKey() }]
}

/** A special day that is still to be dated. */
export function newDay(): DraftDay {
  return { key: newKey(), from: '', to: '', closed: true, hours: [], note: '' }
}

function plain(hours: readonly DraftHours[]): Hours[] {
  return hours.map(({ opens, closes }) => ({ opens, closes }))
}
