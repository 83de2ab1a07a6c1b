import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

const REVIEWS = 4
const PEOPLE = 4
const FAQS = 7
const MAX_OWN_FIRST = 2
const PICTURES = 24

const inOrder = [{ sortOrder: 'asc' as const }, { createdAt: 'asc' as const }]

/**
 * Reviews, people, questions and pictures for a landing page about some communities. Limited in number. On a
 * page about one care type, only reviews of that care (decision 105).
 */
export const getSocialProof = atRequest(async (communityIds: string[], careSlug: string | null) => {
  cached('care_types', 'testimonials', 'team_members', 'faqs', 'galleries', 'communities', 'images')
  const image = { select: pictureSelect }
  const ofCommunities = { communityId: { in: communityIds } }
  const [reviews, people, ownFaqs, generalFaqs, pictures] = await Promise.all([
    db.testimonial.findMany({
      where: { ...ofCommunities, approved: true, ...(careSlug && { careType: { slug: careSlug } }) },
      orderBy: [{ featured: 'desc' }, ...inOrder],
      take: REVIEWS,
      include: { careType: { select: { name: true } } },
    }),
    db.teamMember.findMany({
      where: { ...ofCommunities, active: true },
      orderBy: [{ featured: 'desc' }, ...inOrder],
      take: PEOPLE,
      include: {
        avatarImage: image,
        community: { select: { slug: true, name: true, city: true, active: true } },
      },
    }),
    db.faq.findMany({ where: { ...ofCommunities, active: true }, orderBy: inOrder, take: FAQS }),
    db.faq.findMany({ where: { communityId: null, active: true }, orderBy: inOrder, take: FAQS }),
    db.galleryImage.findMany({
      where: { gallery: { ...ofCommunities, active: true, published: true } },
      orderBy: { sortOrder: 'asc' },
      take: PICTURES,
      include: { image },
    }),
  ])
  // Questions about one community mislead on a page about many.
  const faqs =
    communityIds.length > MAX_OWN_FIRST ? [...generalFaqs, ...ownFaqs] : [...ownFaqs, ...generalFaqs]
  return { reviews, people, faqs: faqs.slice(0, FAQS), pictures }
})

export type SocialProof = Awaited<ReturnType<typeof getSocialProof>>
