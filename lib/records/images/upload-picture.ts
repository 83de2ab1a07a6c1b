import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { pictureRow } from '@/lib/platform/media/picture-row'
import type { AdminRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { receivePicture } from '@/lib/records/images/receive-picture'
import { change } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { updateRecord } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'

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

/** Concurrent uploads of the same file collide at the unique checksum. */
function store(actor: Actor, encoded: EncodedPicture, details: UploadDetails): Promise<UploadedPicture> {
  const { tags = [], ...said } = details
  const columns = { ...said, alt: details.alt ?? '', uploadedBy: actor.username }
  return change<UploadedPicture>(images, async (tx) => {
    const row = pictureRow(encoded, columns)
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

/** Skips tags deleted meanwhile. */
async function putTagsOn(tx: Tx, imageId: string, ids: string[]): Promise<void> {
  const tags = await tx.imageTag.findMany({ where: { id: { in: ids } }, select: { id: true } })
  await tx.imageTagLink.createMany({ data: tags.map(({ id }) => ({ imageId, tagId: id })) })
}
