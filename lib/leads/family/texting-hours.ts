import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** Nobody is texted before eight or from nine in the evening on, where they are (decision 051). */
const OPENS_AT = 8
const CLOSES_AT = 21

/** What answers somebody right after they wrote is awaited at any hour. */
const ANSWER_MS = 15 * 60_000

/**
 * When a text may go that is wanted at a moment: then, or at eight in the morning.
 * @param zone IANA time zone of whoever gets it
 * @param askedAt when they did what it answers
 */
export function textingTime(wanted: Date, zone: string, askedAt?: Date | null): Date {
  if (askedAt && wanted.getTime() - askedAt.getTime() <= ANSWER_MS) return wanted
  const there = new TZDate(wanted, zone)
  const hour = there.getHours()
  if (hour >= OPENS_AT && hour < CLOSES_AT) return wanted
  const opens = startOfDay(hour < OPENS_AT ? there : addDays(there, 1))
  opens.setHours(OPENS_AT)
  return new Date(opens.getTime())
}
