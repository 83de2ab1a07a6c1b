import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { flagsOf, whereDue } from '@/lib/records/declare/publication'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'

type Where = Record<string, unknown>

/** Flags other than the publication flags that hide records from visitors. */
export const VISIBILITY_FLAGS = ['active', 'visible', 'isPublic']

/** References whose hidden target hides the record. */
const CONTAINERS = ['communityId', 'landingPageTemplateId']

/** Prisma filter for what visitors see, all that API keys can read. `{}` for people, who see drafts. */
export function whereShownTo({ scopes }: Pick<Actor, 'scopes'>, entity: Entity, now = new Date()): Where {
  return scopes ? whereShown(entity, now) : {}
}

/** Prisma filter for what visitors see: published, in its time, and in a container that is shown. */
export function whereShown(entity: Entity, now: Date): Where {
  const { fields, parent } = entity
  const flags = new Set([
    ...flagsOf(entity),
    ...VISIBILITY_FLAGS.filter((name) => fields[name]?.kind === 'boolean'),
  ])
  const containers = [...new Set([...(parent ? [parent] : []), ...CONTAINERS])]
  return {
    AND: [
      ...[...flags].map((name) => ({ [name]: true })),
      whereDue(entity, now),
      ...containers.flatMap((name) => inShownContainer(name, fields[name], now)),
    ],
  }
}

function inShownContainer(name: string, field: Field | undefined, now: Date): Where[] {
  if (!field?.entity) return []
  const shown = { [relationOf(name, field)]: whereShown(entityNamed(field.entity), now) }
  return [field.required ? shown : { OR: [{ [name]: null }, shown] }]
}
