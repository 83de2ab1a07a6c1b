import { v7 as uuid } from 'uuid'
import type { Loading } from '@/prisma/seed/loading'
import { dayOf } from '@/prisma/seed/moments'

/** Floor plans, everything paid beside their rates, and galleries. Needs communities and care types. */
export async function loadHomes(loading: Loading): Promise<void> {
  await loadFloorPlans(loading)
  await loadPriceTerms(loading)
  await loadGalleries(loading)
}

async function loadFloorPlans({ tx, data, references, documents }: Loading): Promise<void> {
  const plans = data.floorPlans.map(({ community, careType, priceAsOf, availableFrom, ...plan }) => {
    const look = references.at(`floor plan ${community}/${plan.planSlug}`)
    return {
      ...plan,
      id: uuid(),
      communityId: look.id('community', community),
      careTypeId: look.id('care type', careType),
      pdfUrl: documents.plans.get(`${community}/${plan.planSlug}`) ?? null,
      priceAsOf: dayOf(priceAsOf),
      availableFrom: availableFrom ? dayOf(availableFrom) : null,
    }
  })
  await tx.floorPlan.createMany({ data: plans })
}

async function loadPriceTerms({ tx, data }: Loading): Promise<void> {
  await tx.fee.createMany({ data: data.fees.map((fee, sortOrder) => ({ ...fee, sortOrder })) })
  await tx.careLevel.createMany({ data: data.careLevels })
  await tx.rateIncrease.createMany({ data: data.rateIncreases })
}

async function loadGalleries({ tx, data, references, now }: Loading): Promise<void> {
  const galleries = data.galleries.map(({ images, community, ...gallery }, at) => ({
    images,
    // Galleries have no sort order: pages show them by creation time.
    row: {
      ...gallery,
      id: uuid(),
      communityId: references.at(`gallery ${gallery.slug}`).id('community', community),
      createdAt: new Date(now.getTime() + at),
    },
  }))
  await tx.gallery.createMany({ data: galleries.map(({ row }) => row) })
  await tx.galleryImage.createMany({
    data: galleries.flatMap(({ row, images }) =>
      images.map(({ image, caption }, sortOrder) => ({
        galleryId: row.id,
        imageId: references.at(`gallery ${row.slug}`).picture(image).id,
        caption,
        sortOrder,
      })),
    ),
  })
}
