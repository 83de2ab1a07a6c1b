import { copied, type DraftHours } from '@/components/admin/kit/hours/hours-draft'
import type { EditedCalendar } from '@/lib/records/tour-times/calendar-schema'

/** A calendar in the form, with keys so that rows keep their identity on screen. */
export type CalendarDraft = Omit<EditedCalendar, 'week' | 'closedDays'> & {
  week: DraftHours[][]
  closedDays: (EditedCalendar['closedDays'][number] & { key: string })[]
}

let keys = 0
const newKey = () => `closed-${keys++}`

/** Converts a calendar to a draft. */
export function draftOf(calendar: EditedCalendar): CalendarDraft {
  return {
    ...calendar,
    week: calendar.week.map(copied),
    closedDays: calendar.closedDays.map((day) => ({ ...day, key: newKey() })),
  }
}

/** Converts a draft to the calendar it would save. */
export function calendarIn({ week, closedDays, ...measures }: CalendarDraft): EditedCalendar {
  return {
    ...measures,
    week: week.map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    closedDays: closedDays.map(({ from, to, note }) => ({ from, to, note })),
  }
}

/** Returns an undated closed day. */
export const newClosedDay = () => ({ key: newKey(), from: '', to: '', note: '' })
