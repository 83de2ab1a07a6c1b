import { can } from '@/lib/accounts/access/access'
import { areaOf } from '@/lib/accounts/access/entity-areas'
import type { Actor } from '@/lib/accounts/actor'
import { forbidden, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'

type Acting = Pick<Actor, 'role'>

/** Whether records of this kind are talked about here: of what families sent us there are notes at the request (decision 029). */
export function hasComments({ name }: Pick<Entity, 'name'>): boolean {
  return areaOf(name) !== 'leads'
}

/** Whether the person may write about records of this kind that they may open: viewers only read. */
export function mayComment(actor: Acting, entity: Entity): boolean {
  return actor.role !== 'viewer' && can(actor, 'read', entity.name)
}

/** @throws AppError 403, 404 for what has no comments */
export function assertMayRead(actor: Acting, entity: Entity): void {
  if (!can(actor, 'read', entity.name)) throw forbidden()
  if (!hasComments(entity)) throw notFound()
}

/** @throws AppError 403, 404 for what has no comments */
export function assertMayComment(actor: Acting, entity: Entity): void {
  assertMayRead(actor, entity)
  if (!mayComment(actor, entity)) throw forbidden()
}
