import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { databaseNow } from '@/lib/platform/database/database-now'
import { db } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { checkOutsideLot } from '@/lib/records/links/check-outside'
import { LINK_CHECK } from '@/lib/records/links/check-week'
import { scanTexts } from '@/lib/records/links/scan-texts'
import { weekBegun } from '@/lib/site/content/company-week'

/** How often the row of the week is looked for. */
export const LINKS_SWEEP_MS = 60 * 60 * 1000

/** Of Monday, in the company's zone. */
const HOUR = 3
/** Lots of a week; with more links than they hold the rest comes first the next week. */
const MOST_LOTS = 60
/** Between two lots, so that a site with many addresses is not pressed. */
const PAUSE_S = 5

/** Plans this week's check once for all workers. */
export async function planLinkCheck(now = new Date()): Promise<void> {
  const begun = await weekBegun(HOUR, now)
  if (!begun) return
  const { week } = begun
  await enqueue(db, { kind: LINK_CHECK, dedupKey: `${LINK_CHECK}:${week}`, payload: { week } })
}

/**
 * The texts first, then the addresses of other sites in lots, each a row of its own: a worker's row has a time limit, and a
 * week's links may not fit into it.
 */
export const checkLinks = defineHandler({
  kind: LINK_CHECK,
  atOnce: 1,
  payload: z.object({ week: z.string(), lot: z.int().default(0), began: z.coerce.date().optional() }),
  async handle(_, { week, lot, began }, signal) {
    const now = await databaseNow()
    const since = began ?? now
    const isMore = lot === 0 ? await scanned() : (await checkOutsideLot(since, { signal })) > 0
    if (isMore && lot < MOST_LOTS) {
      await enqueue(db, {
        kind: LINK_CHECK,
        dedupKey: `${LINK_CHECK}:${week}:${lot + 1}`,
        dueAt: addSeconds(now, lot === 0 ? 0 : PAUSE_S),
        payload: { week, lot: lot + 1, began: since.toISOString() },
      })
    }
    return { outcome: 'done' }
  },
})

async function scanned(): Promise<true> {
  await scanTexts()
  return true
}
