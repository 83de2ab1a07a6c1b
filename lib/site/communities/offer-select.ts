import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** Active care types and amenities of a community, in the editors' order. */
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
