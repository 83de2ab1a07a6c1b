import { TZDate } from '@date-fns/tz'
import { addBusinessDays, addDays, endOfDay } from 'date-fns'

type Terms = { claimDays: number; objectionDays: number }

/** Claim deadlines: ends of day in the company's zone. Holidays count as business days; early is safe. */
export function claimDates({ claimDays, objectionDays }: Terms, receivedAt: Date, zone: string) {
  const day = new TZDate(receivedAt, zone)
  const endOf = (date: Date) => new Date(endOfDay(date).getTime())
  return {
    objectBy: endOf(addBusinessDays(day, objectionDays)),
    countsUntil: endOf(addDays(day, claimDays)),
  }
}
