import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { ANY_CARE } from '@/lib/site/communities/any-care'

/**
 * Pages of a kind of care in a city ('memory-care/denver') with data of their own: apartments of that care
 * with a price in that city, or sections that an editor wrote for the page. The others repeat a community
 * elsewhere: they are not indexed, and their canonical address is that community's (decision 106).
 */
export const placesWithOwnData = atRequest(async (): Promise<ReadonlySet<string>> => {
  cached('floor_plans', 'communities', 'care_types', 'page_content_sections')
  const [plans, sections] = await Promise.all([
    db.floorPlan.findMany({
      where: {
        active: true,
        startingPrice: { not: null },
        careType: { active: true },
        community: { active: true, city: { not: null } },
      },
      select: { careType: { select: { slug: true } }, community: { select: { city: true } } },
    }),
    db.pageContentSection.findMany({
      where: { active: true, pagePath: { not: null } },
      select: { pagePath: true },
      distinct: ['pagePath'],
    }),
  ])
  const own = plans.flatMap(({ careType, community: { city } }) =>
    careType && city ? [careType.slug, ANY_CARE].map((care) => `${care}/${addressSlug(city)}`) : [],
  )
  return new Set([...own, ...sections.flatMap(({ pagePath }) => pagePath?.slice(1) ?? [])])
})
