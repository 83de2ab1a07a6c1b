import 'server-only'
import * as z from 'zod'
import { settleEvent } from '@/lib/leads/events/settle'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { lockEvent, SEAT_TAGS } from '@/lib/site/events/seats'

const KIND = 'settle-rsvps'

/** After staff change seats or an RSVP: fills free seats from the waiting list and notifies guests. */
export const settleRsvps = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 2,
  payload: z.object({ eventId: z.uuid() }),
  async handle(_, { eventId }) {
    await db.$transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) return
      await settleEvent(tx, event, new Date())
      await announceExpiry(tx, SEAT_TAGS)
    })
    expireNow(SEAT_TAGS)
    return { outcome: 'done' }
  },
})

/** Queues settling in the caller's transaction. @param at when guests are notified of a cancellation */
export async function enqueueSettling(tx: Tx, eventId: string, at?: Date): Promise<void> {
  await enqueue(tx, {
    kind: KIND,
    dedupKey: at ? `${KIND}:${eventId}:called-off` : `${KIND}:${eventId}`,
    onRepeat: 'replace',
    payload: { eventId },
    ...(at && { dueAt: at }),
  })
}
