import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { articleChangedSql, publishedArticleSql } from '@/lib/site/articles/visibility'
import { publicEventSql } from '@/lib/site/events/visibility'
import { isKeptOutSql } from '@/lib/site/seo/different-enough'
import { OWN_WORDS, type WordedTable } from '@/lib/site/seo/own-copy'

/** What sitemaps.org allows in one file. */
export const ADDRESSES_PER_FILE = 50_000

const ROWS_PER_READ = 2_500

export type SitemapEntry = { path: string; lastModified: Date | null }

type Source = { folder: string; rows: Prisma.Sql }

/** Every public row of a type: id, slug, and when the page it stands for last changed. */
const SOURCES = {
  communities: {
    folder: '/communities/',
    rows: Prisma.sql`
      select c.id, c.slug, greatest(c.updated_at, ${newest('floor_plans', 'community_id', 'c')},
        ${newest('community_highlights', 'community_id', 'c')}, ${newest('community_features', 'community_id', 'c')},
        ${newest('galleries', 'community_id', 'c')}, ${newest('faqs', 'community_id', 'c')},
        ${newest('testimonials', 'community_id', 'c')}, ${newest('events', 'community_id', 'c')},
        ${newest('social_posts', 'community_id', 'c')}) as modified
      from communities c where active and ${wordsIn('communities')}`,
  },
  posts: {
    folder: '/blog/',
    rows: Prisma.sql`
      select id, slug, ${articleChangedSql} as modified from blog_posts where ${publishedArticleSql} and ${wordsIn('blog_posts')}
      union all
      select id, slug, ${articleChangedSql} as modified from posts where ${publishedArticleSql} and ${wordsIn('posts')}`,
  },
  resources: {
    folder: '/resources/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from content_assets where active and ${wordsIn('content_assets')}`,
  },
  events: {
    folder: '/events/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from events where ${publicEventSql} and ${wordsIn('events')}`,
  },
  team: {
    folder: '/team/',
    rows: Prisma.sql`
      select id, slug, updated_at as modified from team_members where active and ${wordsIn('team_members')}`,
  },
  landing: {
    folder: '/',
    rows: Prisma.sql`
      select t.id, t.slug,
        greatest(t.updated_at, ${newest('page_content_sections', 'landing_page_template_id', 't')}) as modified
      from landing_page_templates t
      where t.active and not ${isKeptOutSql(Prisma.sql`'/' || t.slug`)} and (${wordsIn('landing_page_templates')} or exists
        (select from page_content_sections s where s.landing_page_template_id = t.id and s.active))`,
  },
} satisfies Record<string, Source>

export type RowType = keyof typeof SOURCES
export const ROW_TYPES = Object.keys(SOURCES) as RowType[]

/** How many files a type fills, as the newest change in each, first file first; empty without a row. */
export async function filesOfRows(type: RowType): Promise<(Date | null)[]> {
  const files = await db.$queryRaw<{ modified: Date | null }[]>`
    select max(modified) as modified from (
      select (row_number() over (order by id) - 1) / ${ADDRESSES_PER_FILE} as file, modified
      from (${SOURCES[type].rows}) public_rows
    ) numbered group by file order by file`
  return files.map(({ modified }) => modified)
}

/** The addresses of one file (counted from 1), read piece by piece along the primary key. */
export async function* rowsOfFile(type: RowType, file: number): AsyncGenerator<SitemapEntry[]> {
  const { folder, rows } = SOURCES[type]
  const skipped = (file - 1) * ADDRESSES_PER_FILE
  let last = skipped === 0 ? '00000000-0000-0000-0000-000000000000' : await lastBefore(rows, skipped)
  for (let left = ADDRESSES_PER_FILE; last !== undefined && left > 0; left -= ROWS_PER_READ) {
    const read: { id: string; slug: string; modified: Date | null }[] = await db.$queryRaw`
      select id, slug, modified from (${rows}) public_rows where id > ${last}::uuid
      order by id limit ${Math.min(left, ROWS_PER_READ)}`
    yield read.map(({ slug, modified }) => ({ path: folder + slug, lastModified: modified }))
    last = read.length < ROWS_PER_READ ? undefined : read.at(-1)?.id
  }
}

async function lastBefore(rows: Prisma.Sql, skipped: number): Promise<string | undefined> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select id from (${rows}) public_rows order by id offset ${skipped - 1} limit 1`
  return row?.id
}

/** The newest change among the rows of a child table; null, which greatest() passes over, when there is none. */
function newest(table: string, key: string, parent: string): Prisma.Sql {
  const [child, column, above] = [table, key, parent].map((name) => Prisma.raw(`"${name}"`))
  return Prisma.sql`(select max(updated_at) from ${child} where ${column} = ${above}.id)`
}

/** The same rule as hasOwnWords, for the database. */
function wordsIn(table: WordedTable): Prisma.Sql {
  const columns = OWN_WORDS[table].map((column) =>
    Prisma.raw(`"${column.replace(/[A-Z]/g, '_$&').toLowerCase()}"`),
  )
  return Prisma.sql`btrim(concat(${Prisma.join(columns)})) <> ''`
}
