import * as z from 'zod'
import { clockText, readClock } from '@/lib/site/content/clock-time'

/** Staffed hours in editable form: times such as '9:00 AM', dates '2026-11-26'. */
export type Hours = { opens: string; closes: string }
export type SpecialDay = { from: string; to: string; closed: boolean; hours: Hours[]; note: string }
export type Schedule = {
  /** True when a community has its own week; always true for the company. */
  own: boolean
  /** Sunday first; a day without hours is closed. */
  week: Hours[][]
  days: SpecialDay[]
}

const WORDS = 'Please enter a time such as 9:00 AM'
const DAY_WORDS = 'Please choose a date'
const MAX_OPENINGS = 6
const MAX_DAYS = 100
const MAX_RANGE_DAYS = 366
const DAY_MS = 24 * 60 * 60 * 1000

const hours = z.object({ opens: z.string(WORDS).max(20, WORDS), closes: z.string(WORDS).max(20, WORDS) })
export const openings = z
  .array(hours)
  .max(MAX_OPENINGS, `Please use at most ${MAX_OPENINGS} openings a day`)
  .superRefine((day, context) => {
    const say = (at: number, end: keyof Hours, message: string) =>
      context.addIssue({ code: 'custom', path: [at, end], message })
    for (const [at, { opens, closes }] of day.entries()) {
      if (!readClock(opens)) say(at, 'opens', WORDS)
      if (!readClock(closes)) say(at, 'closes', WORDS)
      else if (closing(closes) <= (readClock(opens) ?? '')) say(at, 'closes', REVERSED)
      const other = day.slice(0, at).find((earlier) => overlap(earlier, { opens, closes }))
      if (other) say(at, 'opens', `This overlaps with ${other.opens} to ${other.closes}`)
    }
  })

const REVERSED =
  'Please enter a time after the opening. For overnight hours, end the day at 12:00 AM and start the next one at 12:00 AM'

export const calendarDay = z.iso.date(DAY_WORDS)
const specialDay = z
  .object({
    from: calendarDay,
    to: z.union([z.literal(''), calendarDay], DAY_WORDS),
    closed: z.boolean(),
    hours: openings,
    note: z.string().trim().max(200, 'Please use 200 characters or fewer'),
  })
  .superRefine(({ from, to, closed, hours: given }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (to && to < from) say('to', 'Please choose a day after the first day')
    if (to && Date.parse(to) - Date.parse(from) > MAX_RANGE_DAYS * DAY_MS)
      say('to', 'Please choose at most one year')
    if (!closed && given.length === 0) say('hours', 'Add hours, or choose Closed')
  })

/** Validates a schedule. Times become "HH:MM", and the end of a day 24:00. */
export const scheduleSchema = z
  .object({
    own: z.boolean(),
    week: z.array(openings).length(7),
    days: z
      .array(specialDay)
      .max(MAX_DAYS, `Please use at most ${MAX_DAYS} dates`)
      .superRefine((days, context) => {
        for (const [at, day] of days.entries()) {
          const message = days
            .slice(0, at)
            .map((other) => conflictOf(other, day))
            .find(Boolean)
          if (message) context.addIssue({ code: 'custom', path: [at, 'from'], message })
        }
      }),
  })
  .transform(
    ({ own, week, days }): Schedule => ({
      own,
      week: week.map(toStoredHours),
      days: days.map((day) => ({
        ...day,
        to: day.to || day.from,
        hours: day.closed ? [] : toStoredHours(day.hours),
      })),
    }),
  )

/** Ranges may nest (the shorter wins), but equal or partly overlapping ranges contradict each other. */
function conflictOf(other: SpecialDay, day: SpecialDay): string | null {
  const [a, b] = [range(other), range(day)]
  if (a.to < b.from || b.to < a.from) return null
  if (a.from === b.from && a.to === b.to) return 'These dates are already entered above'
  const isWithin = (a.from <= b.from && b.to <= a.to) || (b.from <= a.from && a.to <= b.to)
  return isWithin ? null : 'These dates overlap with others above. End one before the next begins'
}

const range = ({ from, to }: SpecialDay) => ({ from, to: to || from })

function overlap(a: Hours, b: Hours): boolean {
  const [from, to, start, end] = [
    readClock(a.opens),
    closing(a.closes),
    readClock(b.opens),
    closing(b.closes),
  ]
  return from !== null && start !== null && from < end && start < to
}

/** Midnight as a closing time is the end of the day. */
function closing(text: string): string {
  const time = readClock(text) ?? ''
  return time === '00:00' ? '24:00' : time
}

export function toStoredHours(day: Hours[]): Hours[] {
  return day
    .map(({ opens, closes }) => ({ opens: readClock(opens) ?? '', closes: closing(closes) }))
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** Stored hours as shown and edited, such as '9:00 AM'. */
export function shownHours({ opens, closes }: Hours): Hours {
  return { opens: clockText(opens), closes: clockText(closes) }
}
