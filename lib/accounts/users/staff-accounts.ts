import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { assertAnotherAdmin, assertNotSelf, changeAccount } from '@/lib/accounts/users/change-access'

/** Also ends its sessions. @throws AppError 403, 404, 409 for oneself or the last admin */
export async function disableAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'disable-user', async (tx, account) => {
    if (account.disabledAt) return null
    assertNotSelf(actor, id, 'You cannot disable your own account')
    await assertAnotherAdmin(tx, account)
    await tx.user.update({
      where: { id },
      data: { disabledAt: new Date(), sessionVersion: { increment: 1 } },
    })
    await tx.passwordReset.deleteMany({ where: { userId: id } })
    return { before: { disabled: false }, after: { disabled: true } }
  })
}

/** @throws AppError 403, 404 */
export async function enableAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'enable-user', async (tx, account) => {
    if (!account.disabledAt) return null
    await tx.user.update({ where: { id }, data: { disabledAt: null } })
    return { before: { disabled: true }, after: { disabled: false } }
  })
}

/** Ends all of a user's sessions. @throws AppError 403, 404, 409 for oneself */
export async function endSessions(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'end-sessions', async (tx) => {
    assertNotSelf(actor, id, 'End your own sessions on your account page')
    await tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } })
    return { before: {}, after: {} }
  })
}

/** Deletes an account; its audit entries stay. @throws AppError 403, 404, 409 */
export async function deleteAccount(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  await changeAccount(actor, id, browser, 'delete-user', async (tx, account) => {
    assertNotSelf(actor, id, 'You cannot delete your own account')
    await assertAnotherAdmin(tx, account)
    await tx.user.delete({ where: { id } })
    return { before: { username: account.username, role: account.role }, after: {} }
  })
}
