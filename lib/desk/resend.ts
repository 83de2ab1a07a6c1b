import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { conflict, notFound } from '@/lib/errors'
import { isUuid } from '@/lib/intake/side-data'
import { enqueueDelivery } from '@/lib/jobs/handlers/deliver-lead-alert'
import { recordEvent } from '@/lib/leads/record-event'

/**
 * Sends an alert again at once: one that was given up, or one that waits for its next attempt. Its attempts so far stay
 * on record.
 * @throws AppError 403, 404, 409 when it has arrived or is being sent
 */
export async function resendDelivery(actor: Actor, deliveryId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const found = isUuid(deliveryId) && (await tx.delivery.findUnique({ where: { id: deliveryId } }))
    if (!found) throw notFound('This delivery does not exist')
    await openLead(tx, actor, found.tourRequestId, 'update')
    if (found.status === 'sent' || found.status === 'kept')
      throw conflict('This alert has been delivered already')
    if (found.status === 'sending') throw conflict('This alert is being sent right now')
    await tx.delivery.update({
      where: { id: deliveryId },
      // A fresh start of the retry schedule, which counts from here.
      data: { status: 'pending', createdAt: new Date(), failedAt: null, nextAttemptAt: new Date() },
    })
    await enqueueDelivery(tx, deliveryId)
    await recordEvent(tx, found.tourRequestId, {
      type: 'delivery',
      actor,
      data: { deliveryId, target: found.target, outcome: 'resend' },
    })
    await auditLead(tx, actor, { action: 'lead.resend', leadId: found.tourRequestId, after: { deliveryId } })
  })
}
