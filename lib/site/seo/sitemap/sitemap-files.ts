import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { escapeHtml } from '@/lib/platform/escape-html'
import { articleChangedSql, publishedArticleSql } from '@/lib/site/articles/visibility'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { publicEventSql } from '@/lib/site/events/visibility'
import { addressBook } from '@/lib/site/seo/address-book'
import { FIXED_PAGES } from '@/lib/site/seo/fixed-routes'
import { placesWithOwnData } from '@/lib/site/seo/place-gate'
import {
  ADDRESSES_PER_FILE,
  filesOfRows,
  ROW_TYPES,
  type RowType,
  rowsOfFile,
  type SitemapEntry,
} from '@/lib/site/seo/sitemap/sitemap-rows'
import { excludedAddresses } from '@/lib/site/seo/uniqueness'

const LISTS = { pages: pageEntries, 'care-cities': placeEntries } as const

const isList = (type: string): type is keyof typeof LISTS => Object.hasOwn(LISTS, type)
const isRows = (type: string): type is RowType => (ROW_TYPES as string[]).includes(type)

/** Sitemap index: one file per type, or more above 50,000 URLs. */
export async function sitemapIndex(): Promise<string> {
  const files = await Promise.all([
    ...Object.entries(LISTS).map(async ([type, read]) => filesOf(type, chunksOf(await read()).map(newestIn))),
    ...ROW_TYPES.map(async (type) => filesOf(type, await filesOfRows(type))),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.flat(),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** Chunks of a file such as `landing-1.xml`, or null. Empty files are served: engines may request them. */
export function sitemapFile(name: string): AsyncGenerator<string> | null {
  const { type = '', number } = /^(?<type>[a-z-]+)-(?<number>[1-9]\d{0,2})\.xml$/.exec(name)?.groups ?? {}
  const file = Number(number)
  if (isList(type)) return written(chunk(LISTS[type], file))
  if (isRows(type)) return written(rowsOfFile(type, file))
  return null
}

/** Every sitemap entry, a few thousand at a time. */
export async function* everyEntry(): AsyncGenerator<SitemapEntry[]> {
  for (const read of Object.values(LISTS)) yield await read()
  for (const type of ROW_TYPES) {
    const files = await filesOfRows(type)
    for (const at of files.keys()) yield* rowsOfFile(type, at + 1)
  }
}

async function* written(pieces: AsyncGenerator<SitemapEntry[]>): AsyncGenerator<string> {
  let head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  for await (const entries of pieces) {
    yield head + entries.map(urlElement).join('')
    head = ''
  }
  yield `${head}</urlset>\n`
}

async function* chunk(read: () => Promise<SitemapEntry[]>, file: number): AsyncGenerator<SitemapEntry[]> {
  yield chunksOf(await read())[file - 1] ?? []
}

function chunksOf(entries: SitemapEntry[]): SitemapEntry[][] {
  const count = Math.ceil(entries.length / ADDRESSES_PER_FILE)
  return Array.from({ length: count }, (_, at) =>
    entries.slice(at * ADDRESSES_PER_FILE, (at + 1) * ADDRESSES_PER_FILE),
  )
}

function newestIn(entries: SitemapEntry[]): Date | null {
  return newestOf(entries.map(({ lastModified }) => lastModified))
}

function filesOf(type: string, changes: (Date | null)[]): string[] {
  return changes.map((modified, at) => indexElement(`/sitemaps/${type}-${at + 1}.xml`, modified))
}

/** Omits an unknown `lastmod`, because a made-up one would devalue the others. */
function urlElement({ path, lastModified }: SitemapEntry): string {
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}</url>\n`
}

function indexElement(path: string, lastModified: Date | null): string {
  return `<sitemap><loc>${absolute(path)}</loc>${lastmod(lastModified)}</sitemap>`
}

/** Like lib/platform/site.ts, but without parsing SITE_URL 50,000 times. */
function absolute(path: string): string {
  return escapeHtml(env().SITE_URL.replace(/\/$/, '') + encodeURI(path))
}

function lastmod(date: Date | null): string {
  return date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}

/** Entries of fixed pages, informational pages and kinds of care. */
export async function pageEntries(): Promise<SitemapEntry[]> {
  return sinceDemoData(await allPageEntries())
}

/** Leaves out dates from before the demo data was loaded. */
async function sinceDemoData(entries: SitemapEntry[]): Promise<SitemapEntry[]> {
  const installation = await db.installation.findUnique({ where: { id: 1 }, select: { seededAt: true } })
  const seededAt = installation?.seededAt ?? null
  if (!seededAt) return entries
  return entries.map(({ path, lastModified }) => ({
    path,
    lastModified: lastModified && lastModified > seededAt ? lastModified : null,
  }))
}

async function allPageEntries(): Promise<SitemapEntry[]> {
  const [written, changed, { pages, productSlug }, care] = await Promise.all([
    writtenPages(),
    newestChanges(),
    addressBook(),
    carePages(),
  ])
  const drawn = [...FIXED_PAGES].map(([path, tables]) => ({
    path,
    lastModified: newestOf(tables.map((table) => changed.get(table) ?? null)),
  }))
  const why = `/why-${productSlug}`
  const words = [...written].filter(([path]) => pages.has(path) || path === why)
  return [...drawn, ...words.map(([path, lastModified]) => ({ path, lastModified })), ...care]
}

/** Entries of care-in-city pages, without those that are too similar or have no data of their own. */
async function placeEntries(): Promise<SitemapEntry[]> {
  const [{ cityPages }, keptOut, own] = await Promise.all([
    addressBook(),
    excludedAddresses(),
    placesWithOwnData(),
  ])
  const entries = [...cityPages]
    .filter(([path]) => own.has(path))
    .map(([path, lastModified]) => ({ path: `/${path}`, lastModified }))
    .filter(({ path }) => !keptOut.has(path))
  return sinceDemoData(entries)
}

function newestOf(dates: (Date | null)[]): Date | null {
  return dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), null)
}

/** Indexable informational pages that have sections; the others have noindex. */
async function writtenPages(): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ path: string; modified: Date }[]>`
    select s.page_path as path, greatest(max(s.updated_at), max(h.updated_at), max(p.updated_at)) as modified
    from page_content_sections s
      left join page_heroes h on h.page_path = s.page_path and h.active
      left join pages p on p.path = s.page_path
    where s.active and s.page_path is not null and p.indexed is not false group by s.page_path`
  return new Map(rows.map(({ path, modified }) => [path, modified]))
}

async function newestChanges(): Promise<Map<string, Date | null>> {
  const rows = await db.$queryRaw<{ name: string; modified: Date | null }[]>`
    select 'homepage_sections' as name, max(updated_at) as modified from homepage_sections where visible
    union all select 'homepage_config', max(updated_at) from homepage_config
    union all select 'communities', max(updated_at) from communities where active
    union all select 'events', max(updated_at) from events where ${publicEventSql}
    union all select 'team_members', max(updated_at) from team_members where active
    union all select 'blog_posts', max(${articleChangedSql}) from blog_posts where ${publishedArticleSql}
    union all select 'posts', max(${articleChangedSql}) from posts where ${publishedArticleSql}
    union all select 'testimonials', max(updated_at) from testimonials where approved
    union all select 'faqs', max(updated_at) from faqs where active
    union all select 'site_settings', max(updated_at) from site_settings
    union all select 'contact_topics', max(updated_at) from contact_topics where active
    union all select 'content_assets', max(updated_at) from content_assets where active`
  return new Map(rows.map(({ name, modified }) => [name, modified]))
}

/** Kinds of care that a community offers; the others have noindex. */
async function carePages(): Promise<SitemapEntry[]> {
  const rows = await db.$queryRaw<{ slug: string; modified: Date }[]>`
    select t.slug, greatest(t.updated_at, max(c.updated_at)) as modified
    from care_types t join communities_care_types j on j.care_type_id = t.id
      join communities c on c.id = j.community_id and c.active
    where t.active group by t.id`
  const any = newestOf(rows.map(({ modified }) => modified))
  return [
    ...(any ? [{ path: `/${ANY_CARE}`, lastModified: any }] : []),
    ...rows.map(({ slug, modified }) => ({ path: `/${slug}`, lastModified: modified })),
  ]
}
