import type { IncomingMessage, ServerResponse } from 'node:http'
import { reportError } from '@/lib/platform/report-error'

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** Reports a failure and answers 500, or cuts a response that has begun. */
export function answerFailure(error: unknown, response: ServerResponse, path: string): void {
  reportError(error, { path })
  if (response.headersSent) response.destroy()
  else answerJson(response, 500, { message: 'Something went wrong. Please try again.' })
}

/** The headers of Node's request as those of a fetch request. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** Rejects a request without reading its body, which makes the connection unusable. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  response.setHeader('connection', 'close')
  response.once('finish', () => request.destroy())
  answerJson(response, status, { message })
}
