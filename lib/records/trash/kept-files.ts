import 'server-only'
import { posix } from 'node:path'
import { readVariants } from '@/lib/platform/media/image-variant'
import type { KeptRow } from '@/lib/records/store/take-snapshot'

/** Tables whose rows own files. */
export const OWNERS = ['images', 'videos', 'post_attachments', 'content_assets'] as const

/** Files owned by a deleted row: a picture in all sizes, a video with its captions, a PDF or a guide. */
export type KeptFiles = {
  table: (typeof OWNERS)[number]
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
    if (table === 'videos' && row.captions_url) beside.push(mediaKey(String(row.captions_url)))
    const url = typeof row.url === 'string' ? row.url : null
    return [{ table, rowId: String(row.id), objectKey, url, keys: [...new Set([objectKey, ...beside])] }]
  })
}

function ownsFiles(table: string): table is KeptFiles['table'] {
  return OWNERS.some((owner) => owner === table)
}

/** '/media/files/ab12/x.vtt' is stored as 'files/ab12/x.vtt'. */
const mediaKey = (url: string) => url.replace(/^\/media\//, '')
