import 'server-only'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'
import { log } from '@/lib/platform/log'

type Visit = { request: Request; token: string; requestId: string | null }

/**
 * A handler that the private link in its path authorizes. Limits guesses by `limit`, or as `work` does, and
 * logs each success like a refusal: once, without the token.
 */
export function tokenRoute(
  limit: Limit | { name: string },
  work: (visit: Visit) => Promise<Response>,
  options: Parameters<typeof route>[1] = {},
) {
  return route<{ params: Promise<{ token: string }> }>(async (request, { params }) => {
    if ('points' in limit) await consume(limit, clientAddress(request.headers) ?? 'unknown')
    const requestId = request.headers.get('x-request-id')
    const answer = await work({ request, token: (await params).token, requestId })
    log.info({ requestId, link: limit.name, status: answer.status }, 'private link used')
    return answer
  }, options)
}
