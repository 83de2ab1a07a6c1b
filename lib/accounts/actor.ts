import 'server-only'
import { assertOwesNothing } from '@/lib/accounts/access/access'
import { accountById, sessionUserOf } from '@/lib/accounts/access/account'
import { type KeyScope, keyTitle } from '@/lib/accounts/access/key-scopes'
import type { Role, SessionUser } from '@/lib/accounts/access/session-user'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { userBehind } from '@/lib/accounts/sessions/cookie-session'
import { requirePageUser, requireUser } from '@/lib/accounts/sessions/session'
import { unauthorized } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'

/** Two a second, all the time: a whole site is read in minutes. */
export const CALLS_OF_KEY: Limit = { name: 'api-key', points: 600, seconds: 5 * 60 }

/** Who acts, and where from: what every operation asks first and what history and audit record. */
export type Actor = {
  /** Null for the system itself. */
  id: string | null
  username: string
  role: Role
  communityIds: string[]
  /** Whether what they change may reach visitors without somebody else's word (decision 028). */
  mayPublish: boolean
  /** Of an API key: what it may do at most, and then it sees what visitors see. People have none. */
  scopes?: readonly KeyScope[]
  ipAddress: string | null
  requestId: string | null
}

/** The signed-in person behind an API request. @throws AppError 401 */
export async function requestActor(request: Request): Promise<Actor> {
  return actorOf(await requireUser(), request)
}

/** The same for a request that the front hands on without Next around it. @throws AppError 401 */
export async function cookieActor(request: Request): Promise<Actor> {
  const user = await userBehind(request.headers.get('cookie'), { activity: true })
  if (!user) throw unauthorized()
  assertOwesNothing(user)
  return actorOf(user, request)
}

/**
 * The API key behind a request, where a route takes keys of this scope: an editor of the key's communities within its scopes, who publishes
 * nothing.
 * @throws AppError 401, 403, 429 above what one key may call
 */
export async function keyActor(request: Request, scope: KeyScope): Promise<Actor> {
  return actorOfKey(await requireKey(request, scope), request)
}

/** The same for what tells each key what it may do. @throws AppError 401, 429 */
export async function keyReader(request: Request): Promise<Actor> {
  return actorOfKey(await requireKey(request, null), request)
}

async function actorOfKey(
  { id, name, scopes, communityIds }: ApiKeyHolder,
  request: Request,
): Promise<Actor> {
  await consume(CALLS_OF_KEY, id, 'This API key has called too often. Go on after Retry-After.')
  const rights = { role: 'editor', mayPublish: false, scopes, communityIds } as const
  return { id, username: keyTitle(name), ...rights, ...placeOf(request) }
}

function actorOf(user: SessionUser, request: Request): Actor {
  return { ...personOf(user), ...placeOf(request) }
}

function placeOf({ headers }: Request) {
  return { ipAddress: clientAddress(headers), requestId: headers.get('x-request-id') }
}

function personOf({ id, username, role, communityIds, mayPublish }: SessionUser) {
  return { id, username, role, communityIds, mayPublish }
}

/** The signed-in person behind a page; strangers are sent to /login. */
export async function pageActor(): Promise<Actor> {
  return { ...personOf(await requirePageUser()), ipAddress: null, requestId: null }
}

/** Jobs, imports and scripts: may do everything, and history shows their name ('Scheduled publishing'). */
export function systemActor(name: string): Actor {
  const rights = { role: 'admin', mayPublish: true } as const
  return { id: null, username: name, ...rights, communityIds: [], ipAddress: null, requestId: null }
}

/** Somebody in whose name the system acts later, with the rights they have by then; null when they are gone or disabled. */
export async function absentActor(id: string): Promise<Actor | null> {
  const account = await accountById(id)
  if (!account || account.disabledAt) return null
  return { ...personOf(sessionUserOf(account)), ipAddress: null, requestId: null }
}
