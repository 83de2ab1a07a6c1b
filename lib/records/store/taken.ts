import 'server-only'
import * as z from 'zod'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest, forbidden, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { takenMessage } from '@/lib/records/declare/taken-message'
import { takenByAnotherKind } from '@/lib/records/rules/shared-addresses'

/** `except` is the record being edited; `within` the one in which the value must be unique. */
const question = z.object({
  name: z.string(),
  value: z.string().max(255),
  except: z.uuid().optional(),
  within: z.uuid().optional(),
})

/** Message if a record has a unique value, else null. @throws AppError 400, 403, 404 if not unique */
export async function takenBy(
  actor: Actor,
  entity: Entity,
  asked: Record<string, unknown>,
): Promise<string | null> {
  if (!can(actor, 'update', entity.area) && !can(actor, 'create', entity.area)) throw forbidden()
  const { data, success } = question.safeParse(asked)
  if (!success) throw badRequest('Send a field and its value')
  const { name, value, except, within } = data
  const unique = entity.fields[name]?.unique
  if (!unique) throw notFound()
  if (value.trim() === '' || (unique !== true && !within)) return null
  const others = await delegateOf(db, entity.name).count({
    where: {
      [name]: value.trim(),
      ...(unique !== true && { [unique]: within }),
      ...(except && { NOT: { id: except } }),
    },
  })
  if (others > 0) return takenMessage(entity, name)
  return name === 'slug' ? takenByAnotherKind(entity.name, value.trim()) : null
}
