import 'server-only'
import { randomUUID } from 'node:crypto'
import { unstable_rethrow } from 'next/navigation'
import { problemResponse, type Refused } from '@/lib/platform/http/problem'
import { isNativeForm } from '@/lib/platform/http/read-form'
import { reportOutcome } from '@/lib/platform/http/report-outcome'
import { assertSameOrigin } from '@/lib/platform/http/same-origin'

type Handler<C> = (request: Request, context: C) => Promise<Response>

type Options = {
  /** Rejects requests that another site could have sent with our visitor's cookies. */
  sameOrigin?: boolean
  /** The page that a browser without script gets for a refused form; programs get problem details. */
  refusalPage?: (refused: Refused) => Promise<Response>
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
    const { method, url } = request
    const refused = reportOutcome(error, { requestId, path: new URL(url).pathname, method })
    if (options.refusalPage && isNativeForm(request)) return options.refusalPage(refused)
    return problemResponse(refused, requestId)
  }
}
