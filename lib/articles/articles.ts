import 'server-only'
import { publishedArticle } from '@/lib/articles/visibility'
import { atRequest, cached, tags } from '@/lib/cache'
import { databaseNow } from '@/lib/database-now'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'

/** The newest published articles, without their text. */
export const getLatestArticles = atRequest(async (count: number) => {
  cached(tags.list('blog_posts'), tags.list('images'))
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
