import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { mailResult } from '@/lib/leads/quizzes/result-mail'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { downloadIdOfLead } from '@/lib/leads/resources/lead-key'
import { admitLead } from '@/lib/leads/tour-requests/admit'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { resultIdOfLead } from '@/lib/site/quizzes/result-link'

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
