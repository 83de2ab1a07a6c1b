import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { recordEvent } from '@/lib/leads/record-event'

/**
 * Notes that a person has opened a lead, in the audit log and, the first time, in its history. The lead's page calls it
 * for the first view. @throws AppError 403, 404
 */
export async function markViewed(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'read')
    await auditLead(tx, actor, { action: 'lead.view', leadId: id })
    if (lead.firstViewedAt) return
    await tx.tourRequest.update({ where: { id }, data: { firstViewedAt: new Date() } })
    await recordEvent(tx, id, { type: 'viewed', actor })
  })
}
