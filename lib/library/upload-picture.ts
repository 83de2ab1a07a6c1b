import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { change } from '@/lib/admin/change'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { recordChange } from '@/lib/admin/history'
import { updateRecord } from '@/lib/admin/operations'
import type { AdminRecord } from '@/lib/admin/record'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { images } from '@/lib/entities/images'
import { invalidFields } from '@/lib/errors'
import { receivePicture } from '@/lib/library/receive-picture'
import { altTextProblem } from '@/lib/media/alt-text'
import { type EncodedPicture, encodePicture } from '@/lib/media/encode'
import { pictureRow } from '@/lib/media/pipeline'

export type PictureWords = {
  filename: string
  alt?: string | undefined
  decorative: boolean
  tags?: string[]
}

export type UploadedPicture = { record: AdminRecord; isDuplicate: boolean }

/**
 * Takes a picture into the library while it arrives. Without `alt` it waits to be described before a page can show it
 * (lib/admin/described-pictures.ts). The same bytes again answer with the picture that is there; only the tags are put on it.
 * @throws AppError 403, 413 over 10 MB, 400 with `fieldErrors.file` or `.alt`, 503 when too many are being prepared
 */
export async function uploadPicture(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  words: PictureWords,
): Promise<UploadedPicture> {
  assertCan(actor, 'create', images.name)
  const problem = words.alt === undefined ? null : altTextProblem(words.alt, words.decorative)
  if (problem) throw invalidFields({ alt: problem })
  return receivePicture(body, async (file) => {
    const known = await db.image.findUnique({ where: { checksum: file.checksum }, select: { id: true } })
    return known
      ? existing(actor, known.id, words.tags ?? [])
      : store(actor, await encodePicture(file), words)
  })
}

/** Two uploads of one file at the same moment meet in the unique checksum. */
function store(actor: Actor, encoded: EncodedPicture, words: PictureWords): Promise<UploadedPicture> {
  const { tags = [], ...said } = words
  const details = { ...said, alt: words.alt ?? '', uploadedBy: actor.username }
  return change<UploadedPicture>(images, async (tx) => {
    const row = pictureRow(encoded, details)
    const { count } = await tx.image.createMany({ data: [row], skipDuplicates: true })
    const { id } = await tx.image.findUniqueOrThrow({ where: { checksum: row.checksum } })
    if (count > 0) await putTagsOn(tx, id, tags)
    const record = await findRecord(tx, actor, images, id)
    if (count === 0) return { answer: { record, isDuplicate: true }, expired: [] }
    await recordChange(tx, actor, images, { action: 'create', before: null, after: record })
    return { answer: { record, isDuplicate: false }, expired: tagsOf(images, record) }
  })
}

async function existing(actor: Actor, id: string, tags: string[]): Promise<UploadedPicture> {
  const record = await findRecord(db, actor, images, id)
  const carried = record.tags as string[]
  if (tags.every((tag) => carried.includes(tag))) return { record, isDuplicate: true }
  const tagged = await updateRecord(actor, images, id, { tags: [...carried, ...tags] })
  return { record: tagged, isDuplicate: true }
}

/** A tag that was deleted meanwhile is left out. */
async function putTagsOn(tx: Tx, imageId: string, ids: string[]): Promise<void> {
  const tags = await tx.imageTag.findMany({ where: { id: { in: ids } }, select: { id: true } })
  await tx.imageTagLink.createMany({ data: tags.map(({ id }) => ({ imageId, tagId: id })) })
}
