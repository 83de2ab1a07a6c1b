import 'server-only'
import { TZDate } from '@date-fns/tz'
import { set, setISODay } from 'date-fns'
import { databaseNow, db } from '@/lib/platform/database/db'
import { faultText } from '@/lib/platform/outbox/fault-text'
import { reportError } from '@/lib/platform/report-error'
import type { Sweep } from '@/lib/platform/sweeps/define-sweep'
import { type Repetition, repeat } from '@/lib/server/handlers/repeat'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Renewed during a run. A run that ended in an error or a crash keeps it, and is due when it expires. */
const LEASE_S = 15
const RENEW_EVERY_MS = 5_000
/** A run that hangs loses its lease. */
const HANGS_AFTER_MS = 10 * 60_000
const LOOK_EVERY_MS = 60_000

/** Looks until stopped whether a sweep is due, at the start and at least every minute. */
export function runSweeps(sweeps: readonly Sweep[]): Repetition[] {
  return sweeps.map((sweep) => {
    const lookMs = 'every' in sweep ? Math.min(sweep.every, LOOK_EVERY_MS) : LOOK_EVERY_MS
    return repeat(sweep.name, lookMs, () => runIfDue(sweep))
  })
}

/** Runs a sweep when it is due and no one else runs it. @returns true when it ran @throws its error */
export async function runIfDue(sweep: Sweep, at?: Date): Promise<boolean> {
  if (sweep.isOn && !(await sweep.isOn())) return false
  const now = at ?? (await databaseNow())
  const boundary = await boundaryOf(sweep, now)
  if (!boundary) return false
  const claimed = await db.$executeRaw`
    insert into sweeps as old (id, started_at, lease_expires_at)
    values (${sweep.name}, ${now}, now() + make_interval(secs => ${LEASE_S}::float8))
    on conflict (id) do update set started_at = excluded.started_at, lease_expires_at = excluded.lease_expires_at
      where old.lease_expires_at <= now() or (old.lease_expires_at is null and old.started_at < ${boundary})`
  if (claimed === 0) return false
  const beganAt = performance.now()
  const renewal = setInterval(() => {
    if (performance.now() - beganAt < HANGS_AFTER_MS) void setLease(sweep, now, LEASE_S).catch(() => {})
  }, RENEW_EVERY_MS)
  try {
    await sweep.run(now)
  } catch (error) {
    await recordFailure(sweep, error).catch(() => {})
    throw error
  } finally {
    clearInterval(renewal)
  }
  await db.$executeRaw`
    update sweeps set failures = 0, last_error = null where id = ${sweep.name} and (failures > 0 or last_error is not null)`
  await setLease(sweep, now, null)
  return true
}

/** Reported once per series of failures; the health page is red from the third on. */
async function recordFailure({ name }: Sweep, error: unknown): Promise<void> {
  const [row] = await db.$queryRaw<{ failures: number }[]>`
    update sweeps set failures = failures + 1, last_error = ${faultText(error)} where id = ${name} returning failures`
  if (row?.failures === 1) reportError(error, { job: name })
}

/** The sweep is due when it last started before this moment; null: its hour has not come. */
async function boundaryOf(sweep: Sweep, now: Date): Promise<Date | null> {
  // Timers are not exact: without tolerance, one that fires early waits for another interval.
  if ('every' in sweep) return new Date(now.getTime() - sweep.every + Math.min(sweep.every / 10, 5_000))
  const { hour, weekday } = sweep.at
  const there = new TZDate(now, (await getSiteSettings()).timeZone)
  const day = weekday ? setISODay(there, weekday) : there
  const begins = set(day, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 })
  return begins > now ? null : new Date(begins.getTime())
}

/** Changes the lease of this run only: another worker may have taken over. */
function setLease({ name }: Sweep, startedAt: Date, seconds: number | null) {
  return db.$executeRaw`
    update sweeps set lease_expires_at = now() + make_interval(secs => ${seconds}::float8)
    where id = ${name} and started_at = ${startedAt}`
}
