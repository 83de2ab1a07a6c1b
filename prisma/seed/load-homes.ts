import { v7 as uuid } from 'uuid'
import type { Loading } from '@/prisma/seed/loading'
import { dayOf } from '@/prisma/seed/moments'

/** Floor plans with their drawings, and galleries. Needs communities and care types. */
export async function loadHomes(loading: Loading): Promise<void> {
  await loadFloorPlans(loading)
  await loadGalleries(loading)
}

async function loadFloorPlans({ tx, data, references, papers }: Loading): Promise<void> {
  const plans = data.floorPlans.map(
    ({ community, careType, planImage, priceAsOf, availableFrom, ...plan }) => {
      const look = references.at(`floor plan ${community}/${plan.planSlug}`)
      const drawing = look.picture(planImage)
      const row = {
        ...plan,
        id: uuid(),
        communityId: look.id('community', community),
        careTypeId: look.id('care type', careType),
        planImageUrl: drawing.url,
        pdfUrl: papers.plans.get(`${community}/${plan.planSlug}`) ?? null,
        priceAsOf: dayOf(priceAsOf),
        availableFrom: availableFrom ? dayOf(availableFrom) : null,
      }
      return { row, drawing: { floorPlanId: row.id, imageId: drawing.id, caption: `Plan of ${plan.name}` } }
    },
  )
  await tx.floorPlan.createMany({ data: plans.map(({ row }) => row) })
  await tx.floorPlanImage.createMany({ data: plans.map(({ drawing }) => drawing) })
}

async function loadGalleries({ tx, data, references, now }: Loading): Promise<void> {
  const galleries = data.galleries.map(({ images, community, ...gallery }, at) => ({
    images,
    // Galleries have no sort order: pages show them in the order in which they were made.
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
