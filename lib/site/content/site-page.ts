import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

/** An active informational page's title and layout, without its sections, or null. */
export const getSitePage = atRequest(async (path: string) => {
  cached('pages', 'care_types')
  return db.page.findFirst({
    where: { path, active: true },
    select: {
      path: true,
      title: true,
      description: true,
      layout: true,
      part: true,
      partTitle: true,
      partAfter: true,
      communityPicture: true,
      indexed: true,
      careType: { select: { slug: true } },
    },
  })
})

export type SitePage = NonNullable<Awaited<ReturnType<typeof getSitePage>>>
