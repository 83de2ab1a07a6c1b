import { TZDate } from '@date-fns/tz'
import type { RelativeMoment } from '@/prisma/seed/data/shapes'

/** Zone of records without a community. */
export const COMPANY_ZONE = 'America/Denver'

/** A calendar day as PostgreSQL's `date` needs it. @throws Error when it is invalid */
export function dayOf(day: string): Date {
  return valid(new Date(`${day}T00:00:00Z`), day)
}

/** A timestamp with its offset. @throws Error when it is invalid */
export function momentOf(moment: string): Date {
  return valid(new Date(moment), moment)
}

/** A wall-clock time a number of days from today, both in the given zone. */
export function relativeMoment({ inDays, at }: RelativeMoment, now: Date, zone = COMPANY_ZONE): Date {
  const [hours, minutes] = at.split(':').map(Number)
  const today = new TZDate(now.getTime(), zone)
  const then = new TZDate(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() + inDays,
    hours ?? Number.NaN,
    minutes ?? Number.NaN,
    zone,
  )
  return valid(new Date(then.getTime()), at)
}

function valid(date: Date, text: string): Date {
  if (Number.isNaN(date.getTime())) throw new Error(`Demo data: '${text}' is no date`)
  return date
}
