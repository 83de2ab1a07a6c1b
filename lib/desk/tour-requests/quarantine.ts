import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { leaveHouseholds } from '@/lib/desk/personal-data/leave-households'
import { answerOffer } from '@/lib/leads/exit-offer/answer-offer'
import { mailResult } from '@/lib/leads/quizzes/result-mail'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { downloadIdOfLead } from '@/lib/leads/resources/lead-key'
import { admitLead } from '@/lib/leads/tour-requests/admit'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName } from '@/lib/records/declare/field'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'
import { resultIdOfLead } from '@/lib/site/quizzes/result-link'

/** Quarantines a lead reversibly and retracts its conversions. @throws AppError 403, 404, 409 */
export async function markSpam(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    if (lead.quarantinedAt) throw conflict('This request is already in quarantine')
    await quarantineLead(tx, leadId, 'marked-spam')
    await recordEvent(tx, leadId, { type: 'marked-spam', actor })
    await auditLead(tx, actor, { action: 'lead.mark-spam', leadId })
  })
}

/** Takes the lead out of its household and cancels pending messages. */
async function quarantineLead(
  tx: Tx,
  leadId: string,
  reason: 'marked-spam' | 'not-a-request',
): Promise<void> {
  await leaveHouseholds(tx, [leadId], [])
  await tx.outboxItem.deleteMany({ where: { tourRequestId: leadId, state: 'due' } })
  await tx.tourRequest.update({ where: { id: leadId }, data: { quarantinedAt: new Date() } })
  const held = { reason, detail: null, releasedAt: null, releasedById: null, releasedBy: null }
  await tx.quarantine.upsert({
    where: { tourRequestId: leadId },
    create: { tourRequestId: leadId, ...held },
    update: held,
  })
}

/** Quarantines a mail that is no request, reversibly. @throws AppError 403, 404, 409 once worked on */
export async function setMailAside(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const mail = await tx.inboundMail.findUnique({ where: { tourRequestId: leadId } })
    if (mail?.state !== 'to-read' || lead.firstAttemptAt)
      throw conflict('Someone is already working on this email')
    if (lead.quarantinedAt) throw conflict('This email is already set aside')
    await quarantineLead(tx, leadId, 'not-a-request')
    await tx.inboundMail.update({
      where: { id: mail.id },
      data: { state: 'set-aside', reason: 'not-a-request' },
    })
    await recordEvent(tx, leadId, { type: 'mail-set-aside', actor })
    await auditLead(tx, actor, { action: 'lead.set-mail-aside', leadId })
  })
}

/** Moves a lead to the queue and alerts staff; the promise stays (B5). @throws AppError 403, 404, 409 */
export async function releaseLead(actor: Actor, id: string): Promise<void> {
  const targets = await alertTargets()
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (!lead.quarantinedAt) throw conflict('This lead is not in quarantine')
    await tx.tourRequest.update({ where: { id }, data: { quarantinedAt: null } })
    await tx.quarantine.updateMany({
      where: { tourRequestId: id },
      data: { releasedAt: new Date(), releasedById: actor.id, releasedBy: actor.username },
    })
    await tx.inboundMail.updateMany({
      where: { tourRequestId: id, state: 'set-aside' },
      data: { state: 'to-read', reason: 'asked-for' },
    })
    await recordEvent(tx, id, { type: 'released', actor })
    await auditLead(tx, actor, { action: 'lead.release', leadId: id })
    await mailRequestedItems(tx, actor, lead)
    await admitLead(tx, lead, { targets, landingPageTemplateId: lead.landingPageTemplateId })
  })
}

async function mailRequestedItems(
  tx: Tx,
  { requestId }: Actor,
  lead: { transactionId: string },
): Promise<void> {
  const resultId = resultIdOfLead(lead)
  if (resultId) await mailResult(tx, resultId, requestId)
  const downloadId = downloadIdOfLead(lead)
  if (downloadId) await mailDownload(tx, downloadId, requestId, new Date())
}

type Held = { id: string; requestId: string | null }

/** Mail that follows a release. RSVPs get a seat instead (lib/leads/events/staff-rsvp.ts). */
const MAIL: Partial<Record<EntityName, (tx: Tx, held: Held) => Promise<void>>> = {
  async quizResponse(tx, { id, requestId }) {
    const result = await tx.quizResult.findFirst({ where: { response: { id } }, select: { id: true } })
    if (result) await mailResult(tx, result.id, requestId)
  },
  assetDownload: (tx, { id, requestId }) => mailDownload(tx, id, requestId, new Date()),
  async exitIntentSubmission(tx, { id }) {
    const { email, transactionId } = await tx.exitIntentSubmission.findUniqueOrThrow({ where: { id } })
    await answerOffer(tx, { email, key: transactionId ?? id })
  },
}

/** True when one click can release its records. */
export const isReleasable = (entity: Entity): boolean => entity.name in MAIL

/** Sends what the form promised; the timeline then shows it (B5). @throws AppError 403, 404, 409 */
export async function releaseHeld(actor: Actor, entity: Entity, id: string): Promise<void> {
  const mail = MAIL[entity.name]
  if (!mail) throw notFound()
  assertCan(actor, 'update', entity.area)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const { heldReason } = await findRecord(tx, actor, entity, id)
    if (!heldReason) throw conflict('This is not held back')
    await delegateOf(tx, entity.name).update({ where: { id }, data: { heldReason: null } })
    await recordAudit(tx, actor, {
      action: 'held.release',
      entity: entity.name,
      entityId: id,
      before: { heldReason: String(heldReason) },
    })
    await mail(tx, { id, requestId: actor.requestId })
  })
}
