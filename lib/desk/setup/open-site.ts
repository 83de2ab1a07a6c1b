import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { lockInstallation } from '@/lib/records/demo/remove-demo'
import { recordAudit } from '@/lib/records/store/history'

/**
 * Opens the site to visitors, or closes it. @throws AppError 403 for everyone but administrators, 409 without
 * the company's name and phone
 */
export async function setOpening(actor: Actor, isOpen: boolean): Promise<void> {
  assertCan(actor, 'update', 'administration')
  const hasChanged = await db.$transaction(async (tx) => {
    await lockInstallation(tx)
    const { openedAt } = await tx.installation.findUniqueOrThrow({ where: { id: 1 } })
    if (Boolean(openedAt) === isOpen) return false
    const settings = await tx.siteSettings.findFirst()
    if (isOpen && !(settings?.companyName && settings.companyPhoneDisplay && settings.companyPhoneDial))
      throw conflict('Enter the company’s name and phone first, because every page shows them')
    await tx.installation.update({ where: { id: 1 }, data: { openedAt: isOpen ? new Date() : null } })
    const action = isOpen ? 'site.open' : 'site.close'
    await recordAudit(tx, actor, { action, entity: 'installation' })
    await announceExpiry(tx, ['installation'])
    return true
  })
  if (hasChanged) expireNow(['installation'])
}
