import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Includes hidden communities, because they have staff too. */
export function communityChoices() {
  return db.community.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } })
}

export type CommunityChoice = Awaited<ReturnType<typeof communityChoices>>[number]
