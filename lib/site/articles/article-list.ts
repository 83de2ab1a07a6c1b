import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { publishedArticle } from '@/lib/site/articles/visibility'

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
