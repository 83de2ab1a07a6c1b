import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { forbidden } from '@/lib/errors'

/** The id of a person who works on leads, and may so be told of them. @throws AppError 403 for everybody else, and for programs */
export function leadWorkerId(actor: Actor): string {
  assertCan(actor, 'update', 'tourRequest')
  if (!actor.id) throw forbidden()
  return actor.id
}
