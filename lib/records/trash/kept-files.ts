import 'server-only'
import { posix } from 'node:path'
import { readVariants } from '@/lib/platform/media/image-variant'
import type { KeptRow } from '@/lib/records/store/take-snapshot'

/** Files owned by a deleted row: a picture in all sizes, a PDF or a guide. */
export type KeptFiles = {
  table: 'images' | 'post_attachments' | 'content_assets'
  rowId: string
  objectKey: string
  url: string | null
  keys: string[]
}

/** The files of a deleted record's rows. */
export function filesOf(rows: readonly KeptRow[]): KeptFiles[] {
  return rows.flatMap(({ table, row }) => {
    const objectKey = row.object_key
    if (!ownsFiles(table) || typeof objectKey !== 'string') return []
    const beside = readVariants(row.variants).map(({ url }) =>
      posix.join(posix.dirname(objectKey), posix.basename(url)),
    )
    const url = typeof row.url === 'string' ? row.url : null
    return [{ table, rowId: String(row.id), objectKey, url, keys: [...new Set([objectKey, ...beside])] }]
  })
}

function ownsFiles(table: string): table is KeptFiles['table'] {
  return table === 'images' || table === 'post_attachments' || table === 'content_assets'
}
