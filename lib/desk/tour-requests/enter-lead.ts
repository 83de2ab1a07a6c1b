import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead } from '@/lib/desk/access/open-lead'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import type { LeadEntry } from '@/lib/desk/tour-requests/entry-schema'
import { logAttemptWithin } from '@/lib/desk/tour-requests/log-attempt'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { sourceOf } from '@/lib/leads/sources/registry'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'

/**
 * Stores a family that called or came by (B13) through the normal intake; after a conversation, logs the
 * attempt and starts no clock. @returns the lead's id, also for a repeated entry @throws AppError 400 by
 * field, 403
 */
export async function enterLead(actor: Actor, entry: LeadEntry, now = new Date()): Promise<string> {
  assertCan(actor, 'create', 'leads')
  await assertLeadInScope(actor, { communityId: entry.communityId, ownerId: null })
  const lead = await leadOf(actor, entry, now)
  if (entry.communityId && !lead.refs.community)
    throw invalidFields({ communityId: 'This community no longer exists' })
  return db.$transaction(async (tx) => {
    const { leadId, outcome } = await storeLeadWithin(tx, lead, `entry:${entry.entryId}`)
    if (outcome === 'stored') await finishEntry(tx, actor, leadId, entry)
    return leadId
  })
}

async function finishEntry(tx: Tx, actor: Actor, leadId: string, entry: LeadEntry): Promise<void> {
  const { source, hasTalked, entryId } = entry
  await auditLead(tx, actor, { action: 'lead.enter', leadId, after: { source, hasTalked } })
  if (!hasTalked) return
  // They came to us, so an earlier refusal does not apply.
  const despite = sourceOf(source).entry?.despite
  await logAttemptWithin(tx, actor, leadId, { attemptId: entryId, outcome: 'reached', despite })
}

function leadOf(actor: Actor, entry: LeadEntry, now: Date): Promise<LeadToStore> {
  const { name, phone, email, message, source, communityId, hasTalked } = entry
  return enteredLead(actor, {
    phone,
    source: sourceOf(source),
    communityId,
    receivedAt: now,
    touch: null,
    waits: !hasTalked,
    name: name.trim(),
    email: email?.trim() || null,
    message: message?.trim() || null,
  })
}
