import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { publishedArticle } from '@/lib/site/articles/visibility'
import { authorSelect } from '@/lib/site/content/team'

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
      community: { select: { id: true, slug: true, name: true, city: true, active: true } },
    },
  })
})

export type Article = NonNullable<Awaited<ReturnType<typeof getArticle>>>
