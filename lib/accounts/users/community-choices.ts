import 'server-only'
import { db } from '@/lib/platform/database/db'

/** The communities that somebody can be limited to, by name; hidden ones too, because they have staff. */
export function communityChoices() {
  return db.community.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } })
}

export type CommunityChoice = Awaited<ReturnType<typeof communityChoices>>[number]
