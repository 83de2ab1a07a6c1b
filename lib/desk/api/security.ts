import 'server-only'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'

export const securitySchemes = () => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(),
    description: 'Of a person who signed in at /login. Changes must come from pages of this site.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of a program. Administrators make it at /admin/api-keys, for one scope or more.',
  },
})

type Requirement = Record<string, readonly string[]>

/** Requires a session, or a key with this scope. */
export const byKey = (scope: KeyScope): Requirement[] => [{ session: [] }, { apiKey: [scope] }]

/** Open to anybody; a key with this scope acts in its own name. */
export const openOrByKey = (scope: KeyScope): Requirement[] => [{}, { apiKey: [scope] }]

type Operation = { security?: readonly Requirement[] }
type Path = { path: string; item: object }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The paths reduced to the operations that a key with these scopes may call. */
export function callableWith(scopes: readonly KeyScope[], paths: Path[]): Path[] {
  return paths.flatMap(({ path, item }) => {
    const kept = Object.entries(item).filter(
      ([name, value]) => !METHODS.includes(name) || isFor(scopes, value as Operation),
    )
    return kept.some(([name]) => METHODS.includes(name)) ? [{ path, item: Object.fromEntries(kept) }] : []
  })
}

function isFor(scopes: readonly string[], { security = [] }: Operation): boolean {
  return security.some(({ apiKey }) => apiKey?.some((scope) => scopes.includes(scope)))
}
