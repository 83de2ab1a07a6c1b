import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { carePricingOf } from '@/lib/site/communities/care-pricing'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { OPEN, type PriceFilter } from '@/lib/site/communities/price-filter'
import { priceOf } from '@/lib/site/communities/prices'
import { pageBounds } from '@/lib/site/content/list-page'
import { planDrawing } from '@/lib/site/floor-plans/plan-drawing'

export const PLANS_PER_PAGE = 40

const SHOWN = { active: true, community: { active: true } } satisfies Prisma.FloorPlanWhereInput

/** Active plans of active communities with prices, in community order (A3, A4). */
export async function findPlans(
  which: Prisma.FloorPlanWhereInput,
  part: { skip?: number; take?: number } = {},
) {
  const rows = await db.floorPlan.findMany({
    where: { AND: [SHOWN, which] },
    orderBy: [
      ...COMMUNITY_ORDER.map((community) => ({ community })),
      { startingPrice: 'asc' },
      { sortOrder: 'asc' },
      { id: 'asc' },
    ],
    ...part,
    select: {
      id: true,
      name: true,
      bedrooms: true,
      bathrooms: true,
      squareFeet: true,
      accessible: true,
      layout: true,
      availability: true,
      availableFrom: true,
      startingPrice: true,
      startingRateDisplay: true,
      priceAsOf: true,
      pdfUrl: true,
      carePricing: true,
      careType: { select: { slug: true, name: true, carePricing: true } },
      community: { select: { id: true, slug: true, name: true, city: true, servesCities: true } },
      images: { orderBy: { sortOrder: 'asc' }, take: 1, select: { image: { select: pictureSelect } } },
    },
  })
  return rows.map(
    ({ startingPrice, startingRateDisplay, priceAsOf, bathrooms, images, layout, ...plan }) => ({
      ...plan,
      bathrooms: Number(bathrooms),
      carePricing: carePricingOf(plan),
      price: priceOf({ startingPrice, startingRateDisplay, priceAsOf }),
      drawing: planDrawing({ ...plan, layout, bathrooms }),
      picture: images[0]?.image ?? null,
      community: {
        ...plan.community,
        citySlug: plan.community.city ? addressSlug(plan.community.city) : null,
      },
    }),
  )
}

export type PricedPlan = Awaited<ReturnType<typeof findPlans>>[number]

/** One page of the plans that match. A plan without a price matches no price limit. */
export async function findPricePage(filter: PriceFilter) {
  const { community, care, maxPrice, open } = filter
  const which: Prisma.FloorPlanWhereInput = {
    ...(community && { community: { slug: community } }),
    ...(care && { careType: { slug: care } }),
    ...(maxPrice !== null && { startingPrice: { lte: maxPrice } }),
    ...(open && { availability: { in: [...OPEN] } }),
  }
  const [total, openTotal] = await Promise.all([
    db.floorPlan.count({ where: { AND: [SHOWN, which] } }),
    db.floorPlan.count({ where: { AND: [SHOWN, which, { availability: { in: [...OPEN] } }] } }),
  ])
  const { page, pages } = pageBounds(total, filter.page, PLANS_PER_PAGE)
  const plans = await findPlans(which, { skip: (page - 1) * PLANS_PER_PAGE, take: PLANS_PER_PAGE })
  return { plans, total, open: openTotal, page, pages }
}

export async function findPriceChoices() {
  const [communities, care] = await Promise.all([
    db.community.findMany({
      where: { active: true, floorPlans: { some: { active: true } } },
      orderBy: COMMUNITY_ORDER,
      select: { id: true, slug: true, name: true, city: true },
    }),
    db.careType.findMany({
      where: { active: true, floorPlans: { some: SHOWN } },
      orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
      select: { slug: true, name: true },
    }),
  ])
  return { communities, care }
}

export type PricePage = Awaited<ReturnType<typeof findPricePage>>
export type PriceChoices = Awaited<ReturnType<typeof findPriceChoices>>

const TAGS = ['communities', 'floor_plans', 'care_types', 'images']

export const getPricePage = atRequest(async (filter: PriceFilter) => {
  cached(...TAGS)
  return findPricePage(filter)
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
