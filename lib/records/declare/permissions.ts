import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { AppError } from '@/lib/platform/errors'
import { isAlwaysSeen } from '@/lib/records/declare/always-seen'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'

/**
 * What the person may do with an entity's records, `publish` what visitors see of them: for drawing screens; operations ask again. Who needs
 * approval changes nothing that visitors see at once.
 */
export function allowedOn(actor: Pick<Actor, 'role' | 'mayPublish'>, entity: Entity) {
  const allowed = allowedToRole(actor, entity)
  if (actor.mayPublish) return { ...allowed, publish: allowed.update }
  const mayWrite = !isAlwaysSeen(entity)
  return {
    create: allowed.create && mayWrite,
    duplicate: allowed.duplicate,
    update: allowed.update && mayWrite,
    export: allowed.export,
    delete: allowed.delete && mayWrite,
    publish: false,
  }
}

/** What a role allows with an entity's records, whoever approves what visitors see of it. */
export function allowedToRole(actor: Pick<Actor, 'role'>, entity: Entity) {
  const isLog = entity.kind === 'log'
  return {
    create: entity.creatable && can(actor, 'create', entity.name),
    duplicate: canBeDuplicated(entity) && can(actor, 'create', entity.name),
    update: !isLog && can(actor, 'update', entity.name),
    export: entity.kind !== 'single' && can(actor, 'export', entity.name),
    delete: !isLog && entity.kind !== 'single' && can(actor, 'delete', entity.name),
  }
}

export type Allowed = ReturnType<typeof allowedOn>

/** Whether there can be two of a kind: a copy stands off the site, and nothing but its slug has to be its own. */
export function canBeDuplicated({ creatable, publication, fields }: Entity): boolean {
  const isOwn = (field: Field) => field.unique && field.kind !== 'slug'
  return creatable && publication !== undefined && !Object.values<Field>(fields).some(isOwn)
}

/** @throws AppError 403, or 405 when records of the entity come to be elsewhere */
export function assertMayMake(actor: Pick<Actor, 'role'>, entity: Entity): void {
  assertCan(actor, 'create', entity.name)
  if (!entity.creatable) {
    throw new AppError('method-not-allowed', 405, `${entity.labels.many} are not made by hand`)
  }
}
