import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { priceOf } from '@/lib/content/prices'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { pictureSelect } from '@/lib/media/picture-select'
import { addressSlug } from '@/lib/seo/address-slug'

const TAGS = ['communities', 'floor_plans', 'care_types', 'images'].map(tags.list)

/** Every active plan of every active community with its price, in the order of the communities (A3, A4). */
export const getPriceTable = atRequest(async () => {
  'use cache'
  cached(...TAGS)
  return readPlans({})
})

/** The same for some communities. */
export const getPlansOf = atRequest(async (communityIds: string[]) => {
  'use cache'
  cached(...TAGS)
  return readPlans({ communityId: { in: communityIds } })
})

async function readPlans(which: Prisma.FloorPlanWhereInput) {
  const rows = await db.floorPlan.findMany({
    where: { ...which, active: true, community: { active: true } },
    orderBy: [
      { community: { featured: 'desc' } },
      { community: { sortOrder: 'asc' } },
      { community: { name: 'asc' } },
      { startingPrice: 'asc' },
      { sortOrder: 'asc' },
    ],
    select: {
      id: true,
      name: true,
      bedrooms: true,
      bathrooms: true,
      squareFeet: true,
      accessible: true,
      availability: true,
      availableFrom: true,
      startingPrice: true,
      startingRateDisplay: true,
      priceAsOf: true,
      pdfUrl: true,
      careType: { select: { slug: true, name: true } },
      community: { select: { id: true, slug: true, name: true, city: true, servesCities: true } },
      images: { orderBy: { sortOrder: 'asc' }, take: 1, select: { image: { select: pictureSelect } } },
    },
  })
  return rows.map(({ startingPrice, startingRateDisplay, priceAsOf, bathrooms, images, ...plan }) => ({
    ...plan,
    bathrooms: Number(bathrooms),
    price: priceOf({ startingPrice, startingRateDisplay, priceAsOf }),
    drawing: images[0]?.image ?? null,
    community: {
      ...plan.community,
      citySlug: plan.community.city ? addressSlug(plan.community.city) : null,
    },
  }))
}

export type PricedPlan = Awaited<ReturnType<typeof getPriceTable>>[number]
