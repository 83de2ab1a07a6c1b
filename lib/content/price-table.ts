import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { priceOf } from '@/lib/content/prices'
import { db } from '@/lib/db'
import { pictureSelect } from '@/lib/media/picture-select'
import { addressSlug } from '@/lib/seo/address-slug'

/** Every active plan of every active community with its price, in the order of the communities (A3, A4). */
export const getPriceTable = atRequest(async () => {
  'use cache'
  cached(tags.list('communities'), tags.list('floor_plans'), tags.list('care_types'), tags.list('images'))
  const rows = await db.floorPlan.findMany({
    where: { active: true, community: { active: true } },
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
})

export type PricedPlan = Awaited<ReturnType<typeof getPriceTable>>[number]
