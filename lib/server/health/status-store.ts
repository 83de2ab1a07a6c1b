import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Additional rows: whether the outside addresses accept messages. */
export const ALARM_ROW = 'sent-alarm'
export const HEARTBEAT_ROW = 'sent-heartbeat'

/** Records a part's state by the database's clock. */
export async function recordStatus(part: string, isGood: boolean): Promise<void> {
  await db.$executeRaw`
    insert into health_signs as old (part, seen_at, good_at, bad_since)
    values (${part}, now(), case when ${isGood} then now() end, case when not ${isGood} then now() end)
    on conflict (part) do update set seen_at = now(), good_at = coalesce(excluded.good_at, old.good_at),
      bad_since = case when excluded.bad_since is null then null else coalesce(old.bad_since, excluded.bad_since) end`
}

/** For one worker, once bad for `afterMs`, at most hourly. @returns true when this worker must send it */
export async function claimRedAlarm(part: string, afterMs: number): Promise<boolean> {
  // Rounding to milliseconds may have moved the moment into the future.
  const claimed = await db.$executeRaw`
    update health_signs set told_at = now(), is_told = true
    where part = ${part} and bad_since - interval '1 ms' <= now() - make_interval(secs => ${afterMs / 1_000}::float8)
      and (told_at is null or told_at < now() - interval '1 hour')`
  return claimed > 0
}

/** Claims the all-clear, sent once per red alarm. */
export async function claimAllClear(part: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    update health_signs set is_told = false where part = ${part} and bad_since is null and is_told`
  return claimed > 0
}

/** Returns a claim whose message was not accepted, so that it is sent again. */
export async function releaseClaim(part: string, wasRed: boolean): Promise<void> {
  if (wasRed)
    await db.$executeRaw`update health_signs set told_at = null, is_told = false where part = ${part}`
  else await db.$executeRaw`update health_signs set is_told = true where part = ${part}`
}
