import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_MAX_BYTES } from '@/lib/platform/http/read-json'
import { answerFailure, headersOf } from '@/lib/server/front/answer'
import { compressResponse } from '@/lib/server/front/compression'
import type { Step } from '@/lib/server/front/front'

const PATHS = ['/api/tour-requests', '/api/v1/tour-requests']

type Post = (request: Request) => Promise<Response>

/** Runs the lead handler without Next (decision 012). Both options return the function that ends it. */
export function leadRequests(
  post: Post,
  holdRenders: () => () => void,
  waitForSlot: () => Promise<() => void>,
): Step {
  return (request, response, path) => {
    if (request.method !== 'POST' || !PATHS.includes(path)) return false
    response.once('close', holdRenders())
    answer(post, waitForSlot, request, response, path).catch((error: unknown) =>
      answerFailure(error, response, path),
    )
    return true
  }
}

async function answer(
  post: Post,
  waitForSlot: () => Promise<() => void>,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  // Read before waiting, so that slow senders delay no one.
  const body = await bodyOf(request)
  const end = await waitForSlot()
  const answered = await callHandler(post, request, path, body).finally(end)
  const content = Buffer.from(await answered.arrayBuffer())
  compressResponse(request, response)
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) response.setHeader(name, value)
  response.end(content)
}

async function callHandler(
  post: Post,
  request: IncomingMessage,
  path: string,
  body: Uint8Array<ArrayBuffer>,
) {
  const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? ''
  return post(
    new Request(`http://localhost${path}${query}`, { method: 'POST', headers: headersOf(request), body }),
  )
}

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
