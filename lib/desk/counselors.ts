import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { ownersFor } from '@/lib/desk/team'

/** Staff who may work on a lead of this community, by name: the choices for its owner. @throws AppError 403 */
export async function counselorsFor(
  actor: Actor,
  communityId: string | null,
): Promise<{ id: string; name: string }[]> {
  assertCan(actor, 'read', 'tourRequest')
  return (await ownersFor(db, communityId)).map(({ id, username }) => ({ id, name: username }))
}
