import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import { $ZodError } from 'zod/v4/core'
import { AppError, invalidFields } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { INTERNAL_PROBLEM, problemResponse } from '@/lib/platform/http/problem'
import { assertSameOrigin } from '@/lib/platform/http/same-origin'
import { log } from '@/lib/platform/log'
import { reportError } from '@/lib/platform/report-error'

type Handler<C> = (request: Request, context: C) => Promise<Response>

type Options = {
  /** Rejects requests that another site could have sent with our visitor's cookies. */
  sameOrigin?: boolean
}

/** Wraps a handler: request id, no-store, errors as problem details, a neutral 500 for unexpected ones. */
export function route<C>(handler: Handler<C>, options: Options = {}): Handler<C> {
  return async (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const response = await answer(handler, options, request, context, requestId)
    response.headers.set('x-request-id', requestId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  }
}

async function answer<C>(
  handler: Handler<C>,
  options: Options,
  request: Request,
  context: C,
  requestId: string,
): Promise<Response> {
  try {
    if (options.sameOrigin) assertSameOrigin(request)
    return await handler(request, context)
  } catch (error) {
    unstable_rethrow(error)
    return errorResponse(error, { requestId, path: new URL(request.url).pathname, method: request.method })
  }
}

function errorResponse(error: unknown, about: { requestId: string; path: string; method: string }): Response {
  const shown = error instanceof $ZodError ? invalidFields(fieldErrorsOf(error)) : error
  if (shown instanceof AppError) {
    log.info({ ...about, status: shown.status, code: shown.code }, 'request refused')
    return problemResponse(shown, about.requestId)
  }
  reportError(error, about)
  return problemResponse(INTERNAL_PROBLEM, about.requestId)
}
