import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { originalName } from '@/lib/platform/media/original-name'
import { storeReceived } from '@/lib/platform/media/store-file'
import type { AdminRecord } from '@/lib/records/declare/record'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { receivePdf } from '@/lib/records/images/receive-pdf'
import { change } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { findRecord } from '@/lib/records/store/find-record'
import { recordChange } from '@/lib/records/store/history'

export type UploadedFile = { record: AdminRecord; isDuplicate: boolean }

/** Adds a linkable PDF; the same file and name return the existing record. @throws AppError 400, 403, 413 */
export async function uploadFile(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { filename }: { filename: string },
): Promise<UploadedFile> {
  assertCan(actor, 'create', postAttachments.name)
  const name = originalName(filename)
  return receivePdf(body, async (file) => {
    const stored = await storeReceived(file, withPdfExtension(name))
    return change<UploadedFile>(postAttachments, async (tx) => {
      const { count } = await tx.postAttachment.createMany({
        data: [
          {
            ...stored,
            originalName: name,
            filename: stored.objectKey.split('/').at(-1) ?? name,
            mimeType: 'application/pdf',
            uploadedBy: actor.username,
          },
        ],
        skipDuplicates: true,
      })
      const { id } = await tx.postAttachment.findUniqueOrThrow({ where: { objectKey: stored.objectKey } })
      const record = await findRecord(tx, actor, postAttachments, id)
      if (count === 0) return { answer: { record, isDuplicate: true }, expired: [] }
      await recordChange(tx, actor, postAttachments, { action: 'create', before: null, after: record })
      return { answer: { record, isDuplicate: false }, expired: tagsOf(postAttachments, record) }
    })
  })
}

/** The front derives the content type from the extension (lib/server/front/content-types.ts). */
export function withPdfExtension(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.pdf`
}
