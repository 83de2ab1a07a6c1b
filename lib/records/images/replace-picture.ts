import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { encodePicture } from '@/lib/platform/media/encode'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { originalName } from '@/lib/platform/media/original-name'
import { folderOf, replacePictureMentions, TEXT_WIDTH } from '@/lib/platform/media/picture-mention'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { receivePicture } from '@/lib/records/images/receive-picture'
import { referencesTo } from '@/lib/records/relations/references'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'
import { writeMeasured } from '@/lib/records/store/write-measured'

type FileDetails = { filename: string; seen?: string | undefined }

/**
 * Replaces a picture's bytes. Its address changes for caches; the old file stays for mail and shared links.
 * @throws AppError 403, 404, 400 or 413 for an unacceptable picture, 409 when the library already has it
 */
export async function replacePicture(
  actor: Actor,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  { filename, seen }: FileDetails,
): Promise<AdminRecord> {
  assertCan(actor, 'update', images.area)
  const before = await findRecord(db, actor, images, id)
  return receivePicture(body, async (file) => {
    const known = await db.image.findUnique({ where: { checksum: file.checksum } })
    if (known?.id === id) return before
    if (known) throw conflict(duplicateMessage(known))
    const measured = {
      ...(await encodePicture(file)),
      filename: originalName(filename),
      uploadedBy: actor.username,
    }
    return writeMeasured(actor, images, id, measured, {
      seen,
      alongside: (tx, old, fresh) => updateTexts(tx, actor, old, fresh),
    })
  })
}

function duplicateMessage({ alt, filename }: { alt: string; filename: string | null }): string {
  return `The library has this picture already (“${alt || filename}”). Choose that one where this one is used.`
}

/** Updates texts and addresses that name the picture. @returns the cache tags of the changed records */
async function updateTexts(tx: Tx, actor: Actor, before: AdminRecord, after: AdminRecord): Promise<string[]> {
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
      const text = replacePictureMentions(String(was[name]), folder, { url, width, height })
      await rows.update({ where: { id: row.id }, data: { [name]: text }, select: { id: true } })
      const is = { ...was, [name]: text }
      await recordChange(tx, actor, user, { action: 'update', before: was, after: is })
      expired.push(...tagsOf(user, is))
    }
  }
  return expired
}
