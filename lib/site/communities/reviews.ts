import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'
import { IN_EFFECT } from '@/lib/site/communities/review-record'

/** Every received review as it is counted: without words or name, which only published ones show. */
export const getReceivedReviews = atRequest(async () => {
  cached('testimonials', 'communities')
  return db.testimonial.findMany({
    select: {
      rating: true,
      approved: true,
      erasedAt: true,
      authorRelation: true,
      source: true,
      withholdings: { where: IN_EFFECT, select: { reason: true } },
      community: { select: { slug: true, name: true } },
    },
  })
})

/** Every approved review with its community, newest first (A5). */
export const getApprovedReviews = atRequest(async () => {
  cached('testimonials', 'care_types', 'communities', 'images')
  return db.testimonial.findMany({
    where: { approved: true },
    orderBy: [{ writtenOn: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
    select: {
      id: true,
      authorName: true,
      authorRelation: true,
      content: true,
      highlight: true,
      rating: true,
      source: true,
      writtenOn: true,
      consentAt: true,
      featured: true,
      sortOrder: true,
      insider: true,
      incentive: true,
      careType: { select: { name: true } },
      image: { select: pictureSelect },
      community: { select: { slug: true, name: true, city: true, active: true } },
    },
  })
})

export type Review = Awaited<ReturnType<typeof getApprovedReviews>>[number]

const MAX_STORIES = 60

export const getFamilyStories = atRequest(async () => {
  cached('testimonials', 'care_types', 'communities', 'images')
  return db.testimonial.findMany({
    where: { approved: true },
    orderBy: [{ featured: 'desc' }, { sortOrder: 'asc' }, { createdAt: 'asc' }],
    take: MAX_STORIES,
    include: {
      image: { select: pictureSelect },
      careType: { select: { name: true } },
      community: { select: { slug: true, name: true, city: true } },
    },
  })
})

export type FamilyStory = Awaited<ReturnType<typeof getFamilyStories>>[number]
