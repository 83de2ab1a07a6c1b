import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { conflict, notFound } from '@/lib/errors'
import { isUuid } from '@/lib/intake/side-data'
import { recordEvent } from '@/lib/leads/record-event'
import { sendAgain } from '@/lib/outbox/send-again'

/**
 * Sends an alert again at once: one that was given up, or one that waits for its next attempt. Its attempts so far stay
 * on record.
 * @throws AppError 403, 404, 409 when it has arrived or is being sent
 */
export async function resendDelivery(actor: Actor, deliveryId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = isUuid(deliveryId) && (await tx.outboxItem.findUnique({ where: { id: deliveryId } }))
    const leadId = found ? found.tourRequestId : null
    if (!found || !leadId) throw notFound('This delivery does not exist')
    await openLead(tx, actor, leadId, 'update')
    if (!(await sendAgain(tx, deliveryId))) {
      const isSending = found.state === 'leased'
      throw conflict(
        isSending ? 'This alert is being sent right now' : 'This alert has been delivered already',
      )
    }
    await recordEvent(tx, leadId, {
      type: 'delivery',
      actor,
      data: { deliveryId, target: found.target, outcome: 'resend' },
    })
    await auditLead(tx, actor, { action: 'lead.resend', leadId, after: { deliveryId } })
  })
}
