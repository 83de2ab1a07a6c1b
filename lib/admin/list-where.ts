import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { type ListQuery, NONE } from '@/lib/admin/list-query'
import { relationOf } from '@/lib/admin/relation'
import { containing, wordsOf } from '@/lib/admin/search-words'
import { entityNamed } from '@/lib/entities/registry'

type Where = Record<string, unknown>

/** Prisma filter of a list: every word of the search is in one of the search fields, and every filter holds. */
export function whereOf(entity: Entity, query: ListQuery): Where {
  // An empty OR matches nothing, so a list without search fields ignores what was typed.
  const words = entity.list.search.length > 0 ? wordsOf(query.search) : []
  return {
    AND: [
      ...words.map((word) => ({ OR: containing(word, entity.list.search) })),
      ...Object.entries(query.filters).map(([name, value]) => filtered(entity, name, value)),
    ],
  }
}

function filtered(entity: Entity, name: string, value: string): Where {
  const field = entity.fields[name]
  if (field?.join) return { [field.join.relation]: { some: { [field.join.other]: value } } }
  if (field?.kind === 'boolean') return { [name]: value === 'true' }
  if (field?.kind === 'list') return { [name]: { has: value } }
  return { [name]: field?.entity && value === NONE ? null : value }
}

/**
 * Prisma order of a list, or its reverse; a reference sorts by what the other record is called. Ends on the id, so pages
 * never overlap. Without a value comes last going up and first going down, as PostgreSQL has it: one is the other's reverse.
 */
export function orderOf(entity: Entity, sort: ListQuery['sort'], reversed: boolean): Where[] {
  const field = entity.fields[sort.field]
  const direction = (sort.direction === 'asc') === reversed ? 'desc' : 'asc'
  const first = field?.entity
    ? { [relationOf(sort.field, field)]: { [entityNamed(field.entity).title]: direction } }
    : { [sort.field]: direction }
  return [first, { id: direction }]
}
