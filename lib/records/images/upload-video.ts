import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { measureVideo } from '@/lib/platform/media/measure-video'
import { originalName } from '@/lib/platform/media/original-name'
import { withReceivedFile } from '@/lib/platform/media/receive-file'
import { storeReceived } from '@/lib/platform/media/store-file'
import { MAX_VIDEO_BYTES, VIDEO_TOO_LARGE, videoHeadProblem } from '@/lib/platform/media/video-limits'
import type { AdminRecord } from '@/lib/records/declare/record'
import { videos } from '@/lib/records/entities/videos'
import { change } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

type UploadedVideo = { record: AdminRecord; isDuplicate: boolean }

/**
 * Adds a video, which no page can show before it has captions and the other parts; the same bytes return the
 * existing record. @throws AppError 400 for another container or over 90 seconds, 403, 413 over 40 MB, 503
 */
export async function uploadVideo(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { filename }: { filename: string },
): Promise<UploadedVideo> {
  assertCan(actor, 'create', videos.area)
  const name = originalName(filename)
  const rules = { maxBytes: MAX_VIDEO_BYTES, tooLarge: VIDEO_TOO_LARGE, checkHead: assertVideoHead }
  return withReceivedFile(body, rules, async (file) => {
    const { checksum } = file
    const known = await db.video.findUnique({ where: { checksum }, select: { id: true } })
    if (known) return { record: await findRecord(db, actor, videos, known.id), isDuplicate: true }
    const { extension, ...measured } = await measureVideo(file.path, file.sizeBytes)
    // The front derives the content type from the extension (lib/server/front/content-types.ts).
    const stored = await storeReceived(file, `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`)
    const row = { ...stored, ...measured, checksum, filename: name, uploadedBy: actor.username }
    return change<UploadedVideo>(videos, async (tx) => {
      const { count } = await tx.video.createMany({ data: [row], skipDuplicates: true })
      const { id } = await tx.video.findUniqueOrThrow({ where: { checksum } })
      const record = await findRecord(tx, actor, videos, id)
      if (count === 0) return { answer: { record, isDuplicate: true }, expired: [] }
      await recordChange(tx, actor, videos, { action: 'create', before: null, after: record })
      return { answer: { record, isDuplicate: false }, expired: tagsOf(videos, record) }
    })
  })
}

function assertVideoHead(head: Uint8Array): void {
  const problem = videoHeadProblem(head)
  if (problem) throw invalidFields({ file: problem }, problem)
}
