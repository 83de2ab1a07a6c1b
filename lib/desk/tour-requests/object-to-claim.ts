import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { claimOf } from '@/lib/desk/tour-requests/agency-claim'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** Records that the agency was told we knew the family first. @throws AppError 403, 404, 409 */
export async function objectToClaim(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await openLead(tx, actor, leadId, 'update')
    const lead = await tx.tourRequest.findUniqueOrThrow({
      where: { id: leadId },
      include: {
        mail: { include: { agency: true } },
        household: { include: { contacts: true } },
        events: { where: { type: 'agency-objected' } },
      },
    })
    const claim = await claimOf(lead)
    if (!claim?.knew) throw conflict('No agency claims this family, or we did not know it before')
    if (claim.objection) throw conflict(`${claim.objection.by} has objected already`)
    const data = { partner: claim.agency.name, knownSince: claim.knew.at.toISOString() }
    await recordEvent(tx, leadId, { type: 'agency-objected', actor, data })
    await auditLead(tx, actor, { action: 'lead.object-to-claim', leadId, after: data })
  })
}
