import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'

export async function communityNames(actor: Actor): Promise<{ id: string; name: string }[]> {
  const ids = scopedCommunityIds(actor)
  return db.community.findMany({
    where: ids ? { id: { in: ids } } : {},
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  })
}
