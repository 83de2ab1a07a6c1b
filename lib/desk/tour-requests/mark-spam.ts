import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { leaveHouseholds } from '@/lib/desk/personal-data/leave-households'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** Quarantines a lead reversibly and retracts its conversions. @throws AppError 403, 404, 409 */
export async function markSpam(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    if (lead.quarantinedAt) throw conflict('This request is in quarantine already')
    await quarantineLead(tx, leadId, 'marked-spam')
    await recordEvent(tx, leadId, { type: 'marked-spam', actor })
    await auditLead(tx, actor, { action: 'lead.mark-spam', leadId })
  })
}

/** Takes the lead out of its household and cancels pending messages. */
export async function quarantineLead(
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
