import 'server-only'
import { diffArrays } from 'diff'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { namePictures } from '@/lib/records/wordpress/clean-content'
import { findWordpressImport } from '@/lib/records/wordpress/find-import'
import { plannedValues } from '@/lib/records/wordpress/planned-values'

/** A person waits for it; a text that has little in common with the old one takes longer. */
const LIMIT_MS = 300

/** Comments, tags and shortcodes are one piece each. */
const PIECES = /<!--[\s\S]*?-->|<[^>]*>|\[\/?[a-z][^\]]*\]|\s+|[^\s<[]+|[\s\S]/gi

export type TextPart = { kind: 'kept' | 'removed' | 'added'; text: string }

/**
 * How the text of a waiting item differs from that of the old site.
 * @throws AppError 403, 404 also for an item that is imported already
 */
export async function readTextChanges(
  actor: Actor,
  importId: string,
  itemId: string,
): Promise<{ title: string; parts: TextPart[] }> {
  await findWordpressImport(db, actor, importId)
  const item = isUuid(itemId)
    ? await db.wordpressItem.findFirst({ where: { id: itemId, importId, outcome: 'waiting' } })
    : null
  if (item?.original == null) throw notFound('This text is not waiting to be imported')
  const { html, pictures } = plannedValues.parse(item.values)
  return { title: item.title, parts: textParts(item.original, namePictures(html, pictures)) }
}

/** Parts of both texts in order. Texts that have too little in common are one removed and one added part. */
function textParts(before: string, after: string): TextPart[] {
  const found = diffArrays(before.match(PIECES) ?? [], after.match(PIECES) ?? [], { timeout: LIMIT_MS })
  if (!found)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return found.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'kept',
    text: value.join(''),
  }))
}
