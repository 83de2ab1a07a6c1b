import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { pictureSelect } from '@/lib/platform/media/picture-select'

const inOrder = [{ featured: 'desc' as const }, { sortOrder: 'asc' as const }, { name: 'asc' as const }]
const withCommunity = {
  avatarImage: { select: pictureSelect },
  community: { select: { slug: true, name: true, city: true, active: true } },
}

/** Active team members, featured first. */
export const getTeam = atRequest(async () => {
  cached('team_members', 'communities', 'images')
  return db.teamMember.findMany({ where: { active: true }, orderBy: inOrder, include: withCommunity })
})

export const getTeamMember = atRequest(async (slug: string) => {
  cached(recordTag('team_members', slug), 'communities', 'images')
  return db.teamMember.findFirst({ where: { slug, active: true }, include: withCommunity })
})

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number]

export const authorSelect = {
  slug: true,
  name: true,
  role: true,
  active: true,
  avatarImage: { select: pictureSelect },
  community: { select: { city: true } },
} as const satisfies Prisma.TeamMemberSelect
