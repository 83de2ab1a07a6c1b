import 'server-only'
import pLimit from 'p-limit'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import { forbidden } from '@/lib/platform/errors'
import { siteUrl } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { entities, entityAt } from '@/lib/records/entities/registry'
import { scopeOf } from '@/lib/records/store/scope'
import { whereShownTo } from '@/lib/records/store/where-shown'

/** `url` is the first page that shows it; null for records without one. */
type FoundContent = { entity: string; id: string; title: string; url: string | null }

const MOST = 25
const MOST_OF_A_KIND = 5
/** A search asks every kind of content, but not all at once. */
const AT_ONCE = 3

/**
 * Records with all words in the fields that lists search, as the actor sees them: for a program what visitors
 * see. `path` limits it to one kind. @throws AppError 403 for a kind that the actor may not read
 */
export async function searchContent(
  actor: Actor,
  { q, entity: path }: { q: string; entity?: string | undefined },
): Promise<FoundContent[]> {
  const words = searchWords(q)
  if (words.length === 0) return []
  const limit = pLimit(AT_ONCE)
  const found = await limit.map(searchedKinds(actor, path), (entity) =>
    recordsWith(actor, entity, words, path === undefined ? MOST_OF_A_KIND : MOST),
  )
  return found.flat().slice(0, MOST)
}

function searchedKinds(actor: Actor, path: string | undefined): readonly Entity[] {
  const one = path === undefined ? undefined : entityAt(path)
  if (path !== undefined && (!one || !can(actor, 'read', one.area))) throw forbidden()
  const asked = one ? [one] : entities.filter(({ area }) => can(actor, 'read', area))
  return asked.filter(({ kind, list }) => kind !== 'single' && list.search.length > 0)
}

async function recordsWith(
  actor: Actor,
  entity: Entity,
  words: string[],
  take: number,
): Promise<FoundContent[]> {
  const having = words.map((word) => ({ OR: containing(word, entity.list.search) }))
  const rows = await delegateOf(db, entity.name).findMany({
    where: { AND: [scopeOf(actor, entity), whereShownTo(actor, entity), ...having] },
    select: selectOf(entity),
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take,
  })
  return rows.map((row) => {
    const record = recordOf(entity, row)
    const page = entity.publicPaths?.(record).find((address) => address.startsWith('/'))
    return {
      entity: entity.path,
      id: record.id,
      title: String(record[entity.title] ?? '').slice(0, 200),
      url: page === undefined ? null : siteUrl(page),
    }
  })
}
