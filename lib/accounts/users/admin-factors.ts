import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { db } from '@/lib/platform/database/db'

/** Active administrators and whether they have a second factor. @throws AppError 403 */
export async function adminFactors(actor: Pick<SessionUser, 'role'>) {
  assertCan(actor, 'read', 'accounts')
  const admins = await db.user.findMany({
    where: { role: 'admin', disabledAt: null },
    orderBy: { username: 'asc' },
    select: {
      id: true,
      username: true,
      authenticator: { select: { confirmedAt: true } },
      passkeys: { select: { id: true }, take: 1 },
    },
  })
  return admins.map(({ id, username, authenticator, passkeys }) => ({
    id,
    username,
    hasSecondFactor: Boolean(authenticator?.confirmedAt) || passkeys.length > 0,
  }))
}

export type AdminFactor = Awaited<ReturnType<typeof adminFactors>>[number]
