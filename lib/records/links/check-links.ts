import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { databaseNow } from '@/lib/platform/database/database-now'
import { db } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { checkOutsideBatch } from '@/lib/records/links/check-outside'
import { LINK_CHECK } from '@/lib/records/links/check-week'
import { scanTexts } from '@/lib/records/links/scan-texts'
import { startedWeek } from '@/lib/site/content/company-week'

/** How often to check for this week's row. */
export const LINKS_SWEEP_MS = 60 * 60 * 1000

/** On Mondays, in the company's zone. */
const HOUR = 3
/** Batches per week; remaining links come first in the next one. */
const MAX_BATCHES = 60
/** Between batches, so that a site with many addresses is not overloaded. */
const PAUSE_S = 5

/** Queues this week's check once across all workers. */
export async function planLinkCheck(now = new Date()): Promise<void> {
  const begun = await startedWeek(HOUR, now)
  if (!begun) return
  const { week } = begun
  await enqueue(db, { kind: LINK_CHECK, dedupKey: `${LINK_CHECK}:${week}`, payload: { week } })
}

/** Checks texts first, then outside links in batches: each is its own row, because a row has a time limit. */
export const checkLinks = defineHandler({
  kind: LINK_CHECK,
  concurrency: 1,
  payload: z.object({ week: z.string(), lot: z.int().default(0), began: z.coerce.date().optional() }),
  async handle(_, { week, lot: batch, began }, signal) {
    const now = await databaseNow()
    const since = began ?? now
    const isMore = batch === 0 ? await scanFirst() : (await checkOutsideBatch(since, { signal })) > 0
    if (isMore && batch < MAX_BATCHES) {
      await enqueue(db, {
        kind: LINK_CHECK,
        dedupKey: `${LINK_CHECK}:${week}:${batch + 1}`,
        dueAt: addSeconds(now, batch === 0 ? 0 : PAUSE_S),
        payload: { week, lot: batch + 1, began: since.toISOString() },
      })
    }
    return { outcome: 'done' }
  },
})

async function scanFirst(): Promise<true> {
  await scanTexts()
  return true
}
