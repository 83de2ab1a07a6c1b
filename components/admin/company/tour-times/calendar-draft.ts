import { copied, type DraftHours } from '@/components/admin/kit/hours/hours-draft'
import type { EditedCalendar } from '@/lib/records/tour-times/calendar-schema'

/** What is on the form: a calendar whose hours and dates have keys, so that rows keep their place on the screen. */
export type CalendarDraft = Omit<EditedCalendar, 'week' | 'closedDays'> & {
  week: DraftHours[][]
  closedDays: (EditedCalendar['closedDays'][number] & { key: string })[]
}

let keys = 0
const newKey = () => `closed-${keys++}`

/** A calendar as the form holds it. */
export function draftOf(calendar: EditedCalendar): CalendarDraft {
  return {
    ...calendar,
    week: calendar.week.map(copied),
    closedDays: calendar.closedDays.map((day) => ({ ...day, key: newKey() })),
  }
}

/** The calendar that a draft would save. */
export function calendarIn({ week, closedDays, ...measures }: CalendarDraft): EditedCalendar {
  return {
    ...measures,
    week: week.map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    closedDays: closedDays.map(({ from, to, note }) => ({ from, to, note })),
  }
}

/** A day without tours that is still to be dated. */
export const newClosedDay = () => ({ key: newKey(), from: '', to: '', note: '' })
