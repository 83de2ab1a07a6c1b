import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { quarantineLead } from '@/lib/desk/tour-requests/mark-spam'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** Quarantines a mail that is no request, reversibly. @throws AppError 403, 404, 409 once worked on */
export async function setMailAside(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const mail = await tx.inboundMail.findUnique({ where: { tourRequestId: leadId } })
    if (mail?.state !== 'to-read' || lead.firstAttemptAt)
      throw conflict('Somebody works on this mail already')
    if (lead.quarantinedAt) throw conflict('This mail is set aside already')
    await quarantineLead(tx, leadId, 'not-a-request')
    await tx.inboundMail.update({
      where: { id: mail.id },
      data: { state: 'set-aside', reason: 'not-a-request' },
    })
    await recordEvent(tx, leadId, { type: 'mail-set-aside', actor })
    await auditLead(tx, actor, { action: 'lead.set-mail-aside', leadId })
  })
}
