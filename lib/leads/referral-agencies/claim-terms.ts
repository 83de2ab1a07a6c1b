import { TZDate } from '@date-fns/tz'
import { addBusinessDays, addDays, endOfDay } from 'date-fns'

type Terms = { claimDays: number; objectionDays: number }

/**
 * Until when we can object to an agency's claim, and how long it counts: the ends of those days in the company's zone. Holidays count
 * as business days: too early harms nobody.
 * @param receivedAt when its mail came in
 */
export function claimDates({ claimDays, objectionDays }: Terms, receivedAt: Date, zone: string) {
  const day = new TZDate(receivedAt, zone)
  const endOf = (date: Date) => new Date(endOfDay(date).getTime())
  return {
    objectBy: endOf(addBusinessDays(day, objectionDays)),
    countsUntil: endOf(addDays(day, claimDays)),
  }
}
