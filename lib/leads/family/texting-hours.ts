import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** No texts before 8 am or after 9 pm in the recipient's time zone (decision 051). */
const OPENS_AT = 8
const CLOSES_AT = 21

/** An answer this soon after the family's own action may go at any hour. */
const ANSWER_MS = 15 * 60_000

/** Returns when a text may go: as wanted, else at 8 am in `zone` (IANA). `askedAt`: see ANSWER_MS. */
export function textingTime(wanted: Date, zone: string, askedAt?: Date | null): Date {
  if (askedAt && wanted.getTime() - askedAt.getTime() <= ANSWER_MS) return wanted
  const there = new TZDate(wanted, zone)
  const hour = there.getHours()
  if (hour >= OPENS_AT && hour < CLOSES_AT) return wanted
  const opens = startOfDay(hour < OPENS_AT ? there : addDays(there, 1))
  opens.setHours(OPENS_AT)
  return new Date(opens.getTime())
}
