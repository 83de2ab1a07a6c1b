import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureSelect } from '@/lib/platform/media/picture-select'

const inOrder = [{ featured: 'desc' as const }, { sortOrder: 'asc' as const }, { name: 'asc' as const }]
const withCommunity = {
  avatarImage: { select: pictureSelect },
  community: { select: { slug: true, name: true, city: true, active: true } },
}

/** Active team members, featured first. */
export const getTeam = atRequest(async () => {
  cached(tags.list('team_members'), tags.list('communities'), tags.list('images'))
  return db.teamMember.findMany({ where: { active: true }, orderBy: inOrder, include: withCommunity })
})

export const getTeamMember = atRequest(async (slug: string) => {
  cached(tags.one('team_members', slug), tags.list('communities'), tags.list('images'))
  return db.teamMember.findFirst({ where: { slug, active: true }, include: withCommunity })
})

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number]
