import 'server-only'
import { availableParallelism } from 'node:os'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { assertPictureHead, type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { originalName } from '@/lib/platform/media/original-name'
import type { PictureFile } from '@/lib/platform/media/picture-file'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/lib/platform/media/picture-limits'
import { folderOf, replacePictureMentions, TEXT_WIDTH } from '@/lib/platform/media/picture-mention'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { withReceivedFile } from '@/lib/platform/media/receive-file'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { referencesTo } from '@/lib/records/relations/references'
import { change } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { insertPicture } from '@/lib/records/store/insert-picture'
import { updateRecord } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'
import { writeMeasured } from '@/lib/records/store/write-measured'

type UploadDetails = { filename: string; alt?: string | undefined; decorative: boolean; tags?: string[] }

type UploadedPicture = { record: AdminRecord; isDuplicate: boolean }

/** Adds a picture, or tags to its equal. @throws AppError 403, 413, 400 with fieldErrors, 503 when full */
export async function uploadPicture(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  details: UploadDetails,
): Promise<UploadedPicture> {
  assertCan(actor, 'create', images.area)
  const problem = details.alt === undefined ? null : altTextProblem(details.alt, details.decorative)
  if (problem) throw invalidFields({ alt: problem })
  return receivePicture(body, async (file) => {
    const known = await db.image.findUnique({ where: { checksum: file.checksum }, select: { id: true } })
    return known
      ? existing(actor, known.id, details.tags ?? [])
      : store(actor, await encodePicture(file), details)
  })
}

function store(actor: Actor, encoded: EncodedPicture, details: UploadDetails): Promise<UploadedPicture> {
  const { tags = [], ...said } = details
  const columns = { ...said, alt: details.alt ?? '', uploadedBy: actor.username }
  return change<UploadedPicture>(images, (tx) =>
    insertPicture(tx, actor, pictureRow(encoded, columns), (id) => putTagsOn(tx, id, tags)),
  )
}

async function existing(actor: Actor, id: string, tags: string[]): Promise<UploadedPicture> {
  const record = await findRecord(db, actor, images, id)
  const carried = record.tags as string[]
  if (tags.every((tag) => carried.includes(tag))) return { record, isDuplicate: true }
  const tagged = await updateRecord(actor, images, id, { tags: [...carried, ...tags] })
  return { record: tagged, isDuplicate: true }
}

/** Skips tags that have been deleted since. */
async function putTagsOn(tx: Tx, imageId: string, ids: string[]): Promise<void> {
  const tags = await tx.imageTag.findMany({ where: { id: { in: ids } }, select: { id: true } })
  await tx.imageTagLink.createMany({ data: tags.map(({ id }) => ({ imageId, tagId: id })) })
}

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
      // It was the day of the other picture.
      takenOn: null,
      uploadedBy: actor.username,
    }
    return writeMeasured(actor, images, id, measured, {
      seen,
      alongside: (tx, old, fresh) => updateTexts(tx, actor, old, fresh),
    })
  })
}

function duplicateMessage({ alt, filename }: { alt: string; filename: string | null }): string {
  return `This picture is already in the library (“${alt || filename}”). Use that one instead.`
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

/** Leaves one core for visitors, since encoding would use all of them. */
const withSlot = limitConcurrency(Math.max(1, availableParallelism() - 1), {
  waiting: 50,
  refuse: () => unavailable(30, 'Many pictures are being prepared. Please try again in a moment'),
})

/** Receives a picture into a temporary file for `use`, when its turn comes. @throws AppError 400, 413, 503 */
function receivePicture<T>(
  body: ReadableStream<Uint8Array> | null,
  use: (file: PictureFile) => Promise<T>,
): Promise<T> {
  const rules = { maxBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE, checkHead: assertPictureHead }
  return withReceivedFile(body, rules, ({ path, head, sizeBytes, checksum }) =>
    withSlot(() => use({ input: path, head, sizeBytes, checksum })),
  )
}

/** Pictures that are neither described nor marked decorative, and cannot be used until they are (H3). */
const where = { alt: '', decorative: false }

/** Number of pictures without a description. @throws AppError 403 */
export async function countUndescribed(actor: Actor): Promise<number> {
  assertCan(actor, 'read', images.area)
  return db.image.count({ where })
}

/** The newest pictures without a description. @throws AppError 403 */
export async function listUndescribed(actor: Actor, take: number): Promise<AdminRecord[]> {
  assertCan(actor, 'read', images.area)
  const rows = await db.image.findMany({ where, orderBy: { id: 'desc' }, take, select: selectOf(images) })
  return rows.map((row) => recordOf(images, row))
}
