import 'server-only'
import * as z from 'zod'
import { db } from '@/lib/platform/database/db'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

/** Until then an alert is on time, and nothing can have overtaken it. */
const LATE_MS = 10_000

/** The part that payloads of alerts share: the minute of the promise, or the news. */
const reasonSchema = z.object({
  minute: z.number().optional(),
  again: z.string().optional(),
  entryId: z.string().optional(),
})

/**
 * True when a later alert of the same kind about the lead waits for the same person: after an outage each
 * person gets one. News are never left out.
 */
export async function isSuperseded(item: LeasedItem): Promise<boolean> {
  const { id, kind, target, tourRequestId, askedAt, startedAt } = item
  const { minute = 0, again, entryId } = reasonSchema.parse(item.payload)
  const isOnTime = minute === 0 && startedAt.getTime() - askedAt.getTime() < LATE_MS
  if (again || entryId || isOnTime || !tourRequestId) return false
  const waiting = await db.outboxItem.findMany({
    where: {
      tourRequestId,
      target,
      kind,
      id: { not: id },
      state: { in: ['due', 'leased'] },
      dueAt: { lte: startedAt },
    },
    select: { payload: true },
  })
  return waiting.some(({ payload }) => {
    const other = reasonSchema.parse(payload)
    return Boolean(other.again ?? other.entryId) || (other.minute ?? 0) > minute
  })
}
