import { TZDate } from '@date-fns/tz'
import { startOfDay, subDays } from 'date-fns'

/** Missed ones are called back until then; afterwards the family has found help, or calls again. */
export const CALLED_BACK_DAYS = 14

/** What becomes of a call that is a lead: staff are alerted at once, somebody calls back in the next staffed hour, or it is on record only. */
export type CallFate = 'rings' | 'call-back' | 'on-record'

type Call = { startedAt: Date; isAnswered: boolean; isSettled: boolean }

/** @param zone in which today is today (IANA) */
export function fateOf({ startedAt, isAnswered, isSettled }: Call, zone: string, now: Date): CallFate {
  if (isAnswered || isSettled) return 'on-record'
  const today = startOfDay(new TZDate(now, zone))
  if (startedAt >= today) return 'rings'
  return startedAt >= subDays(today, CALLED_BACK_DAYS) ? 'call-back' : 'on-record'
}
