import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

/** Removes an address from the missing pages until it is requested again. @throws AppError 403, 404 */
export async function forgetMissed(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'delete', 'content')
  const { count } = await db.missedAddress.deleteMany({ where: { id } })
  if (count === 0) throw notFound('This is not on the list any more')
}
