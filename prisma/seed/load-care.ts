import { v7 as uuid } from 'uuid'
import { CARE_OF_ANSWERS } from '@/prisma/seed/data/care-needs'
import type { Loading } from '@/prisma/seed/loading'
import { richText } from '@/prisma/seed/rich-text'

/** Care types with what they can take, and amenities. Needs pictures. */
export async function loadCare({ tx, data, references }: Loading): Promise<void> {
  const careTypes = data.careTypes.map(({ image, description, ...careType }) => ({
    ...careType,
    id: uuid(),
    description: richText(description),
    imageId: references.at(`care type ${careType.slug}`).pictureId(image),
  }))
  await tx.careType.createMany({ data: careTypes })
  for (const { slug, id } of careTypes) references.add('care type', slug, id)

  for (const [sortOrder, { name, answers }] of data.careNeeds.entries()) {
    const look = references.at(`need ${name}`)
    const capabilities = answers.map((answer, at) => ({
      ...answer,
      careTypeId: look.id('care type', CARE_OF_ANSWERS[at] ?? ''),
      sortOrder: at,
    }))
    await tx.careNeed.create({
      data: { name, sortOrder, capabilities: { createMany: { data: capabilities } } },
    })
  }

  const amenities = data.amenities.map((amenity) => ({ ...amenity, id: uuid() }))
  await tx.amenity.createMany({ data: amenities })
  for (const { slug, id } of amenities) references.add('amenity', slug, id)
}
