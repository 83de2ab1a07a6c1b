import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionTokenIn } from '@/lib/accounts/sessions/cookie-session'
import { MAX_VIDEO_BYTES } from '@/lib/platform/media/video-limits'
import { MAX_EXPORT_BYTES } from '@/lib/records/wordpress/export-limit'
import { answerFailure, headersOf } from '@/lib/server/front/answer'
import type { Step } from '@/lib/server/front/front'

const UPLOAD = /^\/api\/admin\/uploads\/([a-z]+)(?:\/([\w-]+))?$/
const IMPORT = /^\/api\/admin\/([\w-]+)\/imports$/

/** Files whose routes read them themselves. */
const REPORTS: ReadonlySet<string> = new Set([
  '/api/admin/advertising/report',
  '/api/admin/tour-requests/calls',
  '/api/admin/tour-requests/families',
  '/api/admin/old-addresses',
])

/** The largest picture or PDF (lib/platform/pdf/pdf-limits.ts) plus overhead. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024 + 1024
/** Larger ones by kind, plus overhead. */
const LARGE_UPLOADS: ReadonlyMap<string, number> = new Map([
  ['videos', MAX_VIDEO_BYTES + 1024],
  ['wordpress', MAX_EXPORT_BYTES + 1024],
])
/** The largest table (lib/records/import/limits.ts) plus overhead. */
const MAX_IMPORT_BYTES = 5 * 1024 * 1024 + 1024

type AnswerUpload = (request: Request, target: { kind: string; id: string | null }) => Promise<Response>

type AnswerImport = (request: Request, target: { path: string }) => Promise<Response>

/** Size limit of an upload; needs a session cookie, which the handler verifies. */
export function largerBody({ headers }: IncomingMessage, path: string): number | null {
  if (!sessionTokenIn(headers.cookie)) return null
  const [, kind] = UPLOAD.exec(path) ?? []
  if (kind) return LARGE_UPLOADS.get(kind) ?? MAX_UPLOAD_BYTES
  return IMPORT.test(path) || REPORTS.has(path) ? MAX_IMPORT_BYTES : null
}

/** Runs upload handlers without Next, which would buffer the body and block renders for the whole upload. */
export function uploadRequests(answerUpload: AnswerUpload, answerImport: AnswerImport): Step {
  return (request, response, path) => {
    const [, kind, id = null] = UPLOAD.exec(path) ?? []
    const [, entity] = IMPORT.exec(path) ?? []
    if (request.method !== 'POST' || !(kind || entity)) return false
    const handle = (sent: Request) =>
      kind ? answerUpload(sent, { kind, id }) : answerImport(sent, { path: entity ?? '' })
    answer(request, response, handle).catch((error: unknown) => answerFailure(error, response, path))
    return true
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://localhost')
  const sent = {
    method: 'POST',
    headers: headersOf(request),
    body: bodyOf(request),
    duplex: 'half',
  } as RequestInit
  const answered = await handle(new Request(address, sent))
  const content = Buffer.from(await answered.arrayBuffer())
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.setHeader(name, value)
  response.end(content)
}

function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces = request.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next()
        if (piece.done) controller.close()
        else controller.enqueue(new Uint8Array(piece.value as Buffer))
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
