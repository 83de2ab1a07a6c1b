import type { Entity } from '@/lib/records/declare/define-entity'

/** Files of the library: nobody sees one before a record shows it. */
const SEEN_BY_USE: readonly Entity['name'][] = ['image', 'postAttachment']

/** Whether visitors see a record of this kind only where another one shows it. */
export function isSeenByUse({ name }: Pick<Entity, 'name'>): boolean {
  return SEEN_BY_USE.includes(name)
}

/** Words by which only staff find things. */
const NEVER_SEEN: readonly Entity['name'][] = ['imageTag', 'leadTag']

/** Whether no record of this kind is ever shown to visitors. */
export function isNeverSeen({ name }: Pick<Entity, 'name'>): boolean {
  return NEVER_SEEN.includes(name)
}

/** Whether each record of this kind reaches visitors the moment it is saved: it has no draft, no parent and no user to wait for. */
export function isAlwaysSeen(entity: Entity): boolean {
  return !entity.publication && !entity.parent && !isSeenByUse(entity) && !isNeverSeen(entity)
}
