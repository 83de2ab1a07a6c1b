import { db, pool } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { type ClaimedItem, claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { settle } from '@/lib/platform/outbox/settle'

/** Claims the due rows of a handler's kind, as a worker does. */
export function claimDue({ kind }: Handler): Promise<ClaimedItem[]> {
  return claim(pool(), { owner: 'us', capacity: new Map([[kind, 50]]), running: [] })
}

/** Runs and settles claimed rows, as a worker does. */
export async function runClaimed(handler: Handler, items: ClaimedItem[]): Promise<void> {
  const ended = await Promise.all(
    items.map(async (item) => ({
      item,
      result: await runHandler(handler, item, new AbortController().signal),
    })),
  )
  await settle('us', ended, new Map([[handler.kind, handler]]))
}

/** Makes all rows of a kind due, then claims, runs and settles them. */
export function runDue(handler: Handler): Promise<void> {
  return runMade(handler, {})
}

/** Like `runDue`, for rows of one minute of the promise. */
export function runMinute(handler: Handler, minute: number): Promise<void> {
  return runMade(handler, { payload: { path: ['minute'], equals: minute } })
}

async function runMade(handler: Handler, where: Prisma.OutboxItemWhereInput): Promise<void> {
  await db.outboxItem.updateMany({
    where: { kind: handler.kind, state: 'due', ...where },
    data: { dueAt: new Date(0) },
  })
  await runClaimed(handler, await claimDue(handler))
}
