import 'server-only'
import { userBehind } from '@/lib/auth/cookie-session'
import { requirePageUser, requireUser } from '@/lib/auth/session'
import type { Role, SessionUser } from '@/lib/auth/session-user'
import { unauthorized } from '@/lib/errors'
import { clientAddress } from '@/lib/http/client-address'

/** Who acts, and where from: what every operation asks first and what history and audit record. */
export type Actor = {
  /** Null for the system itself. */
  id: string | null
  username: string
  role: Role
  communityIds: string[]
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
  return actorOf(user, request)
}

function actorOf({ id, username, role, communityIds }: SessionUser, { headers }: Request): Actor {
  const ipAddress = clientAddress(headers)
  return { id, username, role, communityIds, ipAddress, requestId: headers.get('x-request-id') }
}

/** The signed-in person behind a page; strangers are sent to /login. */
export async function pageActor(): Promise<Actor> {
  const { id, username, role, communityIds } = await requirePageUser()
  return { id, username, role, communityIds, ipAddress: null, requestId: null }
}

/** Jobs, imports and scripts: may do everything, and history shows their name ('Scheduled publishing'). */
export function systemActor(name: string): Actor {
  return { id: null, username: name, role: 'admin', communityIds: [], ipAddress: null, requestId: null }
}
