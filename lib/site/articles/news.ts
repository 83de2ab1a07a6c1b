import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { publishedArticle } from '@/lib/site/articles/visibility'

/** One published community news item with its attachment, or null (reading 17). */
export const getNews = atRequest(async (slug: string) => {
  cached(recordTag('posts', slug), 'posts', 'post_attachments', 'communities', 'images')
  const row = await db.post.findFirst({
    where: { slug, ...publishedArticle(await databaseNow()) },
    include: {
      image: { select: pictureSelect },
      attachment: { select: { originalName: true, url: true, mimeType: true, sizeBytes: true } },
      community: {
        select: {
          id: true,
          slug: true,
          name: true,
          city: true,
          active: true,
          phoneDisplay: true,
          phoneDial: true,
        },
      },
    },
  })
  return row && { ...row, image: row.image ?? pictureAt(row.heroImageUrl) }
})

export type News = NonNullable<Awaited<ReturnType<typeof getNews>>>
