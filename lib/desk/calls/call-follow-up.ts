import { TZDate } from '@date-fns/tz'
import { startOfDay, subDays } from 'date-fns'

export const CALL_BACK_DAYS = 14

/** `rings`: alert staff now; `call-back`: plan a call in the next staffed hour; `on-record`: only keep it. */
export type CallFollowUp = 'rings' | 'call-back' | 'on-record'

type Call = { startedAt: Date; isAnswered: boolean; isSettled: boolean }

/** @param zone IANA zone that defines today */
export function followUpOf(
  { startedAt, isAnswered, isSettled }: Call,
  zone: string,
  now: Date,
): CallFollowUp {
  if (isAnswered || isSettled) return 'on-record'
  const today = startOfDay(new TZDate(now, zone))
  if (startedAt >= today) return 'rings'
  return startedAt >= subDays(today, CALL_BACK_DAYS) ? 'call-back' : 'on-record'
}
