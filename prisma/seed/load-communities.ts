import { v7 as uuid } from 'uuid'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { CommunitySeed } from '@/prisma/seed/data/shapes'
import type { Loading } from '@/prisma/seed/loading'
import { dayOf } from '@/prisma/seed/moments'
import type { Lookup, References } from '@/prisma/seed/references'
import { richText } from '@/prisma/seed/rich-text'

/** Communities with care types, amenities, highlights and features. Needs care types and amenities. */
export async function loadCommunities({ tx, data, references, documents }: Loading): Promise<void> {
  for (const community of data.communities) {
    const id = uuid()
    references.add('community', community.slug, id)
    const reviewCount = data.testimonials.filter(
      (testimonial) => testimonial.community === community.slug,
    ).length
    await tx.community.create({
      data: {
        id,
        reviewCount,
        ...communityRow(community, references),
        ...documents.communities.get(community.slug),
      },
    })
    await loadParts({ tx, references }, community, id)
  }
}

function communityRow(
  { careTypes, amenities, highlights, features, reviewCount, ...community }: CommunitySeed,
  references: References,
) {
  const {
    heroImage,
    image,
    contactImage,
    experienceImage,
    fitnessImage,
    privateDiningImage,
    salonImage,
    courtyardsImage,
    ...columns
  } = community
  const look = references.at(`community ${community.slug}`)
  return {
    ...columns,
    overview: richText(columns.overview),
    description: richText(columns.description),
    priceAsOf: dayOf(columns.priceAsOf),
    respiteFrom: columns.respiteFrom ? dayOf(columns.respiteFrom) : null,
    respiteAsOf: columns.respiteAsOf ? dayOf(columns.respiteAsOf) : null,
    licenseAsOf: dayOf(columns.licenseAsOf),
    heroImageUrl: look.picture(heroImage).url,
    imageId: look.pictureId(image),
    contactImageId: look.pictureId(contactImage),
    experienceImageId: look.pictureId(experienceImage),
    fitnessImageId: look.pictureId(fitnessImage),
    privateDiningImageId: look.pictureId(privateDiningImage),
    salonImageId: look.pictureId(salonImage),
    courtyardsImageId: look.pictureId(courtyardsImage),
  } satisfies Prisma.CommunityUncheckedCreateInput
}

async function loadParts(
  { tx, references }: Pick<Loading, 'tx' | 'references'>,
  { slug, careTypes, amenities, highlights, features }: CommunitySeed,
  communityId: string,
): Promise<void> {
  const look: Lookup = references.at(`community ${slug}`)
  await tx.communityCareType.createMany({
    data: careTypes.map((careType) => ({ communityId, careTypeId: look.id('care type', careType) })),
  })
  await tx.communityAmenity.createMany({
    data: amenities.map(({ amenity, image }) => ({
      communityId,
      amenityId: look.id('amenity', amenity),
      imageId: look.pictureId(image),
    })),
  })
  await tx.communityHighlight.createMany({
    data: highlights.map(({ image, ...highlight }, sortOrder) => ({
      ...highlight,
      communityId,
      sortOrder,
      imageId: look.pictureId(image),
    })),
  })
  await tx.communityFeature.createMany({
    data: features.map(({ image, ...feature }, sortOrder) => ({
      ...feature,
      body: richText(feature.body),
      communityId,
      sortOrder,
      imageId: look.pictureId(image),
    })),
  })
}
