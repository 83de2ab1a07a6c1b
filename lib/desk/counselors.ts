import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan, can } from '@/lib/auth/access'
import { inScope } from '@/lib/auth/community-scope'
import { isRole } from '@/lib/auth/session-user'
import { db } from '@/lib/db'

/** Staff who may work on a lead of this community, by name: the choices for its owner. @throws AppError 403 */
export async function counselorsFor(
  actor: Actor,
  communityId: string | null,
): Promise<{ id: string; name: string }[]> {
  assertCan(actor, 'read', 'tourRequest')
  const users = await db.user.findMany({
    where: { disabledAt: null },
    orderBy: { username: 'asc' },
    select: { id: true, username: true, role: true, communities: { select: { communityId: true } } },
  })
  return users
    .filter(({ role, communities }) => {
      const communityIds = communities.map((row) => row.communityId)
      return (
        isRole(role) && can({ role }, 'update', 'tourRequest') && inScope({ role, communityIds }, communityId)
      )
    })
    .map(({ id, username }) => ({ id, name: username }))
}
