import 'server-only'
import * as z from 'zod'
import { expireTags } from '@/lib/cache/expiry'
import type { Tx } from '@/lib/db'
import { defineJob } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'

/** Drops what is cached under some tags, on every instance, at the moment from which it would show an old state. */
export const expireTagsJob = defineJob({
  name: 'expire-tags',
  schema: z.object({ tags: z.array(z.string()) }),
  handle: ({ tags }) => expireTags(tags),
})

/** Plans it as part of the caller's transaction; a moment that is past runs at once. `key` names it: at most one waits. */
export async function expireTagsAt(tx: Tx, tags: string[], at: Date, key: string): Promise<void> {
  await enqueue(tx, expireTagsJob, { tags }, { runAt: at, jobKey: key })
}
