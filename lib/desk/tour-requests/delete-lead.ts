import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { tellPartners } from '@/lib/desk/partner-events/tell-partners'
import { leaveHouseholds } from '@/lib/desk/personal-data/leave-households'
import { scrubAudit } from '@/lib/desk/personal-data/scrub-audit'
import { eraseFromJournal } from '@/lib/leads/journal/erase-entries'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { forgetCalls } from '@/lib/leads/voice/forget-calls'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** Deletes a test lead whole; a family's request is erased instead. @throws AppError 403, 404 */
export async function deleteLead(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'delete')
    await leaveHouseholds(tx, [id], [])
    await scrubAudit(tx, { leads: [id], rsvps: [] })
    await tellPartners(tx, { type: 'lead.erased', leadIds: [id], causeId: id })
    await forgetCalls(tx, [id])
    await eraseFromJournal(tx, { leads: [id] })
    await tx.tourRequest.delete({ where: { id } })
    await decrementConversions(tx, lead)
    const { source, status, communityId, createdAt } = lead
    const before = {
      title: leadReference(lead.transactionId),
      source,
      status,
      communityId,
      createdAt: createdAt.toISOString(),
    }
    await auditLead(tx, actor, { action: 'lead.delete', leadId: id, before })
    afterCommit(tx, () => announceLead({ leadId: id, type: 'deleted' }))
  })
}

/** Quarantined leads were never counted. */
async function decrementConversions(
  tx: Tx,
  { landingPageTemplateId, quarantinedAt }: TourRequest,
): Promise<void> {
  if (!landingPageTemplateId || quarantinedAt) return
  await tx.$executeRaw`
    update landing_page_templates set conversions = greatest(conversions - 1, 0),
      conversion_rate = case when impressions > 0
        then least(round(greatest(conversions - 1, 0)::numeric / impressions, 4), 99.9999) end
    where id = ${landingPageTemplateId}::uuid`
}
