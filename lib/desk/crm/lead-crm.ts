import 'server-only'
import * as z from 'zod'
import { type CrmSettings, crmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { tellHubspot } from '@/lib/desk/crm/tell-hubspot'
import { leadForOthers } from '@/lib/desk/webhooks/compose-message'
import { handOver, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import type { WebhookLead } from '@/lib/desk/webhooks/webhook-message'
import type { Tx } from '@/lib/platform/database/db'
import { askHubspot, HubspotError } from '@/lib/platform/integrations/hubspot-api'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** The kind stands in the SQL of the trigger as well. */
export const LEAD_CRM = 'lead-crm'

const payloadSchema = z.object({
  /** Of whoever was erased here: what is to go there. */
  erase: z.object({ dealId: z.string().nullable(), contactId: z.string().nullable() }).optional(),
})

type Told = { lead: WebhookLead } | { erase: NonNullable<z.output<typeof payloadSchema>['erase']> }

/** The second adapter: contacts and deals by HubSpot's own API. */
const hubspot: LeadAdapter<CrmSettings, Told> = {
  async destinationOf() {
    const settings = await crmSettings()
    return settings.isSet && settings.isOn ? settings : null
  },
  async messageFor({ payload, tourRequestId }) {
    const { erase } = payloadSchema.parse(payload)
    if (erase) return { erase }
    const lead = tourRequestId && (await leadForOthers(tourRequestId))
    return lead ? { lead } : null
  },
  async tell(settings, told, _, signal): Promise<Outcome> {
    try {
      if ('erase' in told) await erase(told.erase, signal)
      else await tellHubspot(settings, told.lead, signal)
      return { outcome: 'sent', response: 'HubSpot has it' }
    } catch (error) {
      if (!(error instanceof HubspotError)) throw error
      const { message: response, status: responseCode, waitS } = error
      if (error.isPermanent) return { outcome: 'permanent-failure', response, responseCode }
      return { outcome: 'temporary-failure', response, responseCode, ...(waitS && { waitS }) }
    }
  },
}

/** Tells the CRM about a lead as it is now. */
export const leadCrm = defineHandler({
  kind: LEAD_CRM,
  // HubSpot refuses more than some ten questions a second.
  atOnce: 2,
  payload: payloadSchema,
  handle: (item, _, signal) => handOver(hubspot, item, signal),
})

async function erase(
  { dealId, contactId }: { dealId: string | null; contactId: string | null },
  signal: AbortSignal,
) {
  if (dealId) await gone(askHubspot('DELETE', `/crm/v3/objects/deals/${dealId}`, null, z.unknown(), signal))
  const body = { objectId: contactId }
  if (contactId)
    await gone(askHubspot('POST', '/crm/v3/objects/contacts/gdpr-delete', body, z.unknown(), signal))
}

/** What is not there any more is erased. */
async function gone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof HubspotError && error.status === 404)) throw error
  })
}

/** Plans to erase there what we made there of these leads, in the transaction that erases them here. */
export async function eraseInCrm(tx: Tx, leadIds: string[]): Promise<void> {
  const handoffs = await tx.leadHandoff.findMany({ where: { tourRequestId: { in: leadIds } } })
  await tx.leadHandoff.deleteMany({ where: { tourRequestId: { in: leadIds } } })
  const items = handoffs.map(({ tourRequestId, dealId, contactId, madeContact }) => ({
    kind: LEAD_CRM,
    channel: 'crm',
    target: HUBSPOT,
    dedupKey: `${LEAD_CRM}:erased:${tourRequestId}`,
    payload: { erase: { dealId, contactId: madeContact ? contactId : null } },
  }))
  await enqueue(tx, ...items)
}
