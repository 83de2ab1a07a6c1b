import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** Communities in the order of every list: featured ones first, then as staff arranged them. */
export const COMMUNITY_ORDER = [
  { featured: 'desc' },
  { sortOrder: 'asc' },
  { name: 'asc' },
] satisfies Prisma.CommunityOrderByWithRelationInput[]
