import type { Loading } from '@/prisma/seed/loading'
import { dayOf, relativeMoment } from '@/prisma/seed/moments'
import { optionalRichText } from '@/prisma/seed/rich-text'

/**
 * Site settings, the brand, form topics, jobs, hours, tour calendars, alert recipients, redirects and the exit
 * offer. Needs communities.
 */
export async function loadCompany({ tx, data, references, now }: Loading): Promise<void> {
  await tx.siteSettings.create({ data: data.siteSettings })
  const { logo, logoDark, icon, iconDark, confirmation, ...look } = data.brand
  const pictures = references.at('the brand')
  await tx.brand.create({
    data: {
      ...look,
      logoImageId: pictures.pictureId(logo),
      logoDarkImageId: pictures.pictureId(logoDark),
      iconImageId: pictures.pictureId(icon),
      iconDarkImageId: pictures.pictureId(iconDark),
      confirmationImageId: pictures.pictureId(confirmation),
    },
  })
  await tx.emailRecipient.createMany({ data: data.emailRecipients })
  await tx.contactTopic.createMany({
    data: data.contactTopics.map((topic, sortOrder) => ({ ...topic, sortOrder })),
  })
  await tx.job.createMany({
    data: data.jobs.map(({ community, posted, description, ...job }) => ({
      ...job,
      description: optionalRichText(description) ?? '',
      postedOn: relativeMoment(posted, now),
      communityId: references.at(`job ${job.slug}`).id('community', community),
    })),
  })
  await tx.redirect.createMany({ data: data.redirects })

  await tx.staffedHours.createMany({
    data: data.staffedHours.map(({ community, date, ...hours }) => ({
      ...hours,
      date: date ? dayOf(date) : null,
      communityId: references.at(`staffed hours of ${community}`).optionalId('community', community),
    })),
  })

  await tx.tourCalendar.createMany({
    data: data.tourCalendars.map(({ community, ...calendar }) => ({
      ...calendar,
      isOpen: true,
      communityId: references.at(`tour calendar of ${community}`).id('community', community),
    })),
  })

  const { image, ...popup } = data.exitIntentPopup
  const imageId = references.at('the exit offer').pictureId(image)
  await tx.exitIntentPopup.create({ data: { id: 1, ...popup, imageId } })
}
