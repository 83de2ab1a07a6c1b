import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { hasSecondFactor, secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { openSessionsOf } from '@/lib/accounts/sessions/session-list'
import { shownAccount } from '@/lib/accounts/users/list-accounts'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

/** An account with its open sessions. @throws AppError 403, 404 */
export async function readAccount(actor: SessionUser, id: string) {
  assertCan(actor, 'read', 'accounts')
  const account = isUuid(id) ? await db.user.findUnique({ where: { id }, select: shownAccount }) : null
  if (!account) throw notFound('This account no longer exists')
  const [sessions, secondFactors] = await Promise.all([openSessionsOf(id), secondFactorsOf(id)])
  return { ...account, sessions, hasSecondFactor: hasSecondFactor(secondFactors) }
}

export type ReadAccount = Awaited<ReturnType<typeof readAccount>>
