import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'

/** The newest published articles, without their text. */
export const getLatestArticles = atRequest(async (count: number) => {
  'use cache'
  cached(tags.list('blog_posts'), tags.list('images'))
  return db.blogPost.findMany({
    where: { published: true, publishedAt: { lte: new Date() } },
    orderBy: [{ featured: 'desc' }, { publishedAt: 'desc' }],
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
