import type { Hours, Schedule, SpecialDay } from '@/lib/records/hours/schedule'

/** A schedule in the form, with keys so that rows keep their identity on screen. */
export type DraftHours = Hours & { key: string }
export type DraftDay = Omit<SpecialDay, 'hours'> & { key: string; hours: DraftHours[] }
export type Draft = { own: boolean; week: DraftHours[][]; days: DraftDay[] }

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Monday first, as opening hours are usually listed. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0]

let keys = 0
const newKey = () => `row-${keys++}`

/** Converts a schedule to a draft. */
export function draftOf({ own, week, days }: Schedule): Draft {
  return {
    own,
    week: week.map(copied),
    days: days.map((day) => ({ ...day, key: newKey(), hours: copied(day.hours) })),
  }
}

/** Converts a draft to the schedule it would save. */
export function scheduleIn({ own, week, days }: Draft): Schedule {
  return {
    own,
    week: week.map(plain),
    days: days.map(({ key: _, hours, ...day }) => ({ ...day, hours: plain(hours) })),
  }
}

/** Copies hours into rows with new keys. */
export function copied(hours: readonly Hours[]): DraftHours[] {
  return hours.map(({ opens, closes }) => ({ opens, closes, key: newKey() }))
}

/** Adds an opening: default hours when it is the first of the day, otherwise empty. */
export function withOpening(hours: readonly DraftHours[]): DraftHours[] {
  const next = hours.length === 0 ? { opens: '9:00 AM', closes: '5:00 PM' } : { opens: '', closes: '' }
  return [...hours, { ...next, key: newKey() }]
}

/** Returns an undated special day. */
export function newDay(): DraftDay {
  return { key: newKey(), from: '', to: '', closed: true, hours: [], note: '' }
}

function plain(hours: readonly DraftHours[]): Hours[] {
  return hours.map(({ opens, closes }) => ({ opens, closes }))
}
