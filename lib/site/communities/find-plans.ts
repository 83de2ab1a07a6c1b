import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { shownVideo, videoSelect } from '@/lib/platform/media/video-select'
import { getBrand } from '@/lib/site/brand/brand'
import { carePricingOf } from '@/lib/site/communities/care-pricing'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { apartmentsSelect, isOpen } from '@/lib/site/communities/openings'
import type { PriceFilter } from '@/lib/site/communities/price-filter'
import { termsAt } from '@/lib/site/communities/price-terms'
import { byPrice, priceOf, rateSelect } from '@/lib/site/communities/prices'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'
import {
  isRespiteOpen,
  MONTH_NIGHTS,
  RESPITE,
  respiteOf,
  respiteSelect,
} from '@/lib/site/communities/respite'
import { pageOf } from '@/lib/site/content/list-page'
import { planDrawing } from '@/lib/site/floor-plans/plan-drawing'

export const PLANS_PER_PAGE = 40

const SHOWN = { active: true, community: { active: true } } satisfies Prisma.FloorPlanWhereInput

const WITH_RESPITE = {
  community: { active: true, respiteNightlyRate: { not: null } },
} satisfies Prisma.CommunityCareTypeWhereInput

const PLAN_ORDER = [
  ...COMMUNITY_ORDER.map((community) => ({ community })),
  { startingPrice: 'asc' as const },
  { sortOrder: 'asc' as const },
  { id: 'asc' as const },
]

/** Active plans of active communities with prices, in community order (A3, A4). */
export async function findPlans(which: Prisma.FloorPlanWhereInput) {
  const terms = await readPriceTerms()
  const rows = await db.floorPlan.findMany({
    where: { AND: [SHOWN, which] },
    orderBy: PLAN_ORDER,
    select: {
      id: true,
      name: true,
      bathrooms: true,
      squareFeet: true,
      accessible: true,
      layout: true,
      ...apartmentsSelect,
      ...rateSelect,
      pdfUrl: true,
      walkThroughVideo: { select: videoSelect },
      community: { select: { id: true, slug: true, name: true, city: true, servesCities: true } },
      images: { orderBy: { sortOrder: 'asc' }, take: 1, select: { image: { select: pictureSelect } } },
    },
  })
  const { palette } = await getBrand()
  return rows.map(
    ({
      startingPrice,
      startingRateDisplay,
      priceAsOf,
      bathrooms,
      images,
      layout,
      walkThroughVideo,
      ...plan
    }) => ({
      ...plan,
      walkThrough: shownVideo(walkThroughVideo),
      bathrooms: Number(bathrooms),
      carePricing: carePricingOf(plan),
      price: priceOf(
        { ...plan, startingPrice, startingRateDisplay, priceAsOf },
        termsAt(terms, plan.community.id),
      ),
      drawing: planDrawing({ ...plan, layout, bathrooms }, palette),
      picture: images[0]?.image ?? null,
      community: {
        ...plan.community,
        citySlug: plan.community.city ? addressSlug(plan.community.city) : null,
      },
    }),
  )
}

export type PricedPlan = Awaited<ReturnType<typeof findPlans>>[number]

/**
 * One page of the plans that match. A plan without a price matches no price limit. When the limit excludes
 * every plan, `nearest` is the lowest one above it.
 */
export async function findPricePage(filter: PriceFilter, now: Date) {
  const { community, care, maxPrice } = filter
  const all = await findRates({
    ...(community && { community: { slug: community } }),
    ...(care && { careType: { slug: care } }),
  })
  const open = all.filter((plan) => !filter.open || isOpen(plan, now))
  const found = open.filter(
    ({ price }) => maxPrice === null || (price?.amount ?? Number.POSITIVE_INFINITY) <= maxPrice,
  )
  const { rows, page, pages } = pageOf(found, filter.page, PLANS_PER_PAGE)
  const nearest = found.length === 0 && maxPrice !== null ? byPrice(open)[0] : undefined
  const shown = await findPlans({ id: { in: [...rows, ...(nearest ? [nearest] : [])].map(({ id }) => id) } })
  return {
    plans: nearest ? [] : shown,
    total: found.length,
    open: found.filter((plan) => isOpen(plan, now)).length,
    page,
    pages,
    nearest: nearest ? (shown[0] ?? null) : null,
    respite: care === null || care === RESPITE ? await findRespite(filter, now) : [],
  }
}

/** Communities with short stays that match; a monthly limit is compared with 30 nights. */
async function findRespite({ community, maxPrice, open }: PriceFilter, now: Date) {
  const [terms, rows] = await Promise.all([
    readPriceTerms(),
    db.community.findMany({
      where: { active: true, respiteNightlyRate: { not: null }, ...(community && { slug: community }) },
      orderBy: COMMUNITY_ORDER,
      select: { id: true, slug: true, name: true, city: true, ...respiteSelect },
    }),
  ])
  return rows.flatMap(({ id, slug, name, city, ...columns }) => {
    const respite = respiteOf(columns, termsAt(terms, id))
    if (!respite || (open && !isRespiteOpen(respite, now))) return []
    if (maxPrice !== null && respite.nightly * MONTH_NIGHTS > maxPrice) return []
    return [{ slug, name, city, respite }]
  })
}

/** Prices and openings of the plans alone, because filtering reads all of them. */
async function findRates(which: Prisma.FloorPlanWhereInput) {
  const [terms, rows] = await Promise.all([
    readPriceTerms(),
    db.floorPlan.findMany({
      where: { AND: [SHOWN, which] },
      orderBy: PLAN_ORDER,
      select: { id: true, communityId: true, ...rateSelect, ...apartmentsSelect },
    }),
  ])
  return rows.map((row) => ({ ...row, price: priceOf(row, termsAt(terms, row.communityId)) }))
}

export async function findPriceChoices() {
  const [communities, care] = await Promise.all([
    db.community.findMany({
      where: { active: true, floorPlans: { some: { active: true } } },
      orderBy: COMMUNITY_ORDER,
      select: { id: true, slug: true, name: true, city: true },
    }),
    db.careType.findMany({
      where: {
        active: true,
        OR: [{ floorPlans: { some: SHOWN } }, { slug: RESPITE, communities: { some: WITH_RESPITE } }],
      },
      orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
      select: { slug: true, name: true },
    }),
  ])
  return { communities, care }
}

export type PricePage = Awaited<ReturnType<typeof findPricePage>>
export type PriceChoices = Awaited<ReturnType<typeof findPriceChoices>>

const TAGS = ['communities', 'floor_plans', 'care_types', 'images', 'videos', ...PRICE_TAGS]

/** @param day calendar day of the openings, because a cached read may not ask the clock */
export const getPricePage = atRequest(async (filter: PriceFilter, day: string) => {
  cached(...TAGS)
  return findPricePage(filter, new Date(`${day}T00:00:00Z`))
})

export const getPriceChoices = atRequest(async () => {
  cached(...TAGS)
  return findPriceChoices()
})

export const getPlansOf = atRequest(async (communityIds: string[]) => {
  cached(...TAGS)
  return findPlans({ communityId: { in: communityIds } })
})

export function plansByCommunity(plans: PricedPlan[]): [PricedPlan['community'], PricedPlan[]][] {
  const communities = new Map<string, [PricedPlan['community'], PricedPlan[]]>()
  for (const plan of plans) {
    const entry = communities.get(plan.community.id) ?? [plan.community, []]
    entry[1].push(plan)
    communities.set(plan.community.id, entry)
  }
  return [...communities.values()]
}
