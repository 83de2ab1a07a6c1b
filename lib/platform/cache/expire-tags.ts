import 'server-only'
import * as z from 'zod'
import { expireTags } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const KIND = 'expire-tags'

/** Drops cached reads at the moment when content starts or ends being public. */
export const expireTagsAtMoment = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 4,
  payload: z.object({ tags: z.array(z.string()).min(1) }),
  async handle(_, { tags }) {
    await expireTags(tags)
    return { outcome: 'done' }
  },
})

/** Schedules an expiry in the caller's transaction; once per key, so name what expires and when in it. */
export async function expireTagsAt(tx: Tx, tags: string[], at: Date, key: string): Promise<void> {
  await enqueue(tx, { kind: KIND, dedupKey: key, dueAt: at, payload: { tags } })
}
