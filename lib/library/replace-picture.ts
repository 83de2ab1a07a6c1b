import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { delegateOf } from '@/lib/admin/delegate'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { recordChange } from '@/lib/admin/history'
import { type AdminRecord, recordOf, selectOf } from '@/lib/admin/record'
import { referencesTo } from '@/lib/admin/references'
import { writeMeasured } from '@/lib/admin/write-measured'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { images } from '@/lib/entities/images'
import { conflict } from '@/lib/errors'
import { receivePicture } from '@/lib/library/receive-picture'
import { encodePicture } from '@/lib/media/encode'
import { readVariants, variantFor } from '@/lib/media/image-variant'
import { originalName } from '@/lib/media/original-name'
import { folderOf, followPicture, TEXT_WIDTH } from '@/lib/media/picture-mention'

type Words = { filename: string; seen?: string | undefined }

/**
 * Puts new bytes in the place of a picture: every use follows, words and focal point stay, and the address is another, so that
 * no browser shows the old one. What lies at the old address stays for mail and shared links.
 * @throws AppError 403, 404, 400 or 413 for what is no acceptable picture, 409 when the library has these bytes elsewhere
 */
export async function replacePicture(
  actor: Actor,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  { filename, seen }: Words,
): Promise<AdminRecord> {
  assertCan(actor, 'update', images.name)
  const before = await findRecord(db, actor, images, id)
  return receivePicture(body, async (file) => {
    const known = await db.image.findUnique({ where: { checksum: file.checksum } })
    if (known?.id === id) return before
    if (known) throw conflict(alreadyThere(known))
    const measured = {
      ...(await encodePicture(file)),
      filename: originalName(filename),
      uploadedBy: actor.username,
    }
    return writeMeasured(actor, images, id, measured, {
      seen,
      alongside: (tx, old, fresh) => followInTexts(tx, actor, old, fresh),
    })
  })
}

function alreadyThere({ alt, filename }: { alt: string; filename: string | null }): string {
  return `The library has this picture already (“${alt || filename}”). Choose that one where this one is used.`
}

/** Texts and addresses that name the picture. @returns the cache tags of the records they stand in */
async function followInTexts(
  tx: Tx,
  actor: Actor,
  before: AdminRecord,
  after: AdminRecord,
): Promise<string[]> {
  const folder = folderOf(String(before.url))
  const { url, width, height } = variantFor(readVariants(after.variants), TEXT_WIDTH) ?? {
    url: String(after.url),
    width: Number(after.width),
    height: Number(after.height),
  }
  const expired: string[] = []
  for (const { user, name, field, where } of referencesTo(images, before)) {
    if (field.entity) continue
    const rows = delegateOf(tx, user.name)
    for (const row of await rows.findMany({ where, select: selectOf(user) })) {
      const was = recordOf(user, row)
      const text = followPicture(String(was[name]), folder, { url, width, height })
      await rows.update({ where: { id: row.id }, data: { [name]: text }, select: { id: true } })
      const is = { ...was, [name]: text }
      await recordChange(tx, actor, user, { action: 'update', before: was, after: is })
      expired.push(...tagsOf(user, is))
    }
  }
  return expired
}
