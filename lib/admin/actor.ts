import 'server-only'
import { requirePageUser, requireUser } from '@/lib/auth/session'
import type { Role } from '@/lib/auth/session-user'
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
  const { id, username, role, communityIds } = await requireUser()
  const ipAddress = clientAddress(request.headers)
  return { id, username, role, communityIds, ipAddress, requestId: request.headers.get('x-request-id') }
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
