import * as z from 'zod'
import type { ClosedDay, TourCalendar } from '@/lib/leads/tour-times/tour-calendar'
import { calendarDay, type Hours, openings, toStoredHours } from '@/lib/records/hours/schedule'

/** An edited calendar: times such as '9:00 AM', numbers as typed. */
export type EditedCalendar = {
  isOpen: boolean
  week: Hours[][]
  minutes: string
  capacity: string
  noticeHours: string
  daysAhead: string
  closedDays: ClosedDay[]
}

const MAX_DAYS = 100

const whole = (least: number, most: number, what: string) => {
  const words = `Please enter ${what} from ${least} to ${most}`
  return z
    .string(words)
    .trim()
    .regex(/^\d{1,4}$/, words)
    .transform(Number)
    .refine((number) => number >= least && number <= most, words)
}

const closedDay = z
  .object({
    from: calendarDay,
    to: z.union([z.literal(''), calendarDay], 'Please choose a date'),
    note: z.string().trim().max(200, 'Please use 200 characters or fewer'),
  })
  .refine(({ from, to }) => !to || to >= from, {
    path: ['to'],
    message: 'Please choose a day after the first day',
  })
  .transform((day) => ({ ...day, to: day.to || day.from }))

/** Validates a calendar. Times become "HH:MM", measures numbers. */
export const calendarSchema = z
  .object({
    isOpen: z.boolean(),
    week: z.array(openings).length(7),
    minutes: whole(10, 480, 'minutes'),
    capacity: whole(1, 50, 'a number'),
    noticeHours: whole(0, 336, 'hours'),
    daysAhead: whole(1, 120, 'days'),
    closedDays: z.array(closedDay).max(MAX_DAYS, `Please use at most ${MAX_DAYS} dates`),
  })
  .transform((calendar): TourCalendar => ({ ...calendar, week: calendar.week.map(toStoredHours) }))
  .superRefine(({ isOpen, week, minutes }, context) => {
    const lengths = week.flat().map(({ opens, closes }) => minutesOf(closes) - minutesOf(opens))
    if (!isOpen || lengths.some((length) => length >= minutes)) return
    const message =
      lengths.length === 0
        ? 'Enter hours on at least one day, or let families request a time'
        : 'No tour of this length fits in these hours'
    context.addIssue({ code: 'custom', path: [lengths.length === 0 ? 'week' : 'minutes'], message })
  })

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
