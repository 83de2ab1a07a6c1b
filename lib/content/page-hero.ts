import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'

/** The active header of a page by its path, or null. */
export const getPageHero = atRequest(async (pagePath: string) => {
  'use cache'
  cached(tags.list('page_heroes'), tags.list('images'))
  return db.pageHero.findFirst({
    where: { pagePath, active: true },
    select: {
      title: true,
      subtitle: true,
      ctaText: true,
      ctaLink: true,
      backgroundImageUrl: true,
      useVideo: true,
      videos: true,
      image: { select: pictureSelect },
    },
  })
})

export type PageHero = NonNullable<Awaited<ReturnType<typeof getPageHero>>>
