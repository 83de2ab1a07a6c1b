import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { assertInScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { conflict, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/leads/record-event'
import { sendAgain } from '@/lib/outbox/send-again'
import { isUuid } from '@/lib/uuid'

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

/**
 * Sends a mail to a visitor again at once: one that was given up, or one that waits for its next attempt.
 * @throws AppError 403, 404, 409 when it has arrived, is kept or is being sent
 */
export async function resendMail(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'outboxItem')
  await db.$transaction(async (tx) => {
    const where = { id, kind: 'visitor-mail' }
    const found = isUuid(id) && (await tx.outboxItem.findFirst({ where, select: { communityId: true } }))
    if (!found) throw notFound('This mail does not exist')
    assertInScope(actor, found.communityId)
    if (!(await sendAgain(tx, id))) throw conflict('This mail has been sent already or is being sent')
    await recordAudit(tx, actor, { action: 'mail.resend', entity: 'outboxItem', entityId: id })
  })
}
