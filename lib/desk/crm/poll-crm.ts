import 'server-only'
import { subMinutes } from 'date-fns'
import * as z from 'zod'
import { applyCrmStage } from '@/lib/desk/crm/apply-crm-stage'
import { type CrmSettings, crmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { LEAD_ID } from '@/lib/desk/crm/hubspot-records'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callHubspot } from '@/lib/platform/integrations/hubspot-api'
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
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await callHubspot(
      'POST',
      '/crm/v3/objects/deals/search',
      searchBody(since, after),
      foundSchema,
    )
    for (const { id: dealId, properties } of found.results) {
      const { [LEAD_ID]: leadId, dealstage: stage, closed_lost_reason: reason } = properties
      if (leadId && isUuid(leadId) && stage)
        await applyCrmStage(settings, { leadId, dealId, stage, reason: reason ?? null })
    }
    after = found.paging?.next?.after
    if (!after) return
  }
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
