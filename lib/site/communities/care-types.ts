import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { termsAt } from '@/lib/site/communities/price-terms'
import { cheapest, priceOf, rateSelect } from '@/lib/site/communities/prices'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'

/** Active care types in order, with the lowest price of their plans. */
export const getCareTypes = atRequest(async () => {
  cached('care_types', 'communities', 'floor_plans', 'images', ...PRICE_TAGS)
  const terms = await readPriceTerms()
  const rows = await db.careType.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
    include: {
      image: { select: pictureSelect },
      _count: { select: { communities: { where: { community: { active: true } } } } },
      floorPlans: {
        where: { active: true, community: { active: true }, startingPrice: { not: null } },
        select: {
          communityId: true,
          ...rateSelect,
        },
      },
    },
  })
  return rows.map(({ floorPlans, _count, ...careType }) => ({
    ...careType,
    communityCount: _count.communities,
    lowest:
      cheapest(floorPlans.map((plan) => ({ price: priceOf(plan, termsAt(terms, plan.communityId)) })))
        ?.price ?? null,
  }))
})
