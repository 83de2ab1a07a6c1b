import type { Entity } from '@/lib/admin/define-entity'
import type { EntityName } from '@/lib/admin/field'
import { amenities } from '@/lib/entities/amenities'
import { careTypes } from '@/lib/entities/care-types'
import { communities } from '@/lib/entities/communities'
import { emailRecipients } from '@/lib/entities/email-recipients'
import { faqs } from '@/lib/entities/faqs'
import { images } from '@/lib/entities/images'
import { siteSettings } from '@/lib/entities/site-settings'
import { teamMembers } from '@/lib/entities/team-members'
import { testimonials } from '@/lib/entities/testimonials'

/** Every declared entity, in the order of the menu. */
export const entities: readonly Entity[] = [
  communities,
  careTypes,
  amenities,
  teamMembers,
  testimonials,
  faqs,
  images,
  emailRecipients,
  siteSettings,
]

const byPath = new Map(entities.map((entity) => [entity.path, entity]))
const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity at an address such as 'team-members', or undefined. */
export function entityAt(path: string): Entity | undefined {
  return byPath.get(path)
}

/** @throws Error for an entity nobody declared: a relation must lead to a declared one */
export function entityNamed(name: EntityName): Entity {
  const entity = byName.get(name)
  if (!entity) throw new Error(`No entity is called ${name}`)
  return entity
}
