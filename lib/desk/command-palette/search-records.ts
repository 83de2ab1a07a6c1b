import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { columnOf, nameSql } from '@/lib/desk/command-palette/sql-names'
import { db } from '@/lib/platform/database/db'
import { escapeLike, searchWords } from '@/lib/platform/database/search-words'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities, entityNamed } from '@/lib/records/entities/registry'

/** `what` is the entity's label. */
export type FoundRecord = { entity: string; what: string; title: string; href: string }

const MAX_RESULTS = 12
const MAX_PER_ENTITY = 4

/** Records in scope whose title has all words; without a search, the last changed ones. */
export async function searchRecords(actor: Actor, search: string): Promise<FoundRecord[]> {
  const words = searchWords(search)
  const searched = entities.filter(
    (entity) => isSearched(entity, words.length > 0) && can(actor, 'read', entity.area),
  )
  if (searched.length === 0) return []
  const parts = searched.map((entity) => Prisma.sql`(${partOf(actor, entity, words, search.trim())})`)
  const rows = await db.$queryRaw<{ entity: Entity['name']; id: string; title: string }[]>`
    select entity, id, title from (${Prisma.join(parts, ' union all ')}) found
    order by begins desc, updated_at desc limit ${MAX_RESULTS}`
  return rows.map(({ entity: name, id, title }) => {
    const { path, labels } = entityNamed(name)
    return { entity: name, what: labels.one, title: title.slice(0, 200), href: `/admin/${path}/${id}` }
  })
}

/** Submissions of visitors are found by a word, but are not suggested as recent work. */
function isSearched({ kind }: Entity, hasWords: boolean): boolean {
  return kind !== 'single' && kind !== 'child' && (hasWords || kind === 'collection')
}

function partOf(actor: Actor, entity: Entity, words: string[], search: string): Prisma.Sql {
  const title = columnOf(entity.title)
  const ids = scopedCommunityIds(actor)
  const scope = ids ? scopeSql(entity, ids) : null
  const conditions = [
    Prisma.sql`${title} <> ''`,
    ...words.map((word) => Prisma.sql`${title} ilike ${`%${escapeLike(word)}%`}`),
    ...(scope ? [scope] : []),
  ]
  return Prisma.sql`
    select ${entity.name}::text as entity, r.id::text as id, ${title}::text as title, r.updated_at,
      (${title} ilike ${escapeLike(search)})::int + (${title} ilike ${`${escapeLike(search)}%`})::int as begins
    from ${nameSql(entity.table)} r where ${Prisma.join(conditions, ' and ')}
    order by begins desc, r.updated_at desc limit ${MAX_PER_ENTITY}`
}

/** lib/records/store/scope.ts in SQL, for top-level records; null when communities do not matter. */
function scopeSql(entity: Entity, ids: string[]): Prisma.Sql | null {
  if (entity.name === 'community') return Prisma.sql`r.id = any(${ids}::uuid[])`
  const isPart = entity.fields.communityId?.entity === 'community'
  return isPart ? Prisma.sql`r.community_id = any(${ids}::uuid[])` : null
}
