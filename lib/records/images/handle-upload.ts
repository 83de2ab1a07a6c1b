import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { type Actor, cookieActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { originalName } from '@/lib/platform/media/original-name'
import { type ReceivedFile, withReceivedFile } from '@/lib/platform/media/receive-file'
import { storeReceived, storeReceivedPrivate } from '@/lib/platform/media/store-file'
import { checkPdf } from '@/lib/platform/pdf/pdf-check'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import { isPdf, MAX_PDF_BYTES, NOT_A_PDF, PDF_TOO_LARGE } from '@/lib/platform/pdf/pdf-limits'
import { isUuid } from '@/lib/platform/uuid'
import { type AdminRecord, toApiRecord } from '@/lib/records/declare/record'
import { storeCheck } from '@/lib/records/documents/store-check'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { images } from '@/lib/records/entities/images'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { videos } from '@/lib/records/entities/videos'
import { replacePicture, uploadPicture } from '@/lib/records/images/upload-picture'
import { uploadVideo } from '@/lib/records/images/upload-video'
import { change } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'
import { writeMeasured } from '@/lib/records/store/write-measured'
import { storeExport } from '@/lib/records/wordpress/store-export'

const questions = z.object({
  filename: z.string().max(1_000).default(''),
  alt: z.string().max(1_000).optional(),
  decorative: z.stringbool().default(false),
  seen: z.string().max(40).optional(),
  tags: z
    .string()
    .max(1_000)
    .default('')
    .transform((text) => text.split(',').filter(isUuid)),
})

type Upload = {
  actor: Actor
  body: ReadableStream<Uint8Array> | null
  details: z.output<typeof questions>
  id: string
}

type UploadHandler = (upload: Upload) => Promise<{ status: 200 | 201; answer: unknown }>

/** Handlers by path below /api/admin/uploads; each checks permission before it reads the body. */
const HANDLERS = new Map(
  Object.entries<UploadHandler>({
    pictures: async ({ actor, body, details }) => {
      const { record, isDuplicate } = await uploadPicture(actor, body, details)
      const picture = toApiRecord(actor, images, record)
      return { status: isDuplicate ? 200 : 201, answer: { picture, isDuplicate } }
    },
    'pictures/id': async ({ actor, body, details, id }) => {
      const record = await replacePicture(actor, id, body, details)
      return { status: 200, answer: toApiRecord(actor, images, record) }
    },
    videos: async ({ actor, body, details }) => {
      const { record, isDuplicate } = await uploadVideo(actor, body, details)
      const video = toApiRecord(actor, videos, record)
      return { status: isDuplicate ? 200 : 201, answer: { video, isDuplicate } }
    },
    files: async ({ actor, body, details }) => {
      const { record, isDuplicate, document } = await uploadFile(actor, body, details)
      const file = toApiRecord(actor, postAttachments, record)
      return { status: isDuplicate ? 200 : 201, answer: { file, isDuplicate, document } }
    },
    wordpress: async ({ actor, body, details }) => ({
      status: 201,
      answer: await storeExport(actor, body, details.filename),
    }),
    'guides/id': async ({ actor, body, details, id }) => {
      const { record, document } = await uploadGuide(actor, id, body, details)
      return { status: 200, answer: { resource: toApiRecord(actor, contentAssets, record), document } }
    },
  }),
)

/** Receives an upload: the body is the file. Requires a signed-in user and a same-origin request. */
export const handleUpload = route<{ kind: string; id: string | null }>(
  async (request, { kind, id }) => {
    const actor = await cookieActor(request)
    const handler = HANDLERS.get(id === null ? kind : `${kind}/id`)
    if (!handler) throw notFound()
    const details = questions.parse(Object.fromEntries(new URL(request.url).searchParams))
    const { status, answer } = await handler({ actor, body: request.body, details, id: id ?? '' })
    return Response.json(answer, { status })
  },
  { sameOrigin: true },
)

/**
 * Stores a resource's PDF, served only through its form or open link (G5); mailed links get the new file.
 * @throws AppError 403, 404, 409 when the resource has changed since, 413 over 20 MB, 400 for an invalid PDF
 */
export async function uploadGuide(
  actor: Actor,
  id: string,
  body: ReadableStream<Uint8Array> | null,
  { seen }: { seen?: string | undefined },
): Promise<{ record: AdminRecord; document: PdfFindings }> {
  assertCan(actor, 'update', contentAssets.area)
  const { slug } = await findRecord(db, actor, contentAssets, id)
  return receivePdf(body, async (file, document) => {
    const { objectKey, sizeBytes } = await storeReceivedPrivate(file, `${slug}.pdf`)
    const measured = { objectKey, fileSize: sizeBytes, mimeType: 'application/pdf' }
    const alongside = async (tx: Tx) => {
      await storeCheck(tx, objectKey, document, { isPrivate: true })
      return []
    }
    return { record: await writeMeasured(actor, contentAssets, id, measured, { seen, alongside }), document }
  })
}

type UploadedFile = { record: AdminRecord; isDuplicate: boolean; document: PdfFindings }

/** Adds a linkable PDF; the same file and name return the existing record. @throws AppError 400, 403, 413 */
export async function uploadFile(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { filename }: { filename: string },
): Promise<UploadedFile> {
  assertCan(actor, 'create', postAttachments.area)
  const name = originalName(filename)
  return receivePdf(body, async (file, document) => {
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
      await storeCheck(tx, stored.objectKey, document, { isPrivate: false })
      if (count === 0) return { answer: { record, isDuplicate: true, document }, expired: [] }
      await recordChange(tx, actor, postAttachments, { action: 'create', before: null, after: record })
      return { answer: { record, isDuplicate: false, document }, expired: tagsOf(postAttachments, record) }
    })
  })
}

/** The front derives the content type from the extension (lib/server/front/content-types.ts). */
function withPdfExtension(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.pdf`
}

const refused = (reason: string) => invalidFields({ file: reason }, reason)

/** Receives and inspects a PDF for `use`. @throws AppError 413 over 20 MB, 400 for no PDF or an unsafe one */
function receivePdf<T>(
  body: ReadableStream<Uint8Array> | null,
  use: (file: ReceivedFile, document: PdfFindings) => Promise<T>,
): Promise<T> {
  const checkHead = (head: Buffer) => {
    if (!isPdf(head)) throw refused(NOT_A_PDF)
  }
  const rules = { maxBytes: MAX_PDF_BYTES, tooLarge: PDF_TOO_LARGE, checkHead }
  return withReceivedFile(body, rules, async (file) => {
    if (!file.tail.includes('%%EOF')) throw refused('This PDF is incomplete. Please save it again and retry')
    return use(file, await checkPdf(file.path))
  })
}
