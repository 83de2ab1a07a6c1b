import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { enteredLead } from '@/lib/desk/entered-lead'
import type { LeadEntry } from '@/lib/desk/entry-schema'
import { assertLeadInScope } from '@/lib/desk/lead-scope'
import { logAttemptWithin } from '@/lib/desk/log-attempt'
import { auditLead } from '@/lib/desk/open-lead'
import { invalidFields } from '@/lib/errors'
import type { LeadToStore } from '@/lib/leads/lead-row'
import type { EnteredSource } from '@/lib/leads/lead-sources'
import { storeLeadWithin } from '@/lib/leads/store-lead'

/** How a family that calls or comes by agrees to be called back. */
const CONSENT_CHANNELS: Record<EnteredSource, string> = { phone: 'phone', 'walk-in': 'in-person' }

/**
 * Takes in a family that called or came by (B13), by the intake of every other request. Who has been talked to waits for nobody: the
 * conversation is logged with the lead, and nothing rings. Else the lead's clock runs and staff are alerted.
 * @returns the lead's id, also of an entry that was stored before
 * @throws AppError 400 by field, 403 for a community that is not the person's
 */
export async function enterLead(actor: Actor, entry: LeadEntry, now = new Date()): Promise<string> {
  assertCan(actor, 'create', 'tourRequest')
  await assertLeadInScope(actor, { communityId: entry.communityId, ownerId: null })
  const lead = await leadOf(actor, entry, now)
  if (entry.communityId && !lead.refs.community)
    throw invalidFields({ communityId: 'This community no longer exists' })
  return db.$transaction(async (tx) => {
    const { leadId, outcome } = await storeLeadWithin(tx, lead, `entry:${entry.entryId}`)
    if (outcome === 'stored') await follow(tx, actor, leadId, entry)
    return leadId
  })
}

async function follow(tx: Tx, actor: Actor, leadId: string, entry: LeadEntry): Promise<void> {
  const { source, hasTalked, entryId } = entry
  await tx.leadConsent.updateMany({
    where: { tourRequestId: leadId },
    data: { channel: CONSENT_CHANNELS[source] },
  })
  await auditLead(tx, actor, { action: 'lead.enter', leadId, after: { source, hasTalked } })
  if (!hasTalked) return
  // Also who had said not to be called: it was the family that came to us.
  const despite = source === 'phone' ? 'They called us' : 'They came by'
  await logAttemptWithin(tx, actor, leadId, { attemptId: entryId, outcome: 'reached', despite })
}

function leadOf(actor: Actor, entry: LeadEntry, now: Date): Promise<LeadToStore> {
  const { name, phone, email, message, source, communityId, hasTalked } = entry
  return enteredLead(actor, {
    ...{ phone, source, communityId, receivedAt: now, touch: null, waits: !hasTalked },
    name: name.trim(),
    email: email?.trim() || null,
    message: message?.trim() || null,
  })
}
