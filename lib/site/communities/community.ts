import 'server-only'
import type { Palette } from '@/lib/platform/brand/palette'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { shownVideo, videoSelect } from '@/lib/platform/media/video-select'
import { getBrand } from '@/lib/site/brand/brand'
import { carePricingOf } from '@/lib/site/communities/care-pricing'
import { greetingOf, greetingSelect } from '@/lib/site/communities/greeting'
import { offerSelect } from '@/lib/site/communities/offer-select'
import { type PriceTerms, termsAt } from '@/lib/site/communities/price-terms'
import { cheapest, communityPriceOf, priceOf } from '@/lib/site/communities/prices'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'
import { respiteOf } from '@/lib/site/communities/respite'
import { IN_EFFECT, reviewRecord, reviewRecordText } from '@/lib/site/communities/review-record'
import { reviewSummary } from '@/lib/site/communities/review-summary'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'
import { planDrawing } from '@/lib/site/floor-plans/plan-drawing'

const POSTS_SHOWN = 3

const picture = { select: pictureSelect } as const
const inOrder = { orderBy: [{ sortOrder: 'asc' as const }, { createdAt: 'asc' as const }] }

const detail = {
  include: {
    image: picture,
    logoImage: picture,
    invertedLogoImage: picture,
    contactImage: picture,
    pricingImage: picture,
    brochureImage: picture,
    experienceImage: picture,
    fitnessImage: picture,
    privateDiningImage: picture,
    salonImage: picture,
    courtyardsImage: picture,
    ...greetingSelect,
    careTypes: offerSelect.careTypes,
    amenities: { ...offerSelect.amenities, select: { image: picture, amenity: true } },
    highlights: { where: { active: true }, ...inOrder, include: { image: picture } },
    features: { where: { active: true }, ...inOrder, include: { image: picture } },
    floorPlans: {
      where: { active: true },
      orderBy: [{ sortPriority: 'desc' }, { sortOrder: 'asc' }],
      include: {
        careType: { select: { slug: true, name: true, carePricing: true } },
        images: { orderBy: { sortOrder: 'asc' }, include: { image: picture } },
        walkThroughVideo: { select: videoSelect },
      },
    },
    galleries: {
      where: { active: true, published: true },
      orderBy: [{ hero: 'desc' }, { createdAt: 'asc' }],
      include: { images: { orderBy: { sortOrder: 'asc' }, include: { image: picture } } },
    },
    testimonials: {
      ...inOrder,
      include: {
        image: picture,
        careType: { select: { name: true } },
        withholdings: { where: IN_EFFECT, select: { reason: true } },
      },
    },
    events: { where: { ...PUBLIC_EVENT, calledOff: false }, orderBy: { startsAt: 'asc' } },
    _count: { select: { activities: { where: { active: true } }, menuDays: { where: { active: true } } } },
    faqs: { where: { active: true }, ...inOrder },
    teamMembers: { where: { active: true }, ...inOrder, include: { avatarImage: picture } },
    socialPosts: {
      where: { active: true },
      orderBy: [{ postDate: { sort: 'desc', nulls: 'last' } }, { sortOrder: 'asc' }],
      take: POSTS_SHOWN,
      include: { image: picture },
    },
  },
} satisfies Prisma.CommunityDefaultArgs

/** One active community with everything its page shows, or null. */
export const getCommunity = atRequest(async (slug: string) => {
  cached(
    recordTag('communities', slug),
    'care_types',
    'amenities',
    'community_highlights',
    'community_features',
    'floor_plans',
    'galleries',
    'testimonials',
    'events',
    'activities',
    'menu_days',
    'faqs',
    'team_members',
    'social_posts',
    'images',
    'videos',
    ...PRICE_TAGS,
  )
  const row = await db.community.findFirst({ where: { slug, active: true }, ...detail })
  if (!row) return null
  const terms = termsAt(await readPriceTerms(), row.id)
  const {
    startingPrice,
    startingRateDisplay,
    priceAsOf,
    respiteNightlyRate,
    latitude,
    longitude,
    greetingVideo,
    greetingBy,
    ...community
  } = row
  const { palette } = await getBrand()
  const floorPlans = row.floorPlans.map((plan) => plainPlan(plan, terms, palette))
  return {
    ...community,
    image: row.image ?? pictureAt(row.heroImageUrl),
    latitude: latitude === null ? null : Number(latitude),
    longitude: longitude === null ? null : Number(longitude),
    greeting: greetingOf({ greetingVideo, greetingBy }),
    rating: null,
    reviews: reviewSummary(row.testimonials),
    reviewRecord: reviewRecordText(reviewRecord(row.testimonials)),
    testimonials: row.testimonials
      .filter(({ approved }) => approved)
      .map(({ withholdings: _, ...review }) => review),
    price:
      cheapest(floorPlans)?.price ??
      communityPriceOf({ startingPrice, startingRateDisplay, priceAsOf }, terms),
    respite: respiteOf({ ...community, respiteNightlyRate }, terms),
    terms,
    careTypes: row.careTypes.map(({ careType }) => careType),
    amenities: row.amenities.map(({ amenity, image }) => ({
      ...amenity,
      image: image ?? pictureAt(amenity.imageUrl),
    })),
    floorPlans,
  }
})

export type CommunityDetail = NonNullable<Awaited<ReturnType<typeof getCommunity>>>
export type FloorPlanDetail = CommunityDetail['floorPlans'][number]

type PlanRow = Prisma.FloorPlanGetPayload<typeof detail.include.floorPlans>

function plainPlan(row: PlanRow, terms: PriceTerms, palette: Palette) {
  const { startingPrice, startingRateDisplay, priceAsOf, bathrooms, layout, walkThroughVideo, ...plan } = row
  return {
    ...plan,
    walkThrough: shownVideo(walkThroughVideo),
    drawing: planDrawing({ ...plan, layout, bathrooms }, palette),
    bathrooms: Number(bathrooms),
    carePricing: carePricingOf(plan),
    price: priceOf(row, terms),
  }
}
