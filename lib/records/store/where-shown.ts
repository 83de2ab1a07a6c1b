import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { flagsOf, whereDue } from '@/lib/records/declare/publication'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'

type Where = Record<string, unknown>

/** Fields by which one record or another is kept from visitors, beside those that publish it. */
const SHOWING = ['active', 'visible', 'isPublic']

/** What a record stands on: hidden, it hides the record. */
const GROUNDS = ['communityId', 'landingPageTemplateId']

/**
 * Prisma filter that keeps what visitors see: published and due, and so is what it belongs to. API keys read nothing else; `{}` for
 * people, who see drafts.
 */
export function whereShownTo({ scopes }: Pick<Actor, 'scopes'>, entity: Entity, now = new Date()): Where {
  return scopes ? whereShown(entity, now) : {}
}

function whereShown(entity: Entity, now: Date): Where {
  const { fields, parent } = entity
  const flags = new Set([...flagsOf(entity), ...SHOWING.filter((name) => fields[name]?.kind === 'boolean')])
  const grounds = [...new Set([...(parent ? [parent] : []), ...GROUNDS])]
  return {
    AND: [
      ...[...flags].map((name) => ({ [name]: true })),
      whereDue(entity, now),
      ...grounds.flatMap((name) => onShownGround(name, fields[name], now)),
    ],
  }
}

function onShownGround(name: string, field: Field | undefined, now: Date): Where[] {
  if (!field?.entity) return []
  const shown = { [relationOf(name, field)]: whereShown(entityNamed(field.entity), now) }
  return [field.required ? shown : { OR: [{ [name]: null }, shown] }]
}
