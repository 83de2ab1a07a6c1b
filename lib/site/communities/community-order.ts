import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** The order of every list: featured communities first, then as staff arranged them. */
export const COMMUNITY_ORDER = [
  { featured: 'desc' },
  { sortOrder: 'asc' },
  { name: 'asc' },
] satisfies Prisma.CommunityOrderByWithRelationInput[]
