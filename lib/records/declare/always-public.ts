import type { Entity } from '@/lib/records/declare/define-entity'

const LIBRARY_ENTITIES: readonly Entity['name'][] = ['image', 'postAttachment']

/** True for library files, which visitors see only where a record uses them. */
export function isPublicByUse({ name }: Pick<Entity, 'name'>): boolean {
  return LIBRARY_ENTITIES.includes(name)
}

const STAFF_ENTITIES: readonly Entity['name'][] = ['imageTag', 'leadTag']

/** True for tags, which only staff see. */
export function isStaffOnly({ name }: Pick<Entity, 'name'>): boolean {
  return STAFF_ENTITIES.includes(name)
}

/** True when records are public once saved: no draft, no parent, and no record that has to use them. */
export function isAlwaysPublic(entity: Entity): boolean {
  return !entity.publication && !entity.parent && !isPublicByUse(entity) && !isStaffOnly(entity)
}
