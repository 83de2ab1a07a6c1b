import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { forbidden } from '@/lib/platform/errors'

/** @throws AppError 403 for API keys and people who do not work on leads */
export function leadWorkerId(actor: Actor): string {
  assertCan(actor, 'update', 'leads')
  if (!actor.id) throw forbidden()
  return actor.id
}
