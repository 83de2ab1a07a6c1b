import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureSelect } from '@/lib/platform/media/picture-select'

export const authorSelect = {
  slug: true,
  name: true,
  role: true,
  active: true,
  avatarImage: { select: pictureSelect },
  community: { select: { city: true } },
} as const satisfies Prisma.TeamMemberSelect
