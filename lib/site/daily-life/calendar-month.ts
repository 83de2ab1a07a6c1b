import { TZDate } from '@date-fns/tz'
import { dateFormat } from '@/lib/platform/date-format'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The calendar day of a moment in a zone, as midnight UTC: the form of date columns. */
export function dayIn(moment: Date, timeZone: string): Date {
  const local = new TZDate(moment.getTime(), timeZone)
  return new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()))
}

/** The first day of a month, a number of months after the day's. */
export function monthOf(day: Date, monthsLater = 0): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater, 1))
}

/** Every day of the month that begins on `first`. */
export function daysOf(first: Date): Date[] {
  const count = daysBetween(first, monthOf(first, 1))
  return Array.from({ length: count }, (_, at) => new Date(first.getTime() + at * DAY_MS))
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS)
}

/** 'December' */
export function monthName(first: Date): string {
  return dateFormat({ month: 'long', timeZone: 'UTC' }).format(first)
}

/** '2026-12' */
export function monthKey(first: Date): string {
  return first.toISOString().slice(0, 7)
}
