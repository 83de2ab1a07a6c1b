import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { type ListQuery, NONE } from '@/lib/admin/list-query'
import { relationOf } from '@/lib/admin/relation'
import { entityNamed } from '@/lib/entities/registry'

type Where = Record<string, unknown>

const MAX_WORDS = 6

/** Prisma filter of a list: every word of the search is in one of the search fields, and every filter holds. */
export function whereOf(entity: Entity, query: ListQuery): Where {
  // An empty OR matches nothing, so a list without search fields ignores what was typed.
  const words = entity.list.search.length > 0 ? query.search.split(/\s+/).filter(Boolean) : []
  return {
    AND: [
      ...words.slice(0, MAX_WORDS).map((word) => containing(entity, word)),
      ...Object.entries(query.filters).map(([name, value]) => filtered(entity, name, value)),
    ],
  }
}

/** Prisma passes `contains` to ILIKE as it is: a typed % or _ must stand for itself. */
export function literal(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}

function containing(entity: Entity, word: string): Where {
  const match = { contains: literal(word), mode: 'insensitive' }
  return { OR: entity.list.search.map((name) => ({ [name]: match })) }
}

function filtered(entity: Entity, name: string, value: string): Where {
  const field = entity.fields[name]
  if (field?.join) return { [field.join.relation]: { some: { [field.join.other]: value } } }
  if (field?.kind === 'boolean') return { [name]: value === 'true' }
  if (field?.kind === 'list') return { [name]: { has: value } }
  return { [name]: field?.entity && value === NONE ? null : value }
}

/** Prisma order of a list; a reference sorts by what the other record is called. Ends on the id, so pages never overlap. */
export function orderOf(entity: Entity, { field: name, direction }: ListQuery['sort']): Where[] {
  const field = entity.fields[name]
  const first = field?.entity
    ? { [relationOf(name, field)]: { [entityNamed(field.entity).title]: direction } }
    : { [name]: direction }
  return [first, { id: direction }]
}
