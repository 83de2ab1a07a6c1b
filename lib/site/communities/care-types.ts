import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

/** Active care types in order, with the lowest monthly price of their plans in US dollars. */
export const getCareTypes = atRequest(async () => {
  cached('care_types', 'communities', 'floor_plans', 'images')
  const rows = await db.careType.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
    include: {
      image: { select: pictureSelect },
      _count: { select: { communities: { where: { community: { active: true } } } } },
      floorPlans: {
        where: { active: true, community: { active: true }, startingPrice: { not: null } },
        orderBy: { startingPrice: 'asc' },
        take: 1,
        select: { startingPrice: true },
      },
    },
  })
  return rows.map(({ floorPlans: [cheapest], _count, ...careType }) => ({
    ...careType,
    communityCount: _count.communities,
    lowestPrice: cheapest?.startingPrice ? Number(cheapest.startingPrice) : null,
  }))
})
