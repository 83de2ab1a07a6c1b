import 'server-only'
import * as z from 'zod'
import { type CrmSettings, crmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { syncHubspot } from '@/lib/desk/crm/sync-hubspot'
import { leadPayload } from '@/lib/desk/webhooks/compose-message'
import { deliverLead, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import type { WebhookLead } from '@/lib/desk/webhooks/webhook-message'
import type { Tx } from '@/lib/platform/database/db'
import { callHubspot, orMissing } from '@/lib/platform/integrations/hubspot-api'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** The SQL trigger names this kind, too. */
export const LEAD_CRM = 'lead-crm'

const payloadSchema = z.object({
  erase: z.object({ dealId: z.string().nullable(), contactId: z.string().nullable() }).optional(),
})

type CrmMessage = { lead: WebhookLead } | { erase: NonNullable<z.output<typeof payloadSchema>['erase']> }

const hubspot: LeadAdapter<CrmSettings, CrmMessage> = {
  async destinationOf() {
    const settings = await crmSettings()
    return settings.isSet && settings.isOn ? settings : null
  },
  async messageFor({ payload, tourRequestId }) {
    const { erase } = payloadSchema.parse(payload)
    if (erase) return { erase }
    const lead = tourRequestId && (await leadPayload(tourRequestId))
    return lead ? { lead } : null
  },
  async send(settings, message, _, signal) {
    if ('erase' in message) await erase(message.erase, signal)
    else await syncHubspot(settings, message.lead, signal)
    return 'HubSpot has it'
  },
}

export const leadCrm = defineHandler({
  kind: LEAD_CRM,
  channel: 'crm',
  afterRestore: 'hold',
  // HubSpot allows about ten requests per second.
  concurrency: 2,
  payload: payloadSchema,
  handle: (item, _, signal) => deliverLead(hubspot, item, signal),
})

async function erase(
  { dealId, contactId }: { dealId: string | null; contactId: string | null },
  signal: AbortSignal,
) {
  // A record that no longer exists counts as erased.
  if (dealId)
    await orMissing(callHubspot('DELETE', `/crm/v3/objects/deals/${dealId}`, null, z.unknown(), signal))
  const body = { objectId: contactId }
  if (contactId)
    await orMissing(callHubspot('POST', '/crm/v3/objects/contacts/gdpr-delete', body, z.unknown(), signal))
}

/** Enqueues deletion of what we created in the CRM; call in the erasing transaction. */
export async function eraseInCrm(tx: Tx, leadIds: string[]): Promise<void> {
  const handoffs = await tx.leadHandoff.findMany({ where: { tourRequestId: { in: leadIds } } })
  await tx.leadHandoff.deleteMany({ where: { tourRequestId: { in: leadIds } } })
  const items = handoffs.map(({ tourRequestId, dealId, contactId, madeContact }) => ({
    kind: leadCrm,
    target: HUBSPOT,
    dedupKey: `${LEAD_CRM}:erased:${tourRequestId}`,
    payload: { erase: { dealId, contactId: madeContact ? contactId : null } },
  }))
  await enqueue(tx, ...items)
}
