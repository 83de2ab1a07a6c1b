import { db, pool } from '@/lib/platform/database/db'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { type ClaimedItem, claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { settle } from '@/lib/platform/outbox/settle'

/** Rows of a handler's kind that are due, taken as a worker takes them. */
export function taken({ kind }: Handler): Promise<ClaimedItem[]> {
  return claim(pool(), { owner: 'us', room: new Map([[kind, 50]]), inHand: [] })
}

/** Does and settles what was taken, as a worker does. */
export async function finished(handler: Handler, items: ClaimedItem[]): Promise<void> {
  const ended = await Promise.all(
    items.map(async (item) => ({
      item,
      result: await runHandler(handler, item, new AbortController().signal),
    })),
  )
  await settle('us', ended, new Map([[handler.kind, handler]]))
}

/** The moment of everything of a kind has come: it is taken and done. */
export async function worked(handler: Handler): Promise<void> {
  await db.outboxItem.updateMany({
    where: { kind: handler.kind, state: 'due' },
    data: { dueAt: new Date(0) },
  })
  await finished(handler, await taken(handler))
}
