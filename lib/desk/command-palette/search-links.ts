import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { ownPath } from '@/lib/records/rules/address-changes'
import { isPage } from '@/lib/site/seo/resolve-address'

export type LinkTarget = { title: string; what: string; path: string; isThere: boolean }

const MAX_RESULTS = 12
const MAX_PER_ENTITY = 5
const MAX_CHARS = 100

/** Pages that are not records. */
const LISTS: readonly [path: string, title: string][] = [
  ['/', 'Home page'],
  ['/communities', 'All communities'],
  ['/contact', 'Contact'],
  ['/blog', 'Stories and news'],
  ['/events', 'Events'],
  ['/faqs', 'Questions and answers'],
  ['/resources', 'Guides'],
  ['/reviews', 'Reviews'],
  ['/team', 'Team'],
  ['/privacy-choices', 'Privacy choices'],
]

/** Pages by name or path for the editor's link dialog, those on the site first. */
export async function searchLinks(actor: Actor, typed: string): Promise<{ results: LinkTarget[] }> {
  const search = typed.replaceAll('\0', '').trim().slice(0, MAX_CHARS)
  const words = searchWords(search)
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()))
  const lists = LISTS.filter(([path, title]) => fits(`${title} ${path}`)).map(
    ([path, title]): LinkTarget => ({ title, what: 'page', path, isThere: true }),
  )
  const asked = entities.filter((entity) => hasOwnPage(entity) && can(actor, 'read', entity.area))
  const records = (await Promise.all(asked.map((entity) => pagesOf(entity, words)))).flat()
  // Unpublished pages are shown to their own community only.
  const shown = scopedCommunityIds(actor) ? records.filter(({ isThere }) => isThere) : records
  const found = [...shown, ...lists]
    .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at)
    .toSorted((a, b) => rank(a, search) - rank(b, search) || a.title.localeCompare(b.title))
  return { results: found.slice(0, MAX_RESULTS) }
}

function rank({ title, isThere }: LinkTarget, search: string): number {
  const begins = title.toLowerCase().startsWith(search.toLowerCase())
  return (isThere ? 0 : 2) + (begins ? 0 : 1)
}

function hasOwnPage({ name, kind, publicPaths, fields }: Entity): boolean {
  return kind === 'collection' && publicPaths !== undefined && (name === 'page' || fields.slug !== undefined)
}

async function pagesOf(entity: Entity, words: string[]): Promise<LinkTarget[]> {
  const address = entity.name === 'page' ? 'path' : 'slug'
  const rows = await delegateOf(db, entity.name).findMany({
    where: { AND: words.map((word) => ({ OR: containing(word, [entity.title, address]) })) },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    select: selectOf(entity),
    take: MAX_PER_ENTITY,
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
