import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { apartmentsSelect } from '@/lib/site/communities/openings'
import { type CareSoon, type OpenPlan, roomsSoon } from '@/lib/site/communities/rooms-soon'

const getPlansOfCare = atRequest(async (): Promise<OpenPlan[]> => {
  cached('communities', 'floor_plans', 'care_types')
  return db.floorPlan.findMany({
    where: { active: true, community: { active: true }, careType: { active: true } },
    orderBy: [
      { careType: { sortOrder: 'asc' } },
      { careType: { name: 'asc' } },
      ...COMMUNITY_ORDER.map((community) => ({ community })),
    ],
    select: {
      ...apartmentsSelect,
      careType: { select: { slug: true, name: true } },
      community: { select: { id: true, slug: true, name: true, city: true } },
    },
  })
})

/** Apartments that are free within 48 hours, by kind of care, from the entries of the floor plans. */
export async function getRoomsSoon(now: Date): Promise<CareSoon[]> {
  return roomsSoon(await getPlansOfCare(), now)
}
