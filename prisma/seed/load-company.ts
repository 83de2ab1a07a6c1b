import type { Loading } from '@/prisma/seed/loading'
import { dayOf, relativeMoment } from '@/prisma/seed/moments'
import { optionalRichText } from '@/prisma/seed/rich-text'

/** Site settings, form topics, jobs, hours, tour calendars, alert recipients, redirects, the exit offer. Needs communities. */
export async function loadCompany({ tx, data, references, now }: Loading): Promise<void> {
  await tx.siteSettings.create({ data: data.siteSettings })
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
