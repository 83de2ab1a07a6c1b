import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import type { TypedFromMail } from '@/lib/desk/tour-requests/mail-schema'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { leadOfMail } from '@/lib/leads/mailbox/lead-of-mail'
import { requestByRules } from '@/lib/leads/mailbox/read-by-rules'
import { agency } from '@/lib/leads/sources/agency'
import { mail as mailSource } from '@/lib/leads/sources/mail'
import { correctHousehold } from '@/lib/leads/tour-requests/correct-household'
import { readdressFamily } from '@/lib/leads/tour-requests/readdress-family'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

/** Stores what a person read in a mail, and matches the family (B8). @throws AppError 400, 403, 404, 409 */
export async function readMail(actor: Actor, leadId: string, typed: TypedFromMail): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const mail = await tx.inboundMail.findUnique({ where: { tourRequestId: leadId } })
    if (mail?.state !== 'to-read') throw conflict('This email has already been read')
    const { communityId } = typed
    if (communityId && !(await tx.community.count({ where: { id: communityId } })))
      throw invalidFields({ communityId: 'This community no longer exists' })
    await assertLeadInScope(actor, { communityId, ownerId: lead.ownerId })
    const read = await tx.tourRequest.update({ where: { id: leadId }, data: columnsOf(typed) })
    await tx.inboundMail.update({ where: { id: mail.id }, data: { state: 'read' } })
    const { channel } = (mail.agencyId ? agency : mailSource).consent
    await tx.leadConsent.create({ data: { tourRequestId: leadId, kind: 'contact', granted: true, channel } })
    await recordEvent(tx, leadId, { type: 'mail-read', actor })
    await auditLead(tx, actor, { action: 'lead.read-mail', leadId })
    await findFamily(tx, lead, read)
    if (read.email?.toLowerCase() !== lead.email?.toLowerCase())
      await readdressFamily(tx, read, { former: lead.email, entryId: leadId })
  })
}

function columnsOf({ name, phone, email, message, communityId }: TypedFromMail) {
  return {
    name: name.trim(),
    phone: phone.trim(),
    phoneE164: phone ? phoneE164(phone) : null,
    phoneExtension: phone ? readTypedPhone(phone).extension : null,
    email: email?.trim() || null,
    message: message?.trim() || null,
    communityId,
  }
}

/** The mail had named the household after its sender. */
async function findFamily(tx: Tx, before: TourRequest, read: TourRequest): Promise<void> {
  if (!before.householdId) return
  await correctHousehold(tx, before, read)
  await tx.household.updateMany({
    where: { id: before.householdId, name: before.name },
    data: { name: read.name },
  })
}

/**
 * Turns a set-aside mail into a lead: a request when the agency's rules read it, else one to be read. A mail
 * that somebody called no request returns from quarantine. @returns the lead's id
 * @throws AppError 403, 404, 409
 */
export async function addMailToDesk(actor: Actor, id: string, now = new Date()): Promise<string> {
  assertCan(actor, 'update', 'agencies')
  const mail = isUuid(id)
    ? await db.inboundMail.findUnique({ where: { id }, include: { agency: true } })
    : null
  if (!mail) throw notFound('This email does not exist')
  const { state, tourRequestId, agency: sender, digest } = mail
  if (state !== 'set-aside') throw conflict('This email is already on the desk')
  if (tourRequestId) {
    await releaseLead(actor, tourRequestId)
    return tourRequestId
  }
  const request = await requestByRules(sender, mail.text)
  const lead = await leadOfMail(mail, request, now)
  return db.$transaction(async (tx) => {
    // Before the lead, so that of two people who click only one adds it.
    const taken = await tx.inboundMail.updateMany({
      where: { id, state: 'set-aside', tourRequestId: null },
      data: request ? { state: 'request', reason: null } : { state: 'to-read', reason: 'asked-for' },
    })
    if (taken.count === 0) throw conflict('This email is already on the desk')
    const { leadId } = await storeLeadWithin(tx, { ...lead, suspicion: null }, `mail:${digest}`)
    if (!request) await tx.leadConsent.deleteMany({ where: { tourRequestId: leadId } })
    await tx.inboundMail.update({ where: { id }, data: { tourRequestId: leadId } })
    await recordAudit(tx, actor, { action: 'mail.take', entity: 'inboundMail', entityId: id })
    return leadId
  })
}
