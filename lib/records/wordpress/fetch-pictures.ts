import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { images } from '@/lib/records/entities/images'
import { fetchPicture } from '@/lib/records/store/fetch-picture'
import { updateRecord } from '@/lib/records/store/operations'
import { assertWaiting, findWordpressImport } from '@/lib/records/wordpress/find-import'

/** At ten seconds each at most, an answer comes within a minute. */
const AT_ONCE = 4

const described = z.object({ alt: z.string() })

/**
 * Fetches the next pictures of an import into the library, with the descriptions they had. Called until none
 * is left. @param fetching for tests @throws AppError 403, 404, 409
 */
export async function fetchNextPictures(
  actor: Actor,
  id: string,
  fetching = fetchPicture,
): Promise<{ left: number }> {
  const { state, createdAt: since } = await findWordpressImport(db, actor, id)
  assertWaiting(state)
  const where = { importId: id, kind: 'picture', outcome: 'waiting' }
  const next = await db.wordpressItem.findMany({ where, orderBy: { id: 'asc' }, take: AT_ONCE })
  await Promise.all(
    next.map(async (item) => {
      try {
        const url = await fetching(actor, item.address)
        const picture = await db.image.findFirst({
          where: { url },
          select: { id: true, alt: true, createdAt: true },
        })
        const { alt } = described.parse(item.values)
        if (picture && picture.alt === '' && alt.trim() !== '')
          await updateRecord(actor, images, picture.id, { alt: alt.trim().slice(0, 300) })
        // One that the library had before stays when the import is undone.
        const recordId = picture && picture.createdAt >= since ? picture.id : null
        const data = { outcome: 'created', path: url, recordId }
        await db.wordpressItem.update({ where: { id: item.id }, data })
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        const data = { outcome: 'refused', words: [error.message] }
        await db.wordpressItem.update({ where: { id: item.id }, data })
      }
    }),
  )
  return { left: await db.wordpressItem.count({ where }) }
}
