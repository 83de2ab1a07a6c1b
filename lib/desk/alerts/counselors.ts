import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { ownersFor } from '@/lib/desk/alerts/team'
import { db } from '@/lib/platform/database/db'

/** Staff who may own a lead of this community, by name. @throws AppError 403 */
export async function counselorsFor(
  actor: Actor,
  communityId: string | null,
): Promise<{ id: string; name: string }[]> {
  assertCan(actor, 'read', 'leads')
  return (await ownersFor(db, communityId)).map(({ id, username }) => ({ id, name: username }))
}
