import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { planOwnCall } from '@/lib/desk/voice/plan-own-call'
import { whyNotCall } from '@/lib/desk/voice/why-not-call'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/**
 * Makes the person's own phone ring, to be connected with the family by key 1. @returns words for them
 * @throws AppError 403, 404, 409 without a number of theirs, or when the family may not be called now
 */
export async function ringMe(actor: Actor, leadId: string): Promise<{ message: string }> {
  const userId = leadWorkerId(actor)
  return db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const reason = await whyNotCall(tx, lead, new Date())
    if (reason) throw conflict(reason)
    const { communityId } = lead
    const number = await planOwnCall(tx, userId, { purpose: 'click', tourRequestId: leadId, communityId })
    await auditLead(tx, actor, { action: 'lead.ring', leadId })
    return { message: `Your phone will ring: ${number}. Press 1 to be connected.` }
  })
}
