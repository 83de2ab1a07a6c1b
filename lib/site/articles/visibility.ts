import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Which articles and news may be read: published, and due. A later date is a plan. `now`: `databaseNow()`. */
export function publishedArticle(now: Date) {
  return { published: true, OR: [{ publishedAt: null }, { publishedAt: { lte: now } }] }
}

/** The same rule over the columns of blog_posts or posts, at the time of the statement's transaction. */
export const publishedArticleSql = Prisma.sql`published and (published_at is null or published_at <= now())`

/** When a visitor last saw something new of it: a text that was written before it came out changed by coming out. */
export const articleChangedSql = Prisma.sql`greatest(updated_at, published_at)`
