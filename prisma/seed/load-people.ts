import { v7 as uuid } from 'uuid'
import type { Loading } from '@/prisma/seed/loading'
import { dayOf, momentOf } from '@/prisma/seed/moments'
import { richText } from '@/prisma/seed/rich-text'

/** Team members and testimonials. Needs communities. */
export async function loadPeople({ tx, data, references }: Loading): Promise<void> {
  const members = data.teamMembers.map(({ avatarImage, community, bio, ...member }) => {
    const look = references.at(`team member ${member.slug}`)
    return {
      ...member,
      id: uuid(),
      bio: richText(bio),
      avatarImageId: look.pictureId(avatarImage),
      communityId: look.optionalId('community', community),
    }
  })
  await tx.teamMember.createMany({ data: members })
  for (const { slug, id } of members) references.add('team member', slug, id)

  await tx.testimonial.createMany({
    data: data.testimonials.map(({ community, careType, image, writtenOn, consentAt, ...testimonial }) => {
      const look = references.at(`testimonial of ${testimonial.authorName}`)
      return {
        ...testimonial,
        communityId: look.id('community', community),
        careTypeId: look.id('care type', careType),
        imageId: look.pictureId(image),
        writtenOn: dayOf(writtenOn),
        consentAt: consentAt ? momentOf(consentAt) : null,
      }
    }),
  })
}
