import 'server-only'
import type { Role, SessionUser } from '@/lib/accounts/access/access'
import { assertSecondFactorSetUp } from '@/lib/accounts/access/access'
import { accountById, sessionUserOf } from '@/lib/accounts/access/account'
import { isKeyScope, type KeyScope, keyTitle } from '@/lib/accounts/access/key-scopes'
import { callsOfKey, DEFAULT_LIMITS } from '@/lib/accounts/api-keys/key-limits'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { userFromCookies } from '@/lib/accounts/sessions/cookie-session'
import { requirePageUser, requirePerson, requireUser } from '@/lib/accounts/sessions/session'
import { db } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume } from '@/lib/platform/http/rate-limit'

/** Two per second: enough to read a whole site in minutes. A partner may have another limit. */
export const CALLS_OF_KEY = callsOfKey(DEFAULT_LIMITS)

/** The user, key or system behind an operation, for access checks, history and audit. */
export type Actor = {
  /** Null for the system itself. */
  id: string | null
  username: string
  role: Role
  communityIds: string[]
  mayPublish: boolean
  /** API keys only: upper limit on actions. Keys see only what visitors see. */
  scopes?: readonly KeyScope[]
  ipAddress: string | null
  requestId: string | null
}

export type RequestActor = SessionUser & Pick<Actor, 'ipAddress' | 'requestId'>

/** The signed-in user of an API request. @throws AppError 401, 403 while a second factor is missing */
export async function requestActor(request: Request, secondFactor?: 'may be missing'): Promise<RequestActor> {
  const user = await (secondFactor ? requirePerson() : requireUser())
  return { ...user, ...originOf(request) }
}

/** Like `requestActor`, outside of Next's request context. @throws AppError 401 */
export async function cookieActor(request: Request): Promise<RequestActor> {
  const user = await userFromCookies(request.headers.get('cookie'), { activity: true })
  if (!user) throw unauthorized()
  assertSecondFactorSetUp(user)
  return { ...user, ...originOf(request) }
}

/**
 * An editor within the key's communities and scopes, no publisher; the key has one of `scopes`.
 * @throws AppError 401, 403, 429
 */
export async function keyActor(request: Request, scopes: readonly KeyScope[]): Promise<RequestActor> {
  return actorOfKey(await requireKey(request, scopes), request)
}

/** Like `keyActor`, for any scope. @throws AppError 401, 429 */
export async function keyReader(request: Request): Promise<RequestActor> {
  return actorOfKey(await requireKey(request, null), request)
}

async function actorOfKey(key: ApiKeyHolder, request: Request): Promise<RequestActor> {
  await countCall(key)
  const { id, name, scopes, communityIds } = key
  const rights = { email: null, ...RIGHTS_OF_KEY, scopes, communityIds }
  return { id, username: keyTitle(name), ...rights, ...originOf(request) }
}

/** Its scopes limit these further. */
const RIGHTS_OF_KEY = { role: 'editor', mayPublish: false } as const

/** @throws AppError 429 when a key calls too often */
export async function countCall(key: ApiKeyHolder): Promise<void> {
  await consume(
    callsOfKey(key),
    key.id,
    'This API key has made too many calls. Wait for Retry-After, then try again.',
  )
}

function originOf({ headers }: Request) {
  return { ipAddress: clientAddress(headers), requestId: headers.get('x-request-id') }
}

function personOf({ id, username, role, communityIds, mayPublish }: SessionUser) {
  return { id, username, role, communityIds, mayPublish }
}

/** The signed-in user of a page; others are redirected to /login. */
export async function pageActor(): Promise<Actor> {
  return { ...personOf(await requirePageUser()), ipAddress: null, requestId: null }
}

/** Jobs, imports and scripts: all rights, with their name in history ('Scheduled publishing'). */
export function systemActor(name: string): Actor {
  const rights = { role: 'admin', mayPublish: true } as const
  return { id: null, username: name, ...rights, communityIds: [], ipAddress: null, requestId: null }
}

/** A user the system acts for later, with their rights at that time; null when gone or disabled. */
export async function deferredActor(id: string): Promise<Actor | null> {
  const account = await accountById(id)
  if (!account || account.disabledAt) return null
  return { ...personOf(sessionUserOf(account)), ipAddress: null, requestId: null }
}

/** A key the system acts for later, with its rights at that time; null when revoked, expired or gone. */
export async function deferredKey(id: string, now = new Date()): Promise<Actor | null> {
  const key = await db.apiKey.findUnique({
    where: { id, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    select: { name: true, scopes: true, communityIds: true },
  })
  if (!key) return null
  const rights = { ...RIGHTS_OF_KEY, scopes: key.scopes.filter(isKeyScope), communityIds: key.communityIds }
  return { id, username: keyTitle(key.name), ...rights, ipAddress: null, requestId: null }
}
