import * as z from 'zod/mini'

const opening = z.object({ opens: z.string(), closes: z.string() })
const closedDay = z.object({ from: z.string(), to: z.string(), note: z.string() })

/** JSON columns of a tour calendar; times are local "HH:MM", days '2026-12-24'. */
const stored = z.object({ week: z.array(z.array(opening)), closedDays: z.array(closedDay) })

export type ClosedDay = z.output<typeof closedDay>

/** `week` starts on Sunday. */
export type TourCalendar = z.output<typeof stored> & {
  isOpen: boolean
  minutes: number
  /** Families at once. */
  capacity: number
  noticeHours: number
  daysAhead: number
}

type Row = Omit<TourCalendar, 'week' | 'closedDays'> & { week: unknown; closedDays: unknown }

export function tourCalendarOf({
  isOpen,
  minutes,
  capacity,
  noticeHours,
  daysAhead,
  ...row
}: Row): TourCalendar {
  return { isOpen, minutes, capacity, noticeHours, daysAhead, ...stored.parse(row) }
}
