import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { shownVideo, videoSelect } from '@/lib/platform/media/video-select'
import { apartmentsSelect } from '@/lib/site/communities/openings'
import { termsAt } from '@/lib/site/communities/price-terms'
import { priceOf, rateSelect } from '@/lib/site/communities/prices'
import { publicPrice } from '@/lib/site/communities/public-price'
import { publicVideo } from '@/lib/site/communities/public-video'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'
import { AVAILABILITY, type Availability } from '@/lib/site/floor-plans/availability'

/** The floor plans of a community's page, as anybody may read them. Rates are in US dollars a month. */
export const getPublicFloorPlans = atRequest(async (communityId: string) => {
  cached('floor_plans', 'care_types', 'communities', 'videos', 'images', ...PRICE_TAGS)
  const terms = termsAt(await readPriceTerms(), communityId)
  const rows = await db.floorPlan.findMany({
    where: { communityId, active: true, community: { active: true } },
    orderBy: [{ sortPriority: 'desc' }, { sortOrder: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      planSlug: true,
      name: true,
      bathrooms: true,
      squareFeet: true,
      description: true,
      highlights: true,
      accessible: true,
      ...rateSelect,
      ...apartmentsSelect,
      planImageUrl: true,
      pdfUrl: true,
      walkThroughVideo: { select: videoSelect },
    },
  })
  return rows.map((row) => {
    const { planSlug, bathrooms, availability, availableFrom, startingPrice, priceAsOf, ...rest } = row
    const { pricedFor, carePricing, careType, walkThroughVideo, ...plan } = rest
    const walkThrough = shownVideo(walkThroughVideo)
    return {
      ...plan,
      walkThrough: walkThrough && publicVideo(walkThrough),
      slug: planSlug,
      careType: careType && { slug: careType.slug, name: careType.name },
      bathrooms: Number(bathrooms),
      availability: knownAvailability(availability),
      availableFrom: dayOf(availableFrom),
      startingPrice: startingPrice === null ? null : Number(startingPrice),
      priceAsOf: dayOf(priceAsOf),
      price: publicPrice(priceOf(row, terms)),
    }
  })
})

function knownAvailability(stored: string): Availability {
  return AVAILABILITY.find((value) => value === stored) ?? 'unavailable'
}

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
