import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { OPEN } from '@/lib/site/communities/price-filter'
import { type CareSoon, type OpenPlan, roomsSoon } from '@/lib/site/communities/rooms-soon'

const getOpenPlans = atRequest(async (): Promise<OpenPlan[]> => {
  cached('communities', 'floor_plans', 'care_types')
  return db.floorPlan.findMany({
    where: {
      active: true,
      availability: { in: [...OPEN] },
      community: { active: true },
      careType: { active: true },
    },
    orderBy: [
      { careType: { sortOrder: 'asc' } },
      { careType: { name: 'asc' } },
      ...COMMUNITY_ORDER.map((community) => ({ community })),
    ],
    select: {
      availableFrom: true,
      careType: { select: { slug: true, name: true } },
      community: { select: { id: true, slug: true, name: true, city: true } },
    },
  })
})

/** What a family can move into within 48 hours, by kind of care, from the floor plans' own entries. */
export async function getRoomsSoon(now: Date): Promise<CareSoon[]> {
  return roomsSoon(await getOpenPlans(), now)
}
