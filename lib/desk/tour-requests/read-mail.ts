import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import type { TypedFromMail } from '@/lib/desk/tour-requests/mail-schema'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { agency } from '@/lib/leads/sources/agency'
import { mail as mailSource } from '@/lib/leads/sources/mail'
import { correctHousehold } from '@/lib/leads/tour-requests/correct-household'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

/** Stores what a person read in a mail, and matches the family (B8). @throws AppError 400, 403, 404, 409 */
export async function readMail(actor: Actor, leadId: string, typed: TypedFromMail): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const mail = await tx.inboundMail.findUnique({ where: { tourRequestId: leadId } })
    if (mail?.state !== 'to-read') throw conflict('This mail has been read already')
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
