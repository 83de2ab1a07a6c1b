import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { mailNotice } from '@/lib/accounts/access/account-notice'
import type { Browser } from '@/lib/accounts/access/browser'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { afterRemoval } from '@/lib/accounts/second-factor/own-second-factor'
import { proveIdentity } from '@/lib/accounts/sessions/prove-identity'
import { lockSecondFactors } from '@/lib/accounts/sessions/second-factors'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

export function ownPasskeys({ id }: Pick<SessionUser, 'id'>) {
  return db.passkey.findMany({
    where: { userId: id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}

/** Removes one's own passkey. @throws AppError 400 without proof, 404, 409 for a last one that is required */
export async function removePasskey(
  user: SessionUser,
  id: string,
  { current }: { current?: string | undefined },
  browser: Browser,
): Promise<void> {
  await proveIdentity(user, current, browser)
  await db.$transaction(async (tx) => {
    await lockSecondFactors(tx, user.id)
    const passkey = await tx.passkey.findFirst({ where: { id, userId: user.id } })
    if (!passkey) throw notFound('This passkey is gone already')
    await tx.passkey.delete({ where: { id } })
    await afterRemoval(tx, user)
    const before = { name: passkey.name }
    await recordAccess(tx, { action: 'second-factor.passkey-off', actor: user, browser, before })
    await mailNotice(tx, 'passkey-off', user, user.email, browser.requestId)
  })
}
