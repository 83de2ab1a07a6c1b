import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { methodNotAllowed } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { canBeOff } from '@/lib/records/declare/publication'

/** The user's permissions on an entity's records, for drawing screens; operations check again. */
export function allowedOn(actor: Pick<Actor, 'role' | 'mayPublish'>, entity: Entity) {
  const allowed = allowedToRole(actor, entity)
  if (actor.mayPublish) return { ...allowed, publish: allowed.update }
  // Users who need approval change nothing that visitors see right away.
  const mayWrite = Boolean(entity.publication || entity.parent || entity.visible)
  return {
    create: allowed.create && mayWrite,
    duplicate: allowed.duplicate,
    update: allowed.update && mayWrite,
    export: allowed.export,
    delete: allowed.delete && mayWrite,
    publish: false,
  }
}

/** The role's permissions, regardless of approval. */
export function allowedToRole(actor: Pick<Actor, 'role'>, entity: Entity) {
  const isLog = entity.kind === 'log'
  return {
    create: entity.creatable && can(actor, 'create', entity.area),
    duplicate: canBeDuplicated(entity) && can(actor, 'create', entity.area),
    update: !isLog && can(actor, 'update', entity.area),
    export: entity.kind !== 'single' && can(actor, 'export', entity.area),
    delete: !isLog && entity.kind !== 'single' && can(actor, 'delete', entity.area),
  }
}

export type Allowed = ReturnType<typeof allowedOn>

/** True when a copy is possible: it starts unpublished, and no required value but its slug is unique. */
export function canBeDuplicated({ creatable, publication, fields }: Entity): boolean {
  const isNeeded = (field: Field) => isOwn(field) && field.required
  return creatable && canBeOff({ publication }) && !Object.values<Field>(fields).some(isNeeded)
}

/** True for a value that a copy cannot have. */
export function isOwn({ unique, kind }: Field): boolean {
  return unique !== undefined && kind !== 'slug'
}

/** @throws AppError 403, or 405 when the entity's records are created elsewhere */
export function assertMayCreate(actor: Pick<Actor, 'role'>, entity: Entity): void {
  assertCan(actor, 'create', entity.area)
  if (!entity.creatable) {
    throw methodNotAllowed(`${entity.labels.many} cannot be added manually`, ['GET'])
  }
}
