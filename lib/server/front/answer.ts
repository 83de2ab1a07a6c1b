import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROBLEM_TYPE, problemOf, type Refused } from '@/lib/platform/http/problem'
import { reportOutcome } from '@/lib/platform/http/report-outcome'

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  type = 'application/json; charset=utf-8',
): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** Answers with problem details (RFC 9457). */
export function answerProblem(response: ServerResponse, refused: Refused): void {
  for (const [name, value] of Object.entries(refused.headers ?? {})) response.setHeader(name, value)
  const problem = problemOf(refused, String(response.getHeader('x-request-id') ?? ''))
  answerJson(response, refused.status, problem, PROBLEM_TYPE)
}

/** Reports a failure and answers it, or cuts a response that has begun. */
export function answerFailure(error: unknown, response: ServerResponse, path: string): void {
  const refused = reportFailure(error, response, path)
  if (response.headersSent) response.destroy()
  else answerProblem(response, refused)
}

/** Reports a failure outside of `route`, once and alike. @returns what the client is told */
export function reportFailure(error: unknown, response: ServerResponse, path: string): Refused {
  const requestId = String(response.getHeader('x-request-id') ?? '')
  return reportOutcome(error, { requestId, path, method: response.req.method ?? 'GET' })
}

/** The headers of Node's request as those of a fetch request. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
