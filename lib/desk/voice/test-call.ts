import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { planOwnCall } from '@/lib/desk/voice/plan-own-call'
import { db } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'

/** Calls the administrator who asks for it. @returns words for them @throws AppError 403, 404, 409 */
export async function testCall(actor: Actor): Promise<{ message: string }> {
  assertCan(actor, 'update', 'accounts')
  const { id } = actor
  if (!id) throw forbidden()
  const number = await db.$transaction((tx) => planOwnCall(tx, id, { purpose: 'test', communityId: null }))
  return { message: `Your phone will ring in a moment: ${number}. Press 1 when asked.` }
}
