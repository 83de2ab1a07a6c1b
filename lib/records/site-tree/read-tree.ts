import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { flagsOf } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import type { PublicationState } from '@/lib/records/publish/publication-state'
import { withStates } from '@/lib/records/publish/publication-states'
import { hasOwnPage, ownPath } from '@/lib/records/rules/address-changes'
import { LIST_PAGES } from '@/lib/records/site-tree/list-pages'
import { asTree, type EditLink, type SitePage, type TreePage } from '@/lib/records/site-tree/site-page'
import { scopeOf } from '@/lib/records/store/scope'
import { addressBook } from '@/lib/site/seo/address-book'

/** Of one kind; the newest ones are shown, and its list has them all. */
const MOST_PER_KIND = 500

/** Every page of the site with its header, sections, search data and status. @throws AppError 403 */
export async function readSiteTree(actor: Actor): Promise<TreePage[]> {
  assertCan(actor, 'read', 'content')
  const kinds = entities.filter((entity) => hasOwnPage(entity) && can(actor, 'read', entity.area))
  const [headers, sections, ...records] = await Promise.all([
    headersByPath(),
    countSections(),
    ...kinds.map((entity) => pagesOf(actor, entity)),
  ])
  const own = records.flat().map((page) => ({
    ...page,
    header: page.header ?? headers.get(page.path) ?? null,
    sections: sections.get(page.edit ?? '') ?? sections.get(page.path) ?? null,
  }))
  const lists = LIST_PAGES.map(([path, title]): SitePage => {
    const header = headers.get(path) ?? null
    return { ...made(path, title, 'list'), header, sections: sections.get(path) ?? null }
  })
  const isLimited = scopedCommunityIds(actor) !== null
  const cities = isLimited ? [] : [...(await addressBook()).cityPages.keys()]
  const generated = cities.map((place) => made(`/${place}`, cityOf(place), 'city page'))
  // A record's page wins over a list or a generated page at its address.
  return asTree([...generated, ...lists, ...own])
}

function made(path: string, title: string, what: string): SitePage {
  return { path, title, what, state: 'made', edit: null, header: null, sections: null, search: null }
}

/** 'memory-care/santa-fe' → 'Santa Fe' */
function cityOf(place: string): string {
  const slug = place.slice(place.indexOf('/') + 1)
  return slug.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  )
}

async function pagesOf(actor: Actor, entity: Entity): Promise<SitePage[]> {
  const { from, until } = entity.publication ?? {}
  const names = [
    entity.title,
    entity.name === 'page' ? 'path' : 'slug',
    ...flagsOf(entity),
    ...[from, until].filter((name) => name !== undefined),
    ...SEARCH_FIELDS.filter((name) => entity.fields[name]),
  ]
  const rows = await delegateOf(db, entity.name).findMany({
    where: scopeOf(actor, entity),
    select: { id: true, ...Object.fromEntries(names.map((name) => [name, true])) },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MOST_PER_KIND,
  })
  const stated = await withStates(entity, rows as AdminRecord[])
  return stated.flatMap((row): SitePage[] => {
    const path = ownPath(entity, row)
    if (!path?.startsWith('/')) return []
    const edit = `/admin/${entity.path}/${row.id}`
    return [
      {
        path,
        title: String(row[entity.title] ?? '') || path,
        what: entity.labels.one,
        state: (row.publicationState as PublicationState | undefined) ?? 'live',
        edit,
        header: entity.fields.heroTitle ? { label: 'Own header', href: `${edit}#field-heroTitle` } : null,
        sections: null,
        search: searchData(entity, row, edit),
      },
    ]
  })
}

/** Fields that search engines read, and the switch that keeps a page away from them. */
const SEARCH_FIELDS = ['seoTitle', 'seoDescription', 'metaDescription', 'description', 'indexed'] as const

function searchData(entity: Entity, row: AdminRecord, edit: string): EditLink | null {
  if (row.indexed === false) return { label: 'Hidden', href: `${edit}#field-indexed` }
  const names = ['seoTitle', 'seoDescription', 'metaDescription'].filter((name) => entity.fields[name])
  // An informational page is described by its own description; elsewhere that is the text of the page.
  const asked = entity.name === 'page' ? ['description'] : names
  const [first] = asked
  if (!first) return null
  const empty = asked.filter((name) => !row[name])
  if (empty.length === 0) return { label: 'Complete', href: `${edit}#field-${first}` }
  const label = empty.length === asked.length ? 'From the text' : 'Partial'
  return { label, href: `${edit}#field-${empty[0]}` }
}

async function headersByPath(): Promise<Map<string, EditLink>> {
  const rows = await db.pageHero.findMany({ select: { id: true, pagePath: true, active: true } })
  return new Map(
    rows.map(({ id, pagePath, active }) => [
      pagePath,
      { label: active ? 'Live' : 'Draft', href: `/admin/page-heroes/${id}` },
    ]),
  )
}

/** How many sections pages have, by address or by the address of a landing page's form. */
async function countSections(): Promise<Map<string, EditLink>> {
  const [parts, home] = await Promise.all([
    db.pageContentSection.groupBy({
      by: ['pagePath', 'landingPageTemplateId', 'active'],
      _count: { _all: true },
    }),
    db.homepageSection.groupBy({ by: ['visible'], _count: { _all: true } }),
  ])
  const counted = new Map<string, { live: number; hidden: number; href: string }>()
  const add = (key: string, href: string, isLive: boolean, count: number) => {
    const known = counted.get(key) ?? { live: 0, hidden: 0, href }
    counted.set(key, {
      href,
      live: known.live + (isLive ? count : 0),
      hidden: known.hidden + (isLive ? 0 : count),
    })
  }
  for (const { pagePath, landingPageTemplateId, active, _count } of parts) {
    const list = '/admin/page-content-sections?'
    if (pagePath) add(pagePath, `${list}${new URLSearchParams({ pagePath })}`, active, _count._all)
    if (!landingPageTemplateId) continue
    const key = `/admin/landing-page-templates/${landingPageTemplateId}`
    add(key, `${list}${new URLSearchParams({ landingPageTemplateId })}`, active, _count._all)
  }
  for (const { visible, _count } of home) add('/', '/admin/homepage-sections', visible, _count._all)
  return new Map(
    [...counted].map(([key, { live, hidden, href }]) => [
      key,
      { label: hidden === 0 ? String(live) : `${live}, ${hidden} hidden`, href },
    ]),
  )
}
