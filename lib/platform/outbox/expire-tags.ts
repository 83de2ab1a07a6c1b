import 'server-only'
import * as z from 'zod'
import { expireTags } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const KIND = 'expire-tags'

/** Drops cached reads at a moment: what becomes public or ends then shows at once everywhere. */
export const expireTagsAtMoment = defineHandler({
  kind: KIND,
  atOnce: 4,
  payload: z.object({ tags: z.array(z.string()).min(1) }),
  async handle(_, { tags }) {
    await expireTags(tags)
    return { outcome: 'done' }
  },
})

/**
 * Plans it as part of the caller's transaction; a moment that is past comes at once. Of plans with the same key there is one,
 * so the key names what expires and when.
 */
export async function expireTagsAt(tx: Tx, tags: string[], at: Date, key: string): Promise<void> {
  await enqueue(tx, { kind: KIND, dedupKey: key, dueAt: at, payload: { tags } })
}
