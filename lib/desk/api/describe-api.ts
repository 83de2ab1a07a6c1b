import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { ERROR, REFUSED } from '@/lib/desk/api/answers'
import { entityPaths } from '@/lib/desk/api/entity-paths'
import { partnerOperationPaths } from '@/lib/desk/api/partner-operation-paths'
import { publicPaths } from '@/lib/desk/api/public-paths'
import { callableWith, securitySchemes } from '@/lib/desk/api/security'
import { webhookCalls } from '@/lib/desk/api/webhooks'
import { siteUrl } from '@/lib/platform/site'
import { entities } from '@/lib/records/entities/registry'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Bump the first number for breaking changes, the second for additions. */
const VERSION = '1.2.0'

type Reader = Pick<Actor, 'role' | 'scopes'>

/** OpenAPI 3.1 from the declarations that validate calls. @param reader null: the public part only */
export async function describeApi(reader: Reader | null) {
  const { companyName } = await getSiteSettings()
  const readable = reader ? entities.filter(({ area }) => can(reader, 'read', area)) : []
  const all = reader ? readable.flatMap((entity) => entityPaths(reader, entity)) : []
  const own = reader?.scopes ? callableWith(reader.scopes, all) : all
  return {
    openapi: '3.1.0',
    info: { title: `${companyName}: API`, version: VERSION, description: aboutCalls(reader) },
    servers: [{ url: siteUrl('/').replace(/\/$/, '') }],
    security: [{ session: [] }],
    paths: {
      ...openPaths,
      ...(reader?.scopes && partnerOperationPaths(reader.scopes)),
      ...Object.fromEntries(own.map(({ path, item }) => [path, item])),
    },
    webhooks: webhookCalls,
    components: { schemas: { Error: ERROR }, responses: REFUSED, securitySchemes: securitySchemes() },
  }
}

const openPaths = Object.fromEntries(
  Object.entries(publicPaths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, call]) => [method, { security: [], ...call }])),
  ]),
)

function aboutCalls(reader: Reader | null): string {
  const guide = `How programs call is told at ${siteUrl('/developers')}.`
  if (!reader) return `What anybody may call, and partners with an API key. Sign in to see the rest. ${guide}`
  if (reader.scopes) return `What this API key may call. ${guide}`
  return `What you may do by screen you may do by these calls, no more. They are made with the cookie of your session, from pages of this site; programs show an API key instead. ${guide}`
}
