import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** What a community offers: its kinds of care and its amenities, the active ones, each in the order the editors gave them. */
export const offerSelect = {
  careTypes: {
    where: { careType: { active: true } },
    orderBy: { careType: { sortOrder: 'asc' } },
    select: { careType: { select: { slug: true, name: true } } },
  },
  amenities: {
    where: { amenity: { active: true } },
    orderBy: { amenity: { sortOrder: 'asc' } },
    select: { amenity: { select: { slug: true, name: true } } },
  },
} as const satisfies Prisma.CommunitySelect
