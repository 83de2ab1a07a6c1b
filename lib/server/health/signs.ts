import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Signs beside those of the parts: whether the addresses outside take what we send. */
export const ALARM_SIGN = 'sent-alarm'
export const HEARTBEAT_SIGN = 'sent-heartbeat'

/** Writes down what was seen of a part just now, by the database's clock. */
export async function recordSign(part: string, isGood: boolean): Promise<void> {
  await db.$executeRaw`
    insert into health_signs as old (part, seen_at, good_at, bad_since)
    values (${part}, now(), case when ${isGood} then now() end, case when not ${isGood} then now() end)
    on conflict (part) do update set seen_at = now(), good_at = coalesce(excluded.good_at, old.good_at),
      bad_since = case when excluded.bad_since is null then null else coalesce(old.bad_since, excluded.bad_since) end`
}

/**
 * Takes the turn to tell outside that a part is red: one worker at a time, when it has been so for `afterMs`, at most once an hour.
 * @returns whether it is ours to tell
 */
export async function takeRedTurn(part: string, afterMs: number): Promise<boolean> {
  // Kept to the millisecond, a moment may have been rounded up to one that has not come.
  const taken = await db.$executeRaw`
    update health_signs set told_at = now(), is_told = true
    where part = ${part} and bad_since - interval '1 ms' <= now() - make_interval(secs => ${afterMs / 1_000}::float8)
      and (told_at is null or told_at < now() - interval '1 hour')`
  return taken > 0
}

/** The same for the news that it is green again, which follows every red one once. */
export async function takeGreenTurn(part: string): Promise<boolean> {
  const taken = await db.$executeRaw`
    update health_signs set is_told = false where part = ${part} and bad_since is null and is_told`
  return taken > 0
}

/** Nobody took the news: it is to be told again. */
export async function giveBackTurn(part: string, wasRed: boolean): Promise<void> {
  if (wasRed)
    await db.$executeRaw`update health_signs set told_at = null, is_told = false where part = ${part}`
  else await db.$executeRaw`update health_signs set is_told = true where part = ${part}`
}
