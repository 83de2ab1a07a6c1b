import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'

/** A lead's page reloads with every event; the log should say who looked, not how often. */
const VIEW_INTERVAL_MS = 24 * 60 * 60 * 1000

/** Logs a view once in 24 hours per person. @returns true for the first ever @throws AppError 403, 404 */
export async function markViewed(actor: Actor, id: string): Promise<boolean> {
  if (await viewedRecently(actor, id)) return false
  return db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'read')
    await auditLead(tx, actor, { action: 'lead.view', leadId: id })
    if (lead.firstViewedAt) return false
    await tx.tourRequest.update({ where: { id }, data: { firstViewedAt: new Date() } })
    await recordEvent(tx, id, { type: 'viewed', actor })
    return true
  })
}

async function viewedRecently({ id: actorId }: Actor, entityId: string): Promise<boolean> {
  const at = { gt: new Date(Date.now() - VIEW_INTERVAL_MS) }
  const where = { entity: 'tourRequest', entityId, actorId, action: 'lead.view', at }
  return (await db.auditEntry.findFirst({ where, select: { id: true } })) !== null
}
