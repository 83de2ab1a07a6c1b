import 'server-only'
import { TZDate } from '@date-fns/tz'
import { set, subDays } from 'date-fns'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { databaseNow, db, type Tx } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { conflict } from '@/lib/platform/errors'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { entities } from '@/lib/records/entities/registry'
import { compareGroup, deleteGone, groupsToCompare } from '@/lib/records/page-uniqueness/compare-group'
import { readPages } from '@/lib/records/page-uniqueness/read-pages'
import { recordAudit } from '@/lib/records/store/history'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const KIND = 'check-pages'
/** A single row prevents concurrent checks. */
const DEDUP_KEY = KIND

/** Longer checks continue in the row's next attempt, because attempts have a time limit. */
const ATTEMPT_MS = 12_000

const run = z.object({
  began: z.coerce.date().optional(),
  after: z.string().default(''),
  /** Remaining groups to compare, once all pages have been read. */
  groups: z.array(z.string()).optional(),
})

/** Starts a check unless one is running. @returns true when it starts */
async function requestCheck(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ runs: boolean }[]>`
    select (state = 'leased' or (state = 'due' and last_error is null)) as runs
    from outbox_items where dedup_key = ${DEDUP_KEY} for update`
  if (row?.runs) return false
  await enqueue(tx, { kind: KIND, dedupKey: DEDUP_KEY, onRepeat: 'replace' })
  return true
}

/** True while a check is queued or running. */
export async function isChecking(): Promise<boolean> {
  const row = await db.outboxItem.findUnique({ where: { dedupKey: DEDUP_KEY }, select: { state: true } })
  return row?.state === 'due' || row?.state === 'leased'
}

/** Reads the compared pages as visitors get them, then compares each group. */
export const checkPages = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 1,
  payload: run,
  async handle(_, { began, after, groups }, signal) {
    const since = began ?? (await databaseNow())
    try {
      const rest = groups ? await compare(groups, signal) : await read(since, after, signal)
      if (signal.aborted) return { outcome: 'temporary-failure', response: 'Another worker has it' }
      const payload = { began: since, ...rest }
      if (rest) await enqueue(db, { kind: KIND, dedupKey: DEDUP_KEY, onRepeat: 'replace', payload })
      else await finished()
      return { outcome: 'done' }
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      await db.pageCheck.updateMany({ data: { problem: error.message } })
      const { waitS } = error.failure
      return {
        outcome: 'temporary-failure',
        response: error.message,
        maxIdentical: MAX_SAME_FAILURES,
        ...(waitS && { waitS }),
      }
    }
  },
})

/** A worker that cannot reach the site will not recover on its own: /admin/page-uniqueness shows why. */
const MAX_SAME_FAILURES = 5

async function read(began: Date, after: string, signal: AbortSignal) {
  const last = await readPages({ began, after, untilMs: performance.now() + ATTEMPT_MS }, signal)
  if (last !== null) return { after: last }
  await deleteGone(began)
  return { groups: await groupsToCompare() }
}

async function compare(groups: string[], signal: AbortSignal) {
  const untilMs = performance.now() + ATTEMPT_MS
  for (const [at, group] of groups.entries()) {
    if (signal.aborted || performance.now() > untilMs) return { groups: groups.slice(at) }
    await compareGroup(group)
  }
  return null
}

async function finished(): Promise<void> {
  await db.$executeRaw`
    insert into page_checks (id, finished_at) values (1, now())
    on conflict (id) do update set finished_at = now(), problem = null`
}

/** Starts a comparison of all pages. @throws AppError 403, 409 while one is running */
export async function checkNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'content')
  await db.$transaction(async (tx) => {
    if (!(await requestCheck(tx))) throw conflict('The pages are already being compared')
    await tx.$executeRaw`
      insert into page_checks (id, asked_at) values (1, now()) on conflict (id) do update set asked_at = now()`
    await recordAudit(tx, actor, { action: 'pages.compare', entity: 'pageUniqueness' })
  })
}

/** Every night in the company's zone, when traffic is low. */
const HOUR = 4
/** After edits: once nothing has been saved for a while, and at most hourly. */
const QUIET_MIN = 5
const INTERVAL_MIN = 60

const COMPARED = entities.filter(({ compared }) => compared).map(({ name }) => name)

/** Queues the nightly check, and one after edits. */
export const planPageCheck = defineSweep({
  name: 'page-check',
  every: 5 * 60_000,
  isOn: () => env().PAGE_CHECK !== 'off',
  async run(now) {
    const night = await lastNight(now)
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`insert into page_checks (id) values (1) on conflict do nothing`
      const isDue = await tx.$executeRaw`
        update page_checks set asked_at = ${now}
        where asked_at is null or asked_at < ${night} or (
          asked_at < ${now}::timestamptz - make_interval(mins => ${INTERVAL_MIN}::int)
          and exists (select from audit_log a where a.entity = any(${COMPARED}) and a.at > asked_at)
          and not exists (select from audit_log a where a.entity = any(${COMPARED})
            and a.at > ${now}::timestamptz - make_interval(mins => ${QUIET_MIN}::int)))`
      if (isDue) await requestCheck(tx)
    })
  },
})

async function lastNight(now: Date): Promise<Date> {
  const { timeZone } = await getSiteSettings()
  const today = set(new TZDate(now, timeZone), { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return new Date((today > now ? subDays(today, 1) : today).getTime())
}
