import 'server-only'
import { addMilliseconds } from 'date-fns'
import * as z from 'zod'
import { db, type Tx } from '@/lib/platform/database/db'
import { isCdnConfigured, purgePages } from '@/lib/platform/integrations/cdn'
import { defineHandler, type Kind } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

export const CDN_PURGE = { kind: 'cdn-purge', title: 'Purge of the CDN' } as const satisfies Kind

/** By then no instance serves the page from before the edit, even one that missed the notice. */
const AFTER_MS = 2_000

/** Has the CDN forget its pages soon after the commit of an edit; nothing without a CDN. */
export async function purgeAfter(tx: Tx): Promise<void> {
  if (!isCdnConfigured()) return
  await enqueue(tx, { kind: CDN_PURGE, dueAt: addMilliseconds(new Date(), AFTER_MS) })
}

export const cdnPurge = defineHandler({
  ...CDN_PURGE,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({}),
  async handle(_item, _payload, signal) {
    // Their edits were committed before this purge, which covers them, too.
    const covered = await db.outboxItem.findMany({
      where: { kind: CDN_PURGE.kind, state: 'due', dueAt: { lte: new Date() } },
      select: { id: true },
    })
    await purgePages(signal)
    await db.outboxItem.updateMany({
      where: { id: { in: covered.map(({ id }) => id) }, state: 'due' },
      data: { state: 'done', finishedAt: new Date() },
    })
    return { outcome: 'done' }
  },
})
