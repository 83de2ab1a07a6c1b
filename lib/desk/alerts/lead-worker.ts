import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { forbidden } from '@/lib/platform/errors'

/** The id of a person who works on leads, and may so be told of them. @throws AppError 403 for everybody else, and for programs */
export function leadWorkerId(actor: Actor): string {
  assertCan(actor, 'update', 'tourRequest')
  if (!actor.id) throw forbidden()
  return actor.id
}
