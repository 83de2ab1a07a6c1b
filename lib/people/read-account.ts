import 'server-only'
import { assertCan } from '@/lib/auth/access'
import { hasSecondFactor, secondFactorsOf } from '@/lib/auth/second-factor/second-factors'
import { openSessionsOf } from '@/lib/auth/session-list'
import type { SessionUser } from '@/lib/auth/session-user'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { shownAccount } from '@/lib/people/list-accounts'
import { isUuid } from '@/lib/uuid'

/** One account with its open sessions and whether it has a second factor. @throws AppError 403, 404 */
export async function readAccount(actor: SessionUser, id: string) {
  assertCan(actor, 'read', 'user')
  const account = isUuid(id) ? await db.user.findUnique({ where: { id }, select: shownAccount }) : null
  if (!account) throw notFound('This account no longer exists')
  const [sessions, secondFactors] = await Promise.all([openSessionsOf(id), secondFactorsOf(id)])
  return { ...account, sessions, hasSecondFactor: hasSecondFactor(secondFactors) }
}

export type ReadAccount = Awaited<ReturnType<typeof readAccount>>
