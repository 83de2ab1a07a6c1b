import 'server-only'
import { systemActor } from '@/lib/accounts/actor'
import { type CrmSettings, HUBSPOT, stageLabel } from '@/lib/desk/crm/connection'
import { moveLead } from '@/lib/desk/status/change-status'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import {
  alwaysNeedsReason,
  isLeadStatus,
  isListedTransition,
  type LeadStatus,
} from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

type CrmStage = { leadId: string; dealId: string; stage: string; reason: string | null }

/**
 * Records a stage change made in the CRM. Our status follows only by a listed move after a first attempt:
 * only an attempt stops the clock (C4), and a tour needs a time (decision 050).
 */
export async function applyCrmStage(settings: CrmSettings, change: CrmStage): Promise<void> {
  const { leadId, dealId, stage, reason } = change
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from tour_requests where id = ${leadId}::uuid for update`
    const key = { tourRequestId_crm: { tourRequestId: leadId, crm: HUBSPOT } }
    const handoff = await tx.leadHandoff.findUnique({ where: key, include: { tourRequest: true } })
    // If the deal was copied in HubSpot, the first one counts.
    if (!handoff || handoff.dealId !== dealId || handoff.stage === stage) return
    const lead = handoff.tourRequest
    if (lead.erasedAt) return
    const to = statusOf(settings, stage)
    const isMoved = to !== null && mayFollow(lead, to, reason)
    await recordEvent(tx, leadId, {
      type: 'crm-stage',
      data: {
        crm: 'HubSpot',
        stage: stageLabel(settings, stage),
        ...(!isMoved && to && to !== lead.status && { stays: lead.status }),
      },
    })
    await tx.leadHandoff.update({ where: key, data: { stage, ...(isMoved && { sentStatus: to }) } })
    if (isMoved) await moveLead(tx, systemActor('HubSpot'), lead, { status: to, ...(reason && { reason }) })
  })
}

/** A stage mapped from several statuses is ambiguous. */
function statusOf({ stages }: CrmSettings, stage: string): LeadStatus | null {
  const fitting = Object.entries(stages).flatMap(([status, id]) =>
    id === stage && isLeadStatus(status) ? [status] : [],
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function mayFollow(
  { status, firstAttemptAt, quarantinedAt }: TourRequest,
  to: LeadStatus,
  reason: string | null,
): boolean {
  if (!isLeadStatus(status) || status === to || quarantinedAt || !firstAttemptAt) return false
  return isListedTransition(status, to) && to !== 'scheduled' && (!alwaysNeedsReason(to) || Boolean(reason))
}
