import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionTokenIn } from '@/lib/accounts/sessions/cookie-session'
import { reportError } from '@/lib/platform/report-error'
import { answerJson } from '@/lib/server/front/answer'
import type { Step } from '@/lib/server/front/front'

const UPLOAD = /^\/api\/admin\/uploads\/([a-z]+)(?:\/([\w-]+))?$/
const IMPORT = /^\/api\/admin\/([\w-]+)\/imports$/

/** A report of costs: the route reads it itself. */
const REPORT = '/api/admin/advertising/report'

/** The largest file that any door takes (lib/platform/media/pdf-limits.ts), and a little room. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024 + 1024
/** The largest CSV file (lib/records/import/limits.ts), and a little room. */
const MAX_IMPORT_BYTES = 5 * 1024 * 1024 + 1024

/** The handler of `app/api/admin/uploads`, called as Next calls it. */
type AnswerUpload = (request: Request, target: { kind: string; id: string | null }) => Promise<Response>

/** The handler of `app/api/admin/[entity]/imports`, in the same way. */
type AnswerImport = (request: Request, target: { path: string }) => Promise<Response>

/** What an upload may weigh. Without a session's cookie it is a request like any other; the handler judges the session. */
export function largerBody({ headers }: IncomingMessage, path: string): number | null {
  if (!sessionTokenIn(headers.cookie)) return null
  if (UPLOAD.test(path)) return MAX_UPLOAD_BYTES
  return IMPORT.test(path) || path === REPORT ? MAX_IMPORT_BYTES : null
}

/**
 * Hands uploads to their handler without Next around them: it would take the whole body into memory, and an upload would hold
 * back renders for as long as it lasts. Nothing of the body is read before the handler asks for it.
 */
export function uploadRequests(answerUpload: AnswerUpload, answerImport: AnswerImport): Step {
  return (request, response, path) => {
    const [, kind, id = null] = UPLOAD.exec(path) ?? []
    const [, entity] = IMPORT.exec(path) ?? []
    if (request.method !== 'POST' || !(kind || entity)) return false
    const handle = (sent: Request) =>
      kind ? answerUpload(sent, { kind, id }) : answerImport(sent, { path: entity ?? '' })
    answer(request, response, handle).catch((error: unknown) => {
      reportError(error, { path })
      if (response.headersSent) response.destroy()
      else answerJson(response, 500, { message: 'Something went wrong. Please try again.' })
    })
    return true
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The handler reads no host from it.
  const address = new URL(request.url ?? '/', 'http://localhost')
  const sent = { method: 'POST', headers, body: bodyOf(request), duplex: 'half' } as RequestInit
  const answered = await handle(new Request(address, sent))
  const content = Buffer.from(await answered.arrayBuffer())
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.setHeader(name, value)
  if (request.complete) response.end(content)
  else endBeforeBody(request, response, content)
}

/** A browser that still sends hears the answer only when it may finish; strangers may not. */
function endBeforeBody(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const isStranger = response.statusCode === 401 || response.statusCode === 403
  if (isStranger) {
    response.setHeader('connection', 'close')
    response.once('finish', () => request.destroy())
  } else {
    request.resume()
  }
  response.end(content)
}

/** The body piece by piece, each read when the last one has been taken. */
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
