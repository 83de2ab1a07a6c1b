import 'server-only'
import { db } from '@/lib/platform/database/db'
import { articleChangedSql, publishedArticleSql } from '@/lib/site/articles/visibility'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { publicEventSql } from '@/lib/site/events/visibility'
import { addressBook } from '@/lib/site/seo/address-book'
import { FIXED_PAGES } from '@/lib/site/seo/fixed-routes'
import type { SitemapEntry } from '@/lib/site/seo/sitemap/sitemap-rows'
import { excludedAddresses } from '@/lib/site/seo/uniqueness'

/** Entries of fixed pages, informational pages and kinds of care. */
export async function pageEntries(): Promise<SitemapEntry[]> {
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

/** Entries of care-in-city pages, without those that are too similar. */
export async function placeEntries(): Promise<SitemapEntry[]> {
  const [{ cityPages }, keptOut] = await Promise.all([addressBook(), excludedAddresses()])
  return [...cityPages]
    .map(([path, lastModified]) => ({ path: `/${path}`, lastModified }))
    .filter(({ path }) => !keptOut.has(path))
}

export function newestOf(dates: (Date | null)[]): Date | null {
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
