import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_MAX_BYTES } from '@/lib/platform/http/read-json'
import { reportError } from '@/lib/platform/report-error'
import { answerJson } from '@/lib/server/front/answer'
import { compressResponse } from '@/lib/server/front/compression'
import type { Step } from '@/lib/server/front/front'

const PATH = '/api/tour-requests'

/** The route handler of `app/api/tour-requests`, called as Next calls it. */
type Post = (request: Request) => Promise<Response>

/**
 * Hands leads to their route handler without Next around it: they wait behind no render, and cost half as much (decision 012).
 * Other methods of the address are Next's.
 * @param giveWay holds back the next render until what it returns is called
 * @param takeTurn resolves when the next lead may begin, to what is called at its end
 */
export function leadRequests(
  post: Post,
  giveWay: () => () => void,
  takeTurn: () => Promise<() => void>,
): Step {
  return (request, response, path) => {
    if (request.method !== 'POST' || path !== PATH) return false
    response.once('close', giveWay())
    answer(post, takeTurn, request, response).catch((error: unknown) => {
      reportError(error, { path })
      if (response.headersSent) response.destroy()
      else answerJson(response, 500, { message: 'Something went wrong. Please try again.' })
    })
    return true
  }
}

async function answer(
  post: Post,
  takeTurn: () => Promise<() => void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Whoever sends a body slowly keeps nobody else waiting.
  const body = await bodyOf(request)
  const end = await takeTurn()
  const answered = await ask(post, request, body).finally(end)
  const content = Buffer.from(await answered.arrayBuffer())
  compressResponse(request, response)
  // What we did not read would be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close')
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.setHeader(name, value)
  response.end(content)
  if (!request.complete) response.once('finish', () => request.destroy())
}

async function ask(post: Post, request: IncomingMessage, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The handler reads no host from it.
  return post(new Request(`http://localhost${PATH}`, { method: 'POST', headers, body }))
}

/** The body, or as much of it as shows the handler that it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > DEFAULT_MAX_BYTES) break
  }
  return new Uint8Array(Buffer.concat(chunks))
}
