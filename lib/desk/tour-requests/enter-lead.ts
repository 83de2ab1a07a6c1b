import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead } from '@/lib/desk/access/open-lead'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import type { LeadEntry } from '@/lib/desk/tour-requests/entry-schema'
import { logAttemptWithin } from '@/lib/desk/tour-requests/log-attempt'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import type { EnteredSource } from '@/lib/leads/tour-requests/lead-sources'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'

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
    phone,
    source,
    communityId,
    receivedAt: now,
    touch: null,
    waits: !hasTalked,
    name: name.trim(),
    email: email?.trim() || null,
    message: message?.trim() || null,
  })
}
