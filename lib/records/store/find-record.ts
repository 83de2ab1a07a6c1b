import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { scopeOf } from '@/lib/records/store/scope'

/** A record in the user's scope and `among`; `id` null is a single's only row. @throws AppError 404 */
export async function findRecord(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string | null,
  among: object = {},
): Promise<AdminRecord> {
  const missing = notFound(`There is no such ${entity.labels.one}`)
  // A single's row is found without its id, which need not be a UUID (exit_intent_popup has 1).
  const isOnly = id === null || entity.kind === 'single'
  if (!isOnly && !isUuid(id)) throw missing
  const where = { AND: [isOnly ? {} : { id }, scopeOf(actor, entity), among] }
  const row = await delegateOf(tx, entity.name).findFirst({ where, select: selectOf(entity) })
  if (!row || (id !== null && String(row.id) !== id)) throw missing
  return recordOf(entity, row)
}
