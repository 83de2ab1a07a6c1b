import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { AVAILABILITY, type Availability } from '@/lib/site/floor-plans/availability'

/** The floor plans of a community's page, as anybody may read them. Rates are in US dollars a month. */
export const getPublicFloorPlans = atRequest(async (communityId: string) => {
  cached('floor_plans', 'care_types', 'communities')
  const rows = await db.floorPlan.findMany({
    where: { communityId, active: true, community: { active: true } },
    orderBy: [{ sortPriority: 'desc' }, { sortOrder: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      planSlug: true,
      name: true,
      careType: { select: { slug: true, name: true } },
      bedrooms: true,
      bathrooms: true,
      squareFeet: true,
      description: true,
      highlights: true,
      accessible: true,
      availability: true,
      availableFrom: true,
      startingPrice: true,
      startingRateDisplay: true,
      priceAsOf: true,
      planImageUrl: true,
      pdfUrl: true,
    },
  })
  return rows.map(
    ({ planSlug, bathrooms, availability, availableFrom, startingPrice, priceAsOf, ...plan }) => ({
      ...plan,
      slug: planSlug,
      bathrooms: Number(bathrooms),
      availability: knownAvailability(availability),
      availableFrom: dayOf(availableFrom),
      startingPrice: startingPrice === null ? null : Number(startingPrice),
      priceAsOf: dayOf(priceAsOf),
    }),
  )
})

function knownAvailability(stored: string): Availability {
  return AVAILABILITY.find((value) => value === stored) ?? 'unavailable'
}

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
