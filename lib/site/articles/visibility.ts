import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Prisma filter for published articles and news whose date has come. `now`: `databaseNow()`. */
export function publishedArticle(now: Date) {
  return { published: true, OR: [{ publishedAt: null }, { publishedAt: { lte: now } }] }
}

/** `publishedArticle` as SQL over blog_posts or posts, at the transaction's time. */
export const publishedArticleSql = Prisma.sql`published and (published_at is null or published_at <= now())`

/** Last change as visitors see it: publishing a text that was written earlier counts as a change. */
export const articleChangedSql = Prisma.sql`greatest(updated_at, published_at)`
