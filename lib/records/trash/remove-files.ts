import 'server-only'
import * as z from 'zod'
import { db, type Tx } from '@/lib/platform/database/db'
import { privateStorage, storage } from '@/lib/platform/integrations/storage'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { images } from '@/lib/records/entities/images'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { videos } from '@/lib/records/entities/videos'
import { usesOf } from '@/lib/records/store/usage'
import { type KeptFiles, OWNERS } from '@/lib/records/trash/kept-files'

const KIND = 'remove-files'

const WITH_ADDRESS = { images, videos, post_attachments: postAttachments } as const

const kept = z.object({
  table: z.enum(OWNERS),
  rowId: z.string(),
  objectKey: z.string(),
  url: z.string().nullable(),
  keys: z.array(z.string()),
})

/** Deletes the files of purged records unless something still needs them. */
export const removeFiles = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ files: z.array(kept) }),
  async handle(_, { files }) {
    for (const file of files) {
      if (await isNeeded(file)) continue
      const place = file.table === 'content_assets' ? privateStorage() : storage()
      for (const key of file.keys) await place.remove(key)
    }
    return { outcome: 'done' }
  },
})

export async function enqueueRemoval(tx: Tx, files: KeptFiles[]): Promise<void> {
  if (files.length > 0) await enqueue(tx, { kind: KIND, payload: { files } })
}

/** Identical files share a key: they may have been uploaded again, or be in the trash twice. */
async function isNeeded({ table, rowId, objectKey, url }: KeptFiles): Promise<boolean> {
  const again = await db.$queryRaw<unknown[]>`
    select 1 from images where object_key = ${objectKey}
    union all select 1 from videos where object_key = ${objectKey}
    union all select 1 from post_attachments where object_key = ${objectKey}
    union all select 1 from content_assets where object_key = ${objectKey}
    union all select 1 from deleted_records
      where snapshot @> ${JSON.stringify({ rows: [{ table, row: { object_key: objectKey } }] })}::jsonb
    limit 1`
  if (again.length > 0) return true
  if (table === 'content_assets' || url === null) return false
  const mentioned = { id: rowId, url, createdAt: '', updatedAt: '' }
  return (await usesOf(db, null, WITH_ADDRESS[table], mentioned)).length > 0
}
