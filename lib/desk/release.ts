import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db, type Tx } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { conflict } from '@/lib/errors'
import { admitLead } from '@/lib/leads/admit'
import { alertTargets } from '@/lib/leads/recipients'
import { recordEvent } from '@/lib/leads/record-event'
import { resultIdOfLead } from '@/lib/quizzes/result-link'
import { mailResult } from '@/lib/quizzes/result-mail'
import { mailDownload } from '@/lib/resources/download-mail'
import { downloadIdOfLead } from '@/lib/resources/lead-key'

/**
 * "Not spam": puts a quarantined lead into the call queue and alerts staff, as if it had just come in. Its time of receipt
 * and the promise made then stay as they were (B5). The guide or the result that was asked for with it is mailed now.
 * @throws AppError 403, 404, 409 when it is not in quarantine
 */
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
    await mailWhatWasAsked(tx, actor, lead)
    await admitLead(tx, lead, { targets, landingPageTemplateId: lead.landingPageTemplateId })
  })
}

async function mailWhatWasAsked(
  tx: Tx,
  { requestId }: Actor,
  lead: { transactionId: string },
): Promise<void> {
  const resultId = resultIdOfLead(lead)
  if (resultId) await mailResult(tx, resultId, requestId)
  const downloadId = downloadIdOfLead(lead)
  if (downloadId) await mailDownload(tx, downloadId, requestId, new Date())
}
