import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { publishedArticle } from '@/lib/site/articles/visibility'
import { authorSelect } from '@/lib/site/content/team'

export const getLatestArticles = atRequest(async (count: number) => {
  cached('blog_posts', 'images')
  return db.blogPost.findMany({
    where: publishedArticle(await databaseNow()),
    orderBy: [{ featured: 'desc' }, { publishedAt: { sort: 'desc', nulls: 'last' } }],
    take: count,
    select: {
      slug: true,
      title: true,
      summary: true,
      category: true,
      publishedAt: true,
      mainImage: { select: pictureSelect },
    },
  })
})

const COMMUNITY = {
  select: {
    id: true,
    slug: true,
    name: true,
    city: true,
    active: true,
    phoneDisplay: true,
    phoneDial: true,
  },
} as const

/** One published blog post with author and pictures, or null. */
export const getArticle = atRequest(async (slug: string) => {
  cached(
    recordTag('blog_posts', slug),
    'blog_posts',
    'blog_post_images',
    'team_members',
    'communities',
    'images',
  )
  return db.blogPost.findFirst({
    where: { slug, ...publishedArticle(await databaseNow()) },
    include: {
      mainImage: { select: pictureSelect },
      authorMember: { select: authorSelect },
      galleryImages: {
        orderBy: { sortOrder: 'asc' },
        select: { id: true, caption: true, image: { select: pictureSelect } },
      },
      community: COMMUNITY,
    },
  })
})

export type Article = NonNullable<Awaited<ReturnType<typeof getArticle>>>

/** One published community news item with its attachment, or null (reading 17). */
export const getNews = atRequest(async (slug: string) => {
  cached(recordTag('posts', slug), 'posts', 'post_attachments', 'communities', 'images')
  const row = await db.post.findFirst({
    where: { slug, ...publishedArticle(await databaseNow()) },
    include: {
      image: { select: pictureSelect },
      attachment: { select: { originalName: true, url: true, mimeType: true, sizeBytes: true } },
      community: COMMUNITY,
    },
  })
  return row && { ...row, image: row.image ?? pictureAt(row.heroImageUrl) }
})

export type News = NonNullable<Awaited<ReturnType<typeof getNews>>>

const community = { select: { slug: true, name: true, city: true, active: true } } as const

/** All published articles and community news in one list, newest first, without body text (reading 17). */
export const getArticleCards = atRequest(async () => {
  cached('blog_posts', 'posts', 'communities', 'images')
  const published = publishedArticle(await databaseNow())
  const shared = {
    slug: true,
    title: true,
    summary: true,
    tags: true,
    publishedAt: true,
    createdAt: true,
    community: community,
  } as const
  const [articles, news] = await Promise.all([
    db.blogPost.findMany({
      where: published,
      select: {
        ...shared,
        category: true,
        thumbnailImage: { select: pictureSelect },
        mainImage: { select: pictureSelect },
      },
    }),
    db.post.findMany({
      where: published,
      select: { ...shared, heroImageUrl: true, image: { select: pictureSelect } },
    }),
  ])
  return [
    ...articles.map(({ thumbnailImage, mainImage, publishedAt, createdAt, ...row }) => ({
      ...row,
      kind: 'article' as const,
      image: thumbnailImage ?? mainImage,
      publishedAt: publishedAt ?? createdAt,
    })),
    ...news.map(({ publishedAt, createdAt, heroImageUrl, ...row }) => ({
      ...row,
      image: row.image ?? pictureAt(heroImageUrl),
      kind: 'news' as const,
      category: null,
      publishedAt: publishedAt ?? createdAt,
    })),
  ].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
})

export type ArticleCard = Awaited<ReturnType<typeof getArticleCards>>[number]

type Relatable = { slug: string; kind: string; category: string | null; tags: string[] }

/** Related articles: a shared category scores 2, a shared tag or kind 1. Ties keep list order. */
export function relatedArticles<T extends Relatable>(cards: T[], to: Relatable, count: number): T[] {
  const nearness = (card: T) =>
    (card.category !== null && card.category === to.category ? 2 : 0) +
    card.tags.filter((tag) => to.tags.includes(tag)).length +
    (card.kind === to.kind ? 1 : 0)
  return cards
    .filter(({ slug }) => slug !== to.slug)
    .map((card) => ({ card, near: nearness(card) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ card }) => card)
}
