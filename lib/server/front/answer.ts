import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppError } from '@/lib/platform/errors'
import { INTERNAL_PROBLEM, PROBLEM_TYPE, problemOf } from '@/lib/platform/http/problem'
import { reportError } from '@/lib/platform/report-error'

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
export function answerProblem(
  response: ServerResponse,
  refused: Pick<AppError, 'code' | 'status' | 'message'>,
): void {
  const problem = problemOf(refused, String(response.getHeader('x-request-id') ?? ''))
  answerJson(response, refused.status, problem, PROBLEM_TYPE)
}

/** Reports a failure and answers 500, or cuts a response that has begun. */
export function answerFailure(error: unknown, response: ServerResponse, path: string): void {
  reportError(error, { path })
  if (response.headersSent) response.destroy()
  else answerProblem(response, INTERNAL_PROBLEM)
}

/** The headers of Node's request as those of a fetch request. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
