import 'server-only'
import * as z from 'zod'
import { databaseNow } from '@/lib/platform/database/database-now'
import { db, type Tx } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { compareGroup, forgetGone, groupsToCompare } from '@/lib/records/page-uniqueness/compare-group'
import { PagesAway } from '@/lib/records/page-uniqueness/own-pages'
import { readPages } from '@/lib/records/page-uniqueness/read-pages'

const KIND = 'check-pages'
/** There is one row, so that there are never two checks at once. */
const DEDUP_KEY = KIND

/** What takes longer goes on in the same row's next attempt: an attempt has a time limit. */
const ATTEMPT_MS = 12_000

const run = z.object({
  began: z.coerce.date().optional(),
  /** The page that was read last. */
  after: z.string().default(''),
  /** Groups that are still to be compared, when all pages have been read. */
  groups: z.array(z.string()).optional(),
})

/** The check begins at once, unless it is under way. @returns whether it does */
export async function askForCheck(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ runs: boolean }[]>`
    select (state = 'leased' or (state = 'due' and last_error is null)) as runs
    from outbox_items where dedup_key = ${DEDUP_KEY} for update`
  if (row?.runs) return false
  await enqueue(tx, { kind: KIND, dedupKey: DEDUP_KEY, onRepeat: 'replace' })
  return true
}

/** Whether a check waits or is under way. */
export async function isChecking(): Promise<boolean> {
  const row = await db.outboxItem.findUnique({ where: { dedupKey: DEDUP_KEY }, select: { state: true } })
  return row?.state === 'due' || row?.state === 'leased'
}

/** Reads every compared page as visitors get it, then compares them group by group; never while a visitor waits. */
export const checkPages = defineHandler({
  kind: KIND,
  atOnce: 1,
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
      if (!(error instanceof PagesAway)) throw error
      await db.pageCheck.updateMany({ data: { problem: error.message } })
      const waitS = error.waitS ? { waitS: error.waitS } : {}
      return { outcome: 'temporary-failure', response: error.message, sameAtMost: SAME_AT_MOST, ...waitS }
    }
  },
})

/** A worker that cannot reach the site will not tomorrow either: /admin/page-uniqueness says why. */
const SAME_AT_MOST = 5

async function read(began: Date, after: string, signal: AbortSignal) {
  const last = await readPages({ began, after, untilMs: performance.now() + ATTEMPT_MS }, signal)
  if (last !== null) return { after: last }
  await forgetGone(began)
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
