import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { publishedArticle } from '@/lib/site/articles/visibility'

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
