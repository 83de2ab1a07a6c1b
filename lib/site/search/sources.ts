import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { publishedArticleSql } from '@/lib/site/articles/visibility'
import { overSql, publicEventSql } from '@/lib/site/events/visibility'

export const SEARCH_KINDS = {
  communities: 'Communities',
  care: 'Kinds of care',
  questions: 'Questions and answers',
  pages: 'Pages',
  articles: 'Articles',
  news: 'News from the communities',
  resources: 'Guides to download',
  events: 'Events',
  people: 'People',
} as const

export type SearchKind = keyof typeof SEARCH_KINDS

function isNotInactivePage(path: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select from pages p where p.path = ${path} and not p.active)`
}

/** A page is indexed by its header and each of its sections; the best match represents it. */
const pages = Prisma.sql`
  select 'pages', s.page_path, coalesce(h.title, s.title, s.page_path), null,
    concat_ws('. ', s.title, s.subtitle) || ' ' || coalesce(section_words(s.content), ''),
    search_vector(fold_text(s.title), fold_text(s.subtitle), fold_text(section_words(s.content)))
  from page_content_sections s left join page_heroes h on h.page_path = s.page_path and h.active
  where s.active and s.page_path not in ('/', '/login', '/tour-scheduled') and ${isNotInactivePage(Prisma.sql`s.page_path`)}
  union all
  select 'pages', page_path, title, null, coalesce(subtitle, ''), search_vector(fold_text(title), fold_text(subtitle), null)
  from page_heroes
  where active and page_path not in ('/', '/login', '/tour-scheduled') and ${isNotInactivePage(Prisma.sql`page_path`)}`

/**
 * One SELECT of public records per kind. `note` is shown next to the title, `body` feeds the snippet. Vectors
 * must match the expressions of the indexes in the migration.
 */
export const SOURCES: readonly Prisma.Sql[] = [
  Prisma.sql`
    select 'communities' as kind, '/communities/' || c.slug as path, c.name as title, c.city as note,
      concat_ws(' ', c.short_description, c.overview, c.description) as body,
      search_vector(fold_text(c.name),
        fold_text(concat_ws(' ', c.city, c.state, c.zip, array_to_string(c.serves_cities, ' '), care.names)),
        fold_text(concat_ws(' ', c.heading, c.short_description, c.overview, c.description, comfort.names))) as doc
    from communities c
    left join lateral (
      select string_agg(t.name, ' ') as names from communities_care_types j
      join care_types t on t.id = j.care_type_id and t.active where j.community_id = c.id) care on true
    left join lateral (
      select string_agg(a.name, ' ') as names from communities_amenities j
      join amenities a on a.id = j.amenity_id and a.active where j.community_id = c.id) comfort on true
    where c.active`,
  // 'prices' is added because the page lists each community's prices. The note is set only if all plans share
  // the same care pricing.
  Prisma.sql`
    select 'care', '/' || slug, name,
      case when not exists (
        select from floor_plans f where f.care_type_id = t.id and f.active and f.care_pricing <> t.care_pricing)
      then care_pricing end,
      coalesce(description, ''), search_vector(fold_text(name), 'prices', fold_text(description))
    from care_types t where active`,
  Prisma.sql`
    select 'questions', case when f.community_id is null then '/faqs?question=' || f.id || '#q-' || f.id
        else '/communities/' || c.slug end,
      f.question, c.name, f.answer, search_vector(fold_text(f.question), fold_text(f.category), fold_text(f.answer))
    from faqs f left join communities c on c.id = f.community_id
    where f.active and (f.community_id is null or c.active)`,
  pages,
  Prisma.sql`
    select 'articles', '/blog/' || slug, title, category, concat_ws(' ', summary, content),
      search_vector(fold_text(title), fold_text(summary), fold_text(content))
    from blog_posts where ${publishedArticleSql}`,
  Prisma.sql`
    select 'news', '/blog/' || slug, title, null, concat_ws(' ', summary, body_html),
      search_vector(fold_text(title), fold_text(summary), fold_text(body_html))
    from posts where ${publishedArticleSql}`,
  // Excludes a guide's text, because visitors give their email address for it.
  Prisma.sql`
    select 'resources', '/resources/' || slug, title, category, coalesce(description, ''),
      search_vector(fold_text(title), fold_text(description), fold_text(category))
    from content_assets where active`,
  Prisma.sql`
    select 'events', '/events/' || slug, title, case when ${overSql} then 'over' end,
      concat_ws(' ', summary, description), search_vector(fold_text(title), fold_text(summary), fold_text(description))
    from events where ${publicEventSql}`,
  Prisma.sql`
    select 'people', '/team/' || slug, name, role, coalesce(bio, ''), search_vector(fold_text(name), fold_text(role), fold_text(bio))
    from team_members where active`,
]
