import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadOfMail } from '@/lib/leads/mailbox/lead-of-mail'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

/** Turns a set-aside mail into a lead. @returns its id @throws AppError 403, 404, 409 */
export async function addMailToDesk(actor: Actor, id: string, now = new Date()): Promise<string> {
  assertCan(actor, 'update', 'agencies')
  const mail = isUuid(id)
    ? await db.inboundMail.findUnique({ where: { id }, include: { agency: { select: { name: true } } } })
    : null
  if (!mail) throw notFound('This mail does not exist')
  if (mail.tourRequestId) throw conflict('This mail is on the desk already')
  const lead = await leadOfMail(mail, null, now)
  return db.$transaction(async (tx) => {
    const { leadId } = await storeLeadWithin(tx, { ...lead, suspicion: null }, `mail:${mail.digest}`)
    await tx.leadConsent.deleteMany({ where: { tourRequestId: leadId } })
    const read = { state: 'to-read', reason: 'asked-for', tourRequestId: leadId }
    await tx.inboundMail.update({ where: { id }, data: read })
    await recordAudit(tx, actor, { action: 'mail.take', entity: 'inboundMail', entityId: id })
    return leadId
  })
}
