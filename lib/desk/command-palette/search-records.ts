import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, escapeLike, searchWords } from '@/lib/platform/database/search-words'
import { foldText } from '@/lib/platform/fold-text'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { storableText } from '@/lib/platform/typed-text'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { hasOwnPage, ownPath } from '@/lib/records/rules/address-changes'
import { LIST_PAGES } from '@/lib/records/site-tree/list-pages'
import { isPage } from '@/lib/site/seo/resolve-address'

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
  // A menu's title is its day.
  const title = Prisma.sql`r.${columnOf(entity.title)}::text`
  const ids = scopedCommunityIds(actor)
  const scope = ids ? scopeSql(entity, ids) : null
  const folded = foldText(search)
  const conditions = [
    Prisma.sql`${title} <> ''`,
    ...words.map((word) => Prisma.sql`fold_text(${title}) like ${`%${escapeLike(word)}%`}`),
    ...(scope ? [scope] : []),
  ]
  return Prisma.sql`
    select ${entity.name}::text as entity, r.id::text as id, ${title} as title, r.updated_at,
      (fold_text(${title}) = ${folded})::int + starts_with(fold_text(${title}), ${folded})::int as begins
    from ${nameSql(entity.table)} r where ${Prisma.join(conditions, ' and ')}
    order by begins desc, r.updated_at desc limit ${MAX_PER_ENTITY}`
}

/** lib/records/store/scope.ts in SQL, for top-level records; null when communities do not matter. */
function scopeSql(entity: Entity, ids: string[]): Prisma.Sql | null {
  if (entity.name === 'community') return Prisma.sql`r.id = any(${ids}::uuid[])`
  const isPart = entity.fields.communityId?.entity === 'community'
  return isPart ? Prisma.sql`r.community_id = any(${ids}::uuid[])` : null
}

/** Quotes a declared table or column name. @throws Error for anything but a plain name */
function nameSql(name: string): Prisma.Sql {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is not the name of a table or column`)
  return Prisma.raw(`"${name}"`)
}

/** Maps communityId to community_id. */
function columnOf(field: string): Prisma.Sql {
  return nameSql(field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

export type LinkTarget = { title: string; what: string; path: string; isThere: boolean }

const MAX_LINKS = 12
const MAX_LINKS_PER_ENTITY = 5
const MAX_CHARS = 100

/** Pages by name or path for the editor's link dialog, those on the site first. */
export async function searchLinks(actor: Actor, typed: string): Promise<{ results: LinkTarget[] }> {
  const search = storableText(typed).trim().slice(0, MAX_CHARS)
  const words = searchWords(search)
  const fits = (text: string) => words.every((word) => foldText(text).includes(word))
  const lists = LIST_PAGES.filter(([path, title]) => fits(`${title} ${path}`)).map(
    ([path, title]): LinkTarget => ({ title, what: 'page', path, isThere: true }),
  )
  const asked = entities.filter((entity) => hasOwnPage(entity) && can(actor, 'read', entity.area))
  const records = (await Promise.all(asked.map((entity) => pagesOf(entity, words)))).flat()
  // Unpublished pages are shown to their own community only.
  const shown = scopedCommunityIds(actor) ? records.filter(({ isThere }) => isThere) : records
  const found = [...shown, ...lists]
    .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at)
    .toSorted((a, b) => rank(a, search) - rank(b, search) || a.title.localeCompare(b.title))
  return { results: found.slice(0, MAX_LINKS) }
}

function rank({ title, isThere }: LinkTarget, search: string): number {
  const begins = foldText(title).startsWith(foldText(search))
  return (isThere ? 0 : 2) + (begins ? 0 : 1)
}

async function pagesOf(entity: Entity, words: string[]): Promise<LinkTarget[]> {
  const address = entity.name === 'page' ? 'path' : 'slug'
  const rows = await delegateOf(db, entity.name).findMany({
    where: { AND: words.map((word) => ({ OR: containing(word, [entity.title, address]) })) },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    select: selectOf(entity),
    take: MAX_LINKS_PER_ENTITY,
  })
  const targets = rows.map(async (row): Promise<LinkTarget[]> => {
    const record = recordOf(entity, row)
    const path = ownPath(entity, record)
    if (!path?.startsWith('/')) return []
    const title = String(record[entity.title] ?? '') || path
    return [{ title, what: entity.labels.one, path, isThere: await isPage(path) }]
  })
  return (await Promise.all(targets)).flat()
}
