import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { type Action, assertCan } from '@/lib/accounts/access/access'

/** A program that manages the endpoints of its own key. */
export type KeyManager = { id: string; username: string; apiKeyId: string }

export type EndpointManager = SessionUser | KeyManager

/**
 * Condition for the endpoints that an administrator (all) or a key (its own) may manage. @throws AppError 403
 */
export function endpointsOf(manager: EndpointManager, action: Action): { apiKeyId?: string } {
  if ('apiKeyId' in manager) return { apiKeyId: manager.apiKeyId }
  assertCan(manager, action, 'accounts')
  return {}
}
