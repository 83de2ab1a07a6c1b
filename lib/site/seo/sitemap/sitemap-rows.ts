import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { articleChangedSql, publishedArticleSql } from '@/lib/site/articles/visibility'
import { publicEventSql } from '@/lib/site/events/visibility'
import { type CopyTable, OWN_COPY_COLUMNS } from '@/lib/site/seo/own-copy'
import { isExcludedSql } from '@/lib/site/seo/uniqueness'

/** Limit of sitemaps.org. */
export const ADDRESSES_PER_FILE = 50_000

const ROWS_PER_READ = 2_500

export type SitemapEntry = { path: string; lastModified: Date | null }

type Source = { folder: string; rows: Prisma.Sql }

/** When the demo data was loaded; nothing written until then says when its text last changed. */
const SEEDED = Prisma.sql`coalesce((select seeded_at from installation where id = 1), '-infinity')`

/** A demo article that nobody edited changed when it was published. */
const articleModifiedSql = Prisma.sql`case when updated_at > ${SEEDED} then ${articleChangedSql} else published_at end`

/** Public rows of each type: id, slug and the page's last change. */
const SOURCES = {
  communities: {
    folder: '/communities/',
    rows: Prisma.sql`
      select c.id, c.slug, greatest(c.updated_at, ${newestSql('floor_plans', 'community_id', 'c')},
        ${newestSql('community_highlights', 'community_id', 'c')}, ${newestSql('community_features', 'community_id', 'c')},
        ${newestSql('galleries', 'community_id', 'c')}, ${newestSql('faqs', 'community_id', 'c')},
        ${newestSql('testimonials', 'community_id', 'c')}, ${newestSql('events', 'community_id', 'c')},
        ${newestSql('social_posts', 'community_id', 'c')}) as modified
      from communities c where active and ${hasCopySql('communities')}`,
  },
  'daily-life': {
    folder: '/communities/',
    rows: Prisma.sql`
      select min(p.id::text)::uuid as id, c.slug || '/' || p.page as slug, max(p.updated_at) as modified
      from communities c join (
        select id, community_id, 'activities' as page, updated_at from activities where active
        union all select id, community_id, 'menu', updated_at from menu_days where active
      ) p on p.community_id = c.id
      where c.active and ${hasCopySql('communities')} group by c.slug, p.page`,
  },
  posts: {
    folder: '/blog/',
    rows: Prisma.sql`
      select id, slug, ${articleModifiedSql} as modified from blog_posts where ${publishedArticleSql} and ${hasCopySql('blog_posts')}
      union all
      select id, slug, ${articleModifiedSql} as modified from posts where ${publishedArticleSql} and ${hasCopySql('posts')}`,
  },
  resources: {
    folder: '/resources/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from content_assets where active and ${hasCopySql('content_assets')}`,
  },
  events: {
    folder: '/events/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from events where ${publicEventSql} and ${hasCopySql('events')}`,
  },
  jobs: {
    folder: '/careers/',
    rows: Prisma.sql`
      select j.id, j.slug, j.updated_at as modified from jobs j join communities c on c.id = j.community_id and c.active
      where j.active and (j.open_until is null or j.open_until > now())`,
  },
  team: {
    folder: '/team/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from team_members where active and ${hasCopySql('team_members')}`,
  },
  landing: {
    folder: '/',
    rows: Prisma.sql`
      select t.id, t.slug,
        greatest(t.updated_at, ${newestSql('page_content_sections', 'landing_page_template_id', 't')}) as modified
      from landing_page_templates t
      where t.active and not ${isExcludedSql(Prisma.sql`'/' || t.slug`)} and (${hasCopySql('landing_page_templates')} or exists
        (select from page_content_sections s where s.landing_page_template_id = t.id and s.active))`,
  },
} satisfies Record<string, Source>

export type RowType = keyof typeof SOURCES
export const ROW_TYPES = Object.keys(SOURCES) as RowType[]

/** The newest change in each file of a type; empty without rows. */
export async function filesOfRows(type: RowType): Promise<(Date | null)[]> {
  const files = await db.$queryRaw<{ modified: Date | null }[]>`
    select max(modified) as modified from (
      select (row_number() over (order by id) - 1) / ${ADDRESSES_PER_FILE} as file, ${knownChange(type)} as modified
      from (${SOURCES[type].rows}) public_rows
    ) numbered group by file order by file`
  return files.map(({ modified }) => modified)
}

/** Entries of one file (from 1), read in chunks along the primary key. */
export async function* rowsOfFile(type: RowType, file: number): AsyncGenerator<SitemapEntry[]> {
  const { folder, rows } = SOURCES[type]
  const skipped = (file - 1) * ADDRESSES_PER_FILE
  let last = skipped === 0 ? '00000000-0000-0000-0000-000000000000' : await lastBefore(rows, skipped)
  for (let left = ADDRESSES_PER_FILE; last !== undefined && left > 0; left -= ROWS_PER_READ) {
    const read: { id: string; slug: string; modified: Date | null }[] = await db.$queryRaw`
      select id, slug, ${knownChange(type)} as modified from (${rows}) public_rows where id > ${last}::uuid
      order by id limit ${Math.min(left, ROWS_PER_READ)}`
    yield read.map(({ slug, modified }) => ({ path: folder + slug, lastModified: modified }))
    last = read.length < ROWS_PER_READ ? undefined : read.at(-1)?.id
  }
}

/** `modified`, or null for rows that are as the demo data wrote them. Articles have their dates. */
function knownChange(type: RowType): Prisma.Sql {
  return type === 'posts'
    ? Prisma.sql`modified`
    : Prisma.sql`case when modified > ${SEEDED} then modified end`
}

async function lastBefore(rows: Prisma.Sql, skipped: number): Promise<string | undefined> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select id from (${rows}) public_rows order by id offset ${skipped - 1} limit 1`
  return row?.id
}

/** Newest change among a parent's child rows; null, which greatest() ignores, without any. */
function newestSql(table: string, key: string, parent: string): Prisma.Sql {
  const [child, column, above] = [table, key, parent].map((name) => Prisma.raw(`"${name}"`))
  return Prisma.sql`(select max(updated_at) from ${child} where ${column} = ${above}.id)`
}

/** `hasOwnCopy` as SQL. */
function hasCopySql(table: CopyTable): Prisma.Sql {
  const columns = OWN_COPY_COLUMNS[table].map((column) =>
    Prisma.raw(`"${column.replace(/[A-Z]/g, '_$&').toLowerCase()}"`),
  )
  return Prisma.sql`btrim(concat(${Prisma.join(columns)})) <> ''`
}
