import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { changeAccount } from '@/lib/accounts/users/change-access'
import { notFound } from '@/lib/platform/errors'

/**
 * Takes the company account from an account, so that another one with its address can be connected. Also ends
 * its sessions. @throws AppError 403, 404
 */
export async function disconnectAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'company-sign-in.disconnect', async (tx) => {
    const { count } = await tx.companyIdentity.deleteMany({ where: { userId: id } })
    if (count === 0) throw notFound('No company account is connected')
    await tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } })
    return { before: { connected: true }, after: { connected: false } }
  })
}
