import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'

/** The active header of a page, or null. Falls back to the picture given by URL. */
export const getPageHero = atRequest(async (pagePath: string) => {
  cached('page_heroes', 'images')
  const row = await db.pageHero.findFirst({
    where: { pagePath, active: true },
    select: {
      title: true,
      subtitle: true,
      ctaText: true,
      ctaLink: true,
      backgroundImageUrl: true,
      images: true,
      useVideo: true,
      videos: true,
      overlayOpacity: true,
      textAlignment: true,
      image: { select: pictureSelect },
    },
  })
  if (!row) return null
  const { backgroundImageUrl, images, overlayOpacity, ...hero } = row
  return {
    ...hero,
    image: row.image ?? pictureAt(backgroundImageUrl),
    furtherImages: images.flatMap((url) => pictureAt(url) ?? []),
    overlayOpacity: Number(overlayOpacity),
  }
})

export type PageHero = NonNullable<Awaited<ReturnType<typeof getPageHero>>>
