import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { scopedCommunityIds } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'

/** The communities whose leads the person may see, for the desk's filter. */
export async function communityNames(actor: Actor): Promise<{ id: string; name: string }[]> {
  const ids = scopedCommunityIds(actor)
  return db.community.findMany({
    where: ids ? { id: { in: ids } } : {},
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  })
}
