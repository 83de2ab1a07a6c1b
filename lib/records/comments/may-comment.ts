import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { forbidden, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'

type Acting = Pick<Actor, 'role'>

/** Leads have notes instead of comments (decision 029). */
export function hasComments({ area }: Pick<Entity, 'area'>): boolean {
  return area !== 'leads'
}

/** True for every role that can read the entity, except viewers. */
export function mayComment(actor: Acting, entity: Entity): boolean {
  return actor.role !== 'viewer' && can(actor, 'read', entity.area)
}

/** @throws AppError 403, 404 for what has no comments */
export function assertMayRead(actor: Acting, entity: Entity): void {
  if (!can(actor, 'read', entity.area)) throw forbidden()
  if (!hasComments(entity)) throw notFound()
}

/** @throws AppError 403, 404 for what has no comments */
export function assertMayComment(actor: Acting, entity: Entity): void {
  assertMayRead(actor, entity)
  if (!mayComment(actor, entity)) throw forbidden()
}
