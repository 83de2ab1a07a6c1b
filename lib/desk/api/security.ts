import 'server-only'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'

/** The two ways to say who calls. */
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

/** Signed in, or with a key of this scope. */
export const byKey = (scope: KeyScope): Requirement[] => [{ session: [] }, { apiKey: [scope] }]

/** Anybody, and a key of this scope in its own name. */
export const openOrByKey = (scope: KeyScope): Requirement[] => [{}, { apiKey: [scope] }]

type Operation = { security?: readonly Requirement[] }
type Path = { path: string; item: object }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Those of the calls that a key of these scopes may make. */
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
