import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { isStillValid } from '@/lib/leads/family/family-news'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { alertKinds, familyKinds } from '@/lib/platform/outbox/registered-handlers'
import { sendAgain } from '@/lib/platform/outbox/send-again'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

/** Sends an alert now; a family's even when delivered. @throws AppError 403, 404, 409 when not due */
export async function resendDelivery(actor: Actor, deliveryId: string): Promise<void> {
  const family = await familyKinds()
  // Escalations and messages to other systems are not resent from the desk.
  const kinds = [...(await alertKinds()), ...family]
  await db.$transaction(async (tx) => {
    const where = { id: deliveryId, kind: { in: kinds } }
    const found = isUuid(deliveryId) && (await tx.outboxItem.findFirst({ where }))
    const leadId = found ? found.tourRequestId : null
    if (!found || !leadId) throw notFound('This delivery does not exist')
    await openLead(tx, actor, leadId, 'update')
    const isToFamily = family.includes(found.kind)
    if (isToFamily && !(await isStillValid(leadId, found.payload))) {
      throw conflict('This message is out of date')
    }
    if (!(await sendAgain(tx, deliveryId, isToFamily))) {
      const isSending = found.state === 'leased'
      throw conflict(
        isSending ? 'This alert is being sent right now' : 'This alert has already been delivered',
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

/** Sends a failed or pending mail now. @throws AppError 403, 404, 409 */
export async function resendMail(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'leads')
  await db.$transaction(async (tx) => {
    const where = { id, kind: VISITOR_MAIL }
    const found = isUuid(id) && (await tx.outboxItem.findFirst({ where, select: { communityId: true } }))
    if (!found) throw notFound('This email does not exist')
    assertInScope(actor, found.communityId)
    if (!(await sendAgain(tx, id))) throw conflict('This email has already been sent or is being sent')
    await recordAudit(tx, actor, { action: 'mail.resend', entity: 'outboxItem', entityId: id })
  })
}
