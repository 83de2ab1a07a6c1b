import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { stateName } from '@/lib/platform/company-copy'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { offerSelect } from '@/lib/site/communities/offer-select'
import { apartmentsSelect } from '@/lib/site/communities/openings'
import { type PriceTerms, termsAt } from '@/lib/site/communities/price-terms'
import { cheapest, communityPriceOf, priceOf, rateSelect } from '@/lib/site/communities/prices'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'
import { respiteOf, respiteSelect } from '@/lib/site/communities/respite'

const TAGS = ['communities', 'care_types', 'amenities', 'floor_plans', 'images', ...PRICE_TAGS]

export const getCommunityCards = atRequest(async () => {
  cached(...TAGS)
  return readCards({})
})

/** Cards of some communities. With many communities, loading all takes longer than rendering the page. */
export const getCardsOf = atRequest(async (ids: string[]) => {
  cached(...TAGS)
  return readCards({ id: { in: ids } })
})

async function readCards(which: Prisma.CommunityWhereInput) {
  const [terms, rows] = await Promise.all([readPriceTerms(), readRows(which)])
  return rows.map((row) => cardOf(row, termsAt(terms, row.id)))
}

function readRows(which: Prisma.CommunityWhereInput) {
  return db.community.findMany({
    where: { ...which, active: true },
    orderBy: COMMUNITY_ORDER,
    select: {
      id: true,
      slug: true,
      name: true,
      city: true,
      state: true,
      servesCities: true,
      driveTimes: true,
      latitude: true,
      longitude: true,
      shortDescription: true,
      featured: true,
      phoneDisplay: true,
      phoneDial: true,
      startingPrice: true,
      startingRateDisplay: true,
      priceAsOf: true,
      heroImageUrl: true,
      image: { select: pictureSelect },
      ...offerSelect,
      ...respiteSelect,
      floorPlans: {
        where: { active: true },
        select: {
          ...rateSelect,
          ...apartmentsSelect,
        },
      },
    },
  })
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function cardOf(row: Row, terms: PriceTerms) {
  const {
    startingPrice,
    startingRateDisplay,
    priceAsOf,
    respiteRooms,
    respiteNightlyRate,
    respiteMinNights,
    respiteFrom,
    respiteAsOf,
    floorPlans,
    heroImageUrl,
    ...columns
  } = row
  const plans = floorPlans.map(({ startingPrice, startingRateDisplay, priceAsOf, careType, ...plan }) => ({
    ...plan,
    care: careType?.slug ?? null,
    price: priceOf({ ...plan, startingPrice, startingRateDisplay, priceAsOf, careType }, terms),
  }))
  return {
    ...columns,
    image: row.image ?? pictureAt(heroImageUrl),
    citySlug: row.city ? addressSlug(row.city) : null,
    latitude: row.latitude === null ? null : Number(row.latitude),
    longitude: row.longitude === null ? null : Number(row.longitude),
    careTypes: row.careTypes.map(({ careType }) => careType),
    amenities: row.amenities.map(({ amenity }) => amenity),
    /** The lowest of its plans; their openings and prices are in `plans`. */
    price:
      cheapest(plans)?.price ?? communityPriceOf({ startingPrice, startingRateDisplay, priceAsOf }, terms),
    plans,
    respite: respiteOf(row, terms),
  }
}

export type CommunityCard = Awaited<ReturnType<typeof getCommunityCards>>[number]

export const getCommunityChoices = atRequest(async () => {
  cached('communities')
  return db.community.findMany({
    where: { active: true },
    orderBy: COMMUNITY_ORDER,
    select: { id: true, slug: true, name: true, city: true },
  })
})

/** States with communities, most communities first: 'Ohio', 'Ohio and Indiana'. */
export const getRegion = atRequest(async () => {
  cached('communities')
  const rows = await db.community.groupBy({
    by: ['state'],
    where: { active: true },
    orderBy: [{ _count: { state: 'desc' } }, { state: 'asc' }],
  })
  return new Intl.ListFormat('en-US').format(rows.map(({ state }) => stateName(state)))
})

/** 'Memory care', 'Ohio' → 'Memory care in Ohio'; the words alone without a region. */
export function inRegion(words: string, region: string): string {
  return region ? `${words} in ${region}` : words
}
