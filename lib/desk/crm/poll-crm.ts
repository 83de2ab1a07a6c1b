import 'server-only'
import { subMinutes } from 'date-fns'
import * as z from 'zod'
import { systemActor } from '@/lib/accounts/actor'
import { type CrmSettings, crmSettings, HUBSPOT, stageLabel } from '@/lib/desk/crm/connection'
import { LEAD_ID } from '@/lib/desk/crm/hubspot-records'
import { moveLead } from '@/lib/desk/status/change-status'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import {
  alwaysNeedsReason,
  isLeadStatus,
  isListedTransition,
  type LeadStatus,
} from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callHubspot, hubspotPath } from '@/lib/platform/integrations/hubspot-api'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { isUuid } from '@/lib/platform/uuid'

/** HubSpot's search index lags by some seconds. */
const OVERLAP_MIN = 5
const PAGE = 100
const MAX_PAGES = 20

const foundSchema = z.object({
  results: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
})

/** Applies stage changes made in HubSpot since the last poll. */
export const pollCrm = defineSweep({
  name: 'crm',
  every: 60_000,
  async run() {
    const settings = await crmSettings()
    if (!settings.isSet || !settings.isOn) return
    const startedAt = new Date()
    try {
      await applyChanges(settings, subMinutes(settings.seenAt ?? startedAt, OVERLAP_MIN))
      await db.crmConnection.update({
        where: { id: HUBSPOT },
        data: { seenAt: startedAt, problem: null, problemSince: null },
      })
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      await db.$executeRaw`
        update crm_connections set problem = ${error.message}, problem_since = coalesce(problem_since, now()) where id = ${HUBSPOT}`
    }
  },
})

async function applyChanges(settings: CrmSettings, since: Date): Promise<void> {
  let after: string | undefined
  let failure: unknown
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await callHubspot(
      'POST',
      hubspotPath('objects', '/deals/search'),
      searchBody(since, after),
      foundSchema,
    )
    await eachApart(found.results, async ({ id: dealId, properties }) => {
      const { [LEAD_ID]: leadId, dealstage: stage, closed_lost_reason: reason } = properties
      if (leadId && isUuid(leadId) && stage)
        await applyCrmStage(settings, { leadId, dealId, stage, reason: reason ?? null })
    }).catch((error: unknown) => {
      failure ??= error
    })
    after = found.paging?.next?.after
    if (!after) break
  }
  if (failure) throw failure
}

function searchBody(since: Date, after: string | undefined) {
  const filters = [
    { propertyName: LEAD_ID, operator: 'HAS_PROPERTY' },
    { propertyName: 'hs_lastmodifieddate', operator: 'GTE', value: String(since.getTime()) },
  ]
  return {
    filterGroups: [{ filters }],
    sorts: [{ propertyName: 'hs_lastmodifieddate', direction: 'ASCENDING' }],
    properties: [LEAD_ID, 'dealstage', 'closed_lost_reason'],
    limit: PAGE,
    ...(after && { after }),
  }
}

type CrmStage = { leadId: string; dealId: string; stage: string; reason: string | null }

/**
 * Records a stage change made in the CRM. Our status follows only by a listed move after a first attempt:
 * only an attempt stops the clock (C4), and a tour needs a time (decision 050).
 */
async function applyCrmStage(settings: CrmSettings, change: CrmStage): Promise<void> {
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
