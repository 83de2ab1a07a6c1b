import { TZDate } from '@date-fns/tz'
import { addDays, endOfMonth, format, max, min, startOfDay, startOfMonth, subDays, subMonths } from 'date-fns'

export const GROUPINGS = ['community', 'region', 'person', 'source', 'weekday', 'hour'] as const

export type Grouping = (typeof GROUPINGS)[number]

/** Days in the company's zone, inclusive: '2026-11-01'. */
export type NumbersRange = { from: string; to: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const USUAL_DAYS = 30
/** Long enough to compare a year. */
const MOST_DAYS = 366

export function isGrouping(text: string | null): text is Grouping {
  return (GROUPINGS as readonly (string | null)[]).includes(text)
}

/** Range from query parameters, at most a year; defaults to the 30 days up to `now`. */
export function rangeIn(params: URLSearchParams, timeZone: string, now: Date): NumbersRange {
  const today = startOfDay(new TZDate(now, timeZone))
  const end = dayIn(params.get('to'), timeZone) ?? today
  const begin = dayIn(params.get('from'), timeZone) ?? subDays(end, USUAL_DAYS - 1)
  const earliest = subDays(end, MOST_DAYS - 1)
  return { from: textOf(max([earliest, min([begin, end])])), to: textOf(end) }
}

/** Last `days` days including today. */
export function lastDays(days: number, timeZone: string, now: Date): NumbersRange {
  const today = startOfDay(new TZDate(now, timeZone))
  return { from: textOf(subDays(today, days - 1)), to: textOf(today) }
}

/** The whole month before the one of `now`. */
export function lastMonth(timeZone: string, now: Date): NumbersRange {
  const day = subMonths(startOfMonth(new TZDate(now, timeZone)), 1)
  return { from: textOf(day), to: textOf(endOfMonth(day)) }
}

/** Start and exclusive end of a range. */
export function momentsOf({ from, to }: NumbersRange, timeZone: string): { begins: Date; ends: Date } {
  const begins = dayIn(from, timeZone) ?? new TZDate(0, timeZone)
  const ends = addDays(dayIn(to, timeZone) ?? begins, 1)
  return { begins: new Date(begins.getTime()), ends: new Date(ends.getTime()) }
}

function dayIn(text: string | null, timeZone: string): TZDate | null {
  if (!text || !DAY.test(text)) return null
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  const date = new TZDate(year, month - 1, day, timeZone)
  return year >= 2000 && year <= 2100 && date.getMonth() === month - 1 ? date : null
}

function textOf(day: TZDate | Date): string {
  return format(day, 'yyyy-MM-dd')
}
