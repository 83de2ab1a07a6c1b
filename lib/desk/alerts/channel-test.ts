import 'server-only'
import { db } from '@/lib/platform/database/db'
import { receiptOf } from '@/lib/platform/outbox/receipt'

/** What became of the last test by one channel; times are ISO, UTC. `words` are the other side's. */
export type ChannelTest = {
  deliveryId: string
  channel: 'email' | 'text' | 'push'
  to: string
  /** `sent`: the other side has taken it; `delivered`: it has reported more (texts and pushes only). */
  state: 'waiting' | 'sent' | 'delivered' | 'kept' | 'failed'
  words: string | null
  askedAt: string
}

/** What goes on failing alike is given up within half a minute: somebody waits at the screen. */
export const TEST_TRIES = 5

/** Of each recipient, or person and channel. */
export const ONE_A_MINUTE = { points: 1, seconds: 60 }

export const TESTED_LATELY = 'A test was sent within the last minute. Please wait before the next one'

/** What became of the test with this key of the outbox, null when there was none. */
export async function latestTest(dedupKey: string): Promise<ChannelTest | null> {
  const item = await db.outboxItem.findUnique({
    where: { dedupKey },
    include: { attempts: { orderBy: { number: 'desc' }, take: 1, select: { response: true } } },
  })
  if (!item) return null
  const { id, channel, target, state, lastError, askedAt } = item
  const isDelivered = state === 'sent' && receiptOf(item)?.status === 'delivered'
  return {
    deliveryId: id,
    channel: channel === 'text' || channel === 'push' ? channel : 'email',
    to: target ?? '',
    state: isDelivered
      ? 'delivered'
      : state === 'sent' || state === 'kept' || state === 'failed'
        ? state
        : 'waiting',
    words: isDelivered ? null : (lastError ?? item.attempts[0]?.response ?? null),
    askedAt: askedAt.toISOString(),
  }
}
