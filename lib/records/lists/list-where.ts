import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import type { Entity } from '@/lib/records/declare/define-entity'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'
import { type ListQuery, NONE, STATE_FILTER } from '@/lib/records/lists/list-query'
import type { StateChoice } from '@/lib/records/publish/publication-state'
import { whereState } from '@/lib/records/publish/publication-states'
import { scopeOf } from '@/lib/records/store/scope'
import { whereShownTo } from '@/lib/records/store/where-shown'

type Where = Record<string, unknown>

/** Prisma filter for a list as the actor sees it: own communities, search and filters. */
export async function listConditions(actor: Actor, entity: Entity, query: ListQuery): Promise<Where> {
  const { [STATE_FILTER]: state, ...filters } = query.filters
  const inState = state ? await whereState(entity, state as StateChoice) : {}
  const shown = query.isForDrafts ? {} : whereShownTo(actor, entity)
  const seen = [scopeOf(actor, entity), shown]
  const changed = query.updatedSince ? whereChangedSince(entity, query.updatedSince) : {}
  return { AND: [...seen, whereOf(entity, { ...query, filters }), inState, changed] }
}

/** A record also comes onto the site when its date is reached, which changes no row. */
function whereChangedSince({ publication }: Entity, since: Date): Where {
  const changed = { updatedAt: { gte: since } }
  const from = publication?.from
  return from ? { OR: [changed, { [from]: { gte: since, lte: new Date() } }] } : changed
}

/** Every search word must match one of the search fields, and every filter must match. */
function whereOf(entity: Entity, query: ListQuery): Where {
  // An empty OR matches nothing, so lists without search fields ignore the search.
  const words = entity.list.search.length > 0 ? searchWords(query.search) : []
  return {
    AND: [
      ...words.map((word) => ({ OR: containing(word, entity.list.search) })),
      ...Object.entries(query.filters).map(([name, value]) => filtered(entity, name, value)),
    ],
  }
}

function filtered(entity: Entity, name: string, value: string): Where {
  const field = entity.fields[name]
  if (field?.join && value === NONE) return { [field.join.relation]: { none: {} } }
  if (field?.join) return { [field.join.relation]: { some: { [field.join.other]: value } } }
  if (field?.kind === 'boolean') return { [name]: value === 'true' }
  if (field?.kind === 'list') return { [name]: { has: value } }
  return { [name]: field?.entity && value === NONE ? null : value }
}

/** References sort by title, ties by id, so that pages never overlap. `reversed` also moves the nulls. */
export function orderOf(entity: Entity, sort: ListQuery['sort'], reversed: boolean): Where[] {
  const field = entity.fields[sort.field]
  const direction = (sort.direction === 'asc') === reversed ? 'desc' : 'asc'
  const first = field?.entity
    ? { [relationOf(sort.field, field)]: { [entityNamed(field.entity).title]: direction } }
    : { [sort.field]: direction }
  return [first, { id: direction }]
}
