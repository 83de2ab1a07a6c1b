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

/** The page for families that need care this week, to link to; null when there is none. */
export const getUrgentPage = atRequest(async () => {
  cached('pages')
  return db.page.findFirst({
    where: { part: 'urgent', active: true },
    orderBy: { path: 'asc' },
    select: { path: true, title: true },
  })
})

export type SitePage = NonNullable<Awaited<ReturnType<typeof getSitePage>>>
