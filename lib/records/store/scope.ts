import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { forbidden, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Field } from '@/lib/records/declare/field'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'

type Where = Record<string, unknown>

/** Prisma filter for the user's communities (feature I4); `{}` for no limit. Children follow their parent. */
export function scopeOf(actor: Pick<Actor, 'role' | 'communityIds'>, entity: Entity): Where {
  const ids = scopedCommunityIds(actor)
  return ids === null ? {} : (within(entity, ids) ?? {})
}

/** True when records belong to communities, so that users can be limited to some. */
export function isScoped(entity: Entity): boolean {
  return within(entity, []) !== null
}

/** The field by which records belong to several communities, if any. */
export function communitiesField({ fields }: Pick<Entity, 'fields'>) {
  for (const [name, { entity, join }] of Object.entries<Field>(fields)) {
    if (entity === 'community' && join) return { name, join }
  }
}

function within(entity: Entity, ids: string[]): Where | null {
  if (entity.name === 'community') return { id: { in: ids } }
  if (entity.fields.communityId?.entity === 'community') return { communityId: { in: ids } }
  const chosen = communitiesField(entity)
  // All of a record's communities must be the user's; one without any belongs to the company.
  if (chosen) return { [chosen.join.relation]: { some: {}, every: { [chosen.join.other]: { in: ids } } } }
  if (!entity.parent) return null
  const reference = entity.fields[entity.parent]
  if (!reference?.entity) return null
  const parentScope = within(entityNamed(reference.entity), ids)
  return parentScope && { [relationOf(entity.parent, reference)]: parentScope }
}

/** Checks the written row before the commit. @throws AppError 403 when it is outside the user's scope */
export async function assertStaysInScope(tx: Tx, actor: Actor, entity: Entity, id: unknown): Promise<void> {
  const scope = scopeOf(actor, entity)
  if (Object.keys(scope).length === 0) return
  const seen = await delegateOf(tx, entity.name).count({ where: { AND: [{ id }, scope] } })
  if (seen === 0) throw forbidden('You do not have access to this community')
}

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
