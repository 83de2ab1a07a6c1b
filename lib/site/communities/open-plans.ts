import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { apartmentsSelect } from '@/lib/site/communities/openings'
import { RESPITE } from '@/lib/site/communities/respite'
import { type CareSoon, type OpenPlan, roomsSoon } from '@/lib/site/communities/rooms-soon'

const COMMUNITY = { id: true, slug: true, name: true, city: true } as const
const CARE = { slug: true, name: true } as const

const getPlansOfCare = atRequest(async (): Promise<OpenPlan[]> => {
  cached('communities', 'floor_plans', 'care_types')
  return db.floorPlan.findMany({
    where: { active: true, community: { active: true }, careType: { active: true } },
    orderBy: [
      { careType: { sortOrder: 'asc' } },
      { careType: { name: 'asc' } },
      ...COMMUNITY_ORDER.map((community) => ({ community })),
    ],
    select: { ...apartmentsSelect, careType: { select: CARE }, community: { select: COMMUNITY } },
  })
})

/** Respite rooms from their first free night on. How many of them are free is not entered. */
const getRespiteRooms = atRequest(async (): Promise<OpenPlan[]> => {
  cached('communities', 'care_types')
  const respite = { careType: { slug: RESPITE, active: true } }
  const rows = await db.community.findMany({
    where: { active: true, respiteFrom: { not: null }, careTypes: { some: respite } },
    orderBy: COMMUNITY_ORDER,
    select: {
      ...COMMUNITY,
      respiteFrom: true,
      careTypes: { where: respite, select: { careType: { select: CARE } } },
    },
  })
  return rows.flatMap(({ respiteFrom, careTypes, ...community }) =>
    careTypes.map(({ careType }) => ({
      availability: 'available',
      freeNow: null,
      availableFrom: respiteFrom,
      laterOpenings: [],
      waitlistLength: null,
      waitlistNote: null,
      careType,
      community,
    })),
  )
})

/** Apartments and respite rooms that are free within 48 hours, by kind of care, as staff entered them. */
export async function getRoomsSoon(now: Date): Promise<CareSoon[]> {
  const [plans, respite] = await Promise.all([getPlansOfCare(), getRespiteRooms()])
  return roomsSoon([...plans, ...respite], now)
}
