import 'server-only'
import * as z from 'zod'
import { type Actor, cookieActor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { isUuid } from '@/lib/platform/uuid'
import { answerOf } from '@/lib/records/declare/record'
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

/** An upload as its door gets it; `words` is what the address says about the file beside its bytes. */
type Upload = {
  actor: Actor
  body: ReadableStream<Uint8Array> | null
  words: z.output<typeof questions>
  id: string
}

type Door = (upload: Upload) => Promise<{ status: 200 | 201; answer: unknown }>

/** By the address below /api/admin/uploads; each asks for the person's right before it reads the body. */
const DOORS = new Map<string, Door>([
  [
    'pictures',
    async ({ actor, body, words }) => {
      const { record, isDuplicate } = await uploadPicture(actor, body, words)
      const picture = answerOf(actor, images, record)
      return { status: isDuplicate ? 200 : 201, answer: { picture, isDuplicate } }
    },
  ],
  [
    'pictures/id',
    async ({ actor, body, words, id }) => {
      const record = await replacePicture(actor, id, body, words)
      return { status: 200, answer: answerOf(actor, images, record) }
    },
  ],
  [
    'files',
    async ({ actor, body, words }) => {
      const { record, isDuplicate } = await uploadFile(actor, body, words)
      const file = answerOf(actor, postAttachments, record)
      return { status: isDuplicate ? 200 : 201, answer: { file, isDuplicate } }
    },
  ],
  [
    'guides/id',
    async ({ actor, body, words, id }) => {
      const record = await uploadGuide(actor, id, body, words)
      return { status: 200, answer: answerOf(actor, contentAssets, record) }
    },
  ],
])

type Target = { kind: string; id: string | null }

/** Takes an upload in: the body is the file. Only from our own pages, only from somebody signed in. */
export const answerUpload = route<Target>(
  async (request, { kind, id }) => {
    const actor = await cookieActor(request)
    const door = DOORS.get(id === null ? kind : `${kind}/id`)
    if (!door) throw notFound()
    const words = questions.parse(Object.fromEntries(new URL(request.url).searchParams))
    const { status, answer } = await door({ actor, body: request.body, words, id: id ?? '' })
    return Response.json(answer, { status })
  },
  { sameOrigin: true },
)
