import 'server-only'
import { callsOfKey, leadsOfKey } from '@/lib/accounts/api-keys/key-limits'
import { findShownKey, presentsKey } from '@/lib/accounts/api-keys/require-key'
import { pool } from '@/lib/platform/database/db'
import { databasePatience } from '@/lib/platform/database/patience'
import { foreignOrigin, preflight, withCorsHeaders } from '@/lib/platform/http/partner-origins'
import { rateLimitHeaders } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'
import { log } from '@/lib/platform/log'

type Handler<C> = (request: Request, context: C) => Promise<Response>

/** Adds CORS headers, and with a key RateLimit headers, to the answers of what partners call. */
export function forKeys<C>(handler: Handler<C>): Handler<C> {
  return async (request, context) => {
    const response = await handler(request, context)
    const patience = databasePatience()
    const { origins, limits } = await patience
      .during(() => factsOf(request))
      .catch((error: unknown) => {
        log.warn(
          { err: error instanceof Error ? error.name : 'unknown' },
          'an answer has no RateLimit headers',
        )
        return NOTHING
      })
      .finally(patience.end)
    for (const [name, value] of limits) response.headers.set(name, value)
    return withCorsHeaders(request, response, origins)
  }
}

/** Answers the CORS preflight of a page of any partner: browsers ask it without the key. */
export function partnerPreflight(...methods: string[]): Handler<unknown> {
  return route<unknown>(async (request) => {
    const response = preflight(request, await originsOfPartners(request))
    // The front learns from it which methods the address has (lib/server/front/api-methods.ts).
    response.headers.set('allow', [...methods, 'OPTIONS'].join(', '))
    return response
  })
}

type Facts = { origins: string[]; limits: [string, string][] }

const NOTHING: Facts = { origins: [], limits: [] }

async function factsOf(request: Request): Promise<Facts> {
  if (!presentsKey(request)) return { origins: await originsOfPartners(request), limits: [] }
  const key = await findShownKey(request)
  if (!key) return { origins: await originsOfPartners(request), limits: [] }
  const limits = [
    { label: 'leads', limit: leadsOfKey(key), key: key.id },
    { label: 'calls', limit: callsOfKey(key), key: key.id },
  ]
  return { origins: key.origins, limits: await rateLimitHeaders(limits) }
}

/** The page's origin if it is a partner's. Not asked for our own pages: their leads wait for no table. */
async function originsOfPartners({ headers }: Request): Promise<string[]> {
  const origin = foreignOrigin(headers)
  if (!origin) return []
  const { rowCount } = await pool().query({
    name: 'partner-origin',
    text: 'select 1 from partners where origins @> array[$1::text] and ended_at is null limit 1',
    values: [origin],
  })
  return rowCount ? [origin] : []
}
