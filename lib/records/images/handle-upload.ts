import 'server-only'
import * as z from 'zod'
import { type Actor, cookieActor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { isUuid } from '@/lib/platform/uuid'
import { toApiRecord } from '@/lib/records/declare/record'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { images } from '@/lib/records/entities/images'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { replacePicture } from '@/lib/records/images/replace-picture'
import { uploadFile } from '@/lib/records/images/upload-file'
import { uploadGuide } from '@/lib/records/images/upload-guide'
import { uploadPicture } from '@/lib/records/images/upload-picture'

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

/** An upload for a handler; `details` are the query parameters. */
type Upload = {
  actor: Actor
  body: ReadableStream<Uint8Array> | null
  details: z.output<typeof questions>
  id: string
}

type UploadHandler = (upload: Upload) => Promise<{ status: 200 | 201; answer: unknown }>

/** Handlers by path below /api/admin/uploads; each checks permission before it reads the body. */
const HANDLERS = new Map<string, UploadHandler>([
  [
    'pictures',
    async ({ actor, body, details }) => {
      const { record, isDuplicate } = await uploadPicture(actor, body, details)
      const picture = toApiRecord(actor, images, record)
      return { status: isDuplicate ? 200 : 201, answer: { picture, isDuplicate } }
    },
  ],
  [
    'pictures/id',
    async ({ actor, body, details, id }) => {
      const record = await replacePicture(actor, id, body, details)
      return { status: 200, answer: toApiRecord(actor, images, record) }
    },
  ],
  [
    'files',
    async ({ actor, body, details }) => {
      const { record, isDuplicate } = await uploadFile(actor, body, details)
      const file = toApiRecord(actor, postAttachments, record)
      return { status: isDuplicate ? 200 : 201, answer: { file, isDuplicate } }
    },
  ],
  [
    'guides/id',
    async ({ actor, body, details, id }) => {
      const record = await uploadGuide(actor, id, body, details)
      return { status: 200, answer: toApiRecord(actor, contentAssets, record) }
    },
  ],
])

type Target = { kind: string; id: string | null }

/** Receives an upload: the body is the file. Requires a signed-in user and a same-origin request. */
export const handleUpload = route<Target>(
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
