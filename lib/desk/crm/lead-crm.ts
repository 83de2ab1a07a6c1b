import 'server-only'
import * as z from 'zod'
import { type CrmSettings, crmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { ensureRefusal } from '@/lib/desk/crm/hubspot-properties'
import {
  createRecord,
  DO_NOT_CONTACT,
  findContactByPhone,
  findRecord,
  LEAD_ID,
  updateRecord,
} from '@/lib/desk/crm/hubspot-records'
import { deliverLead, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import { leadPayload } from '@/lib/desk/webhooks/lead-webhook'
import type { WebhookLead } from '@/lib/desk/webhooks/webhook-message'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { db, type Tx } from '@/lib/platform/database/db'
import { refusedWords } from '@/lib/platform/do-not-contact/contact-allowed'
import type { LeadHandoff } from '@/lib/platform/generated/prisma/client'
import { callHubspot, hubspotPath, orMissing } from '@/lib/platform/integrations/hubspot-api'
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
  const deal = hubspotPath('objects', `/deals/${dealId}`)
  if (dealId) await orMissing(callHubspot('DELETE', deal, null, z.unknown(), signal))
  const body = { objectId: contactId }
  const contact = hubspotPath('objects', '/contacts/gdpr-delete')
  if (contactId) await orMissing(callHubspot('POST', contact, body, z.unknown(), signal))
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

/**
 * Updates contact and deal. Safe to repeat; contacts HubSpot had are left alone, except for a refusal, which
 * everybody who works there must see. @throws OutsideError
 */
async function syncHubspot(settings: CrmSettings, lead: WebhookLead, signal?: AbortSignal): Promise<void> {
  const known = await saveHandoff(lead.id, {})
  const contact = await syncContact(known, lead, signal)
  await saveHandoff(lead.id, contact)
  await tellRefusal(known, contact.contactId, lead, signal)
  const deal = await syncDeal({ ...known, ...contact }, settings, lead, signal)
  await saveHandoff(lead.id, { ...deal, toldAt: new Date() })
}

function saveHandoff(tourRequestId: string, data: Partial<LeadHandoff>): Promise<LeadHandoff> {
  const key = { tourRequestId, crm: HUBSPOT }
  return db.leadHandoff.upsert({
    where: { tourRequestId_crm: key },
    update: data,
    create: { ...key, ...data },
  })
}

async function syncContact(known: LeadHandoff, lead: WebhookLead, signal?: AbortSignal) {
  const properties = contactOf(lead)
  if (known.contactId && !known.madeContact) return { contactId: known.contactId, madeContact: false }
  if (known.contactId && (await updateRecord('contacts', known.contactId, properties, signal)))
    return { contactId: known.contactId, madeContact: true }
  const ours = await findRecord('contacts', LEAD_ID, lead.id, signal)
  if (ours) return { contactId: ours, madeContact: true }
  const theirs = await theirContact(lead, signal)
  if (theirs) return { contactId: theirs, madeContact: false }
  const made = await createRecord('contacts', { ...properties, [LEAD_ID]: lead.id }, null, signal)
  return { contactId: made, madeContact: true }
}

/** A lead with an address is looked up by it alone: several people may share a number. */
async function theirContact({ email, phone }: WebhookLead, signal?: AbortSignal): Promise<string | null> {
  if (email) return findRecord('contacts', 'email', email, signal)
  return phone.startsWith('+') ? findContactByPhone(phone, signal) : null
}

async function tellRefusal(
  { toldRefusal }: LeadHandoff,
  contactId: string,
  { id, contactAllowed: allowed }: WebhookLead,
  signal?: AbortSignal,
): Promise<void> {
  const refused = refusedWords(allowed)
  if (refused === (toldRefusal ?? '')) return
  await ensureRefusal(signal)
  await updateRecord('contacts', contactId, { [DO_NOT_CONTACT]: refused }, signal)
  await saveHandoff(id, { toldRefusal: refused })
}

async function syncDeal(
  known: Pick<LeadHandoff, 'dealId' | 'sentStatus' | 'contactId' | 'stage'>,
  { pipelineId, stages }: CrmSettings,
  lead: WebhookLead,
  signal?: AbortSignal,
) {
  const status = isLeadStatus(lead.status) ? lead.status : 'new'
  // A corrected phone number must not undo a stage change made in HubSpot.
  const stage = status === known.sentStatus ? undefined : stages[status]
  const properties = { ...dealOf(lead), ...(stage && { dealstage: stage }) }
  const sent = { sentStatus: status, ...(stage && { stage }) }
  const id = known.dealId ?? (await findRecord('deals', LEAD_ID, lead.id, signal))
  if (id && (await updateRecord('deals', id, properties, signal))) return { dealId: id, ...sent }
  const first = {
    ...properties,
    [LEAD_ID]: lead.id,
    ...(pipelineId && { pipeline: pipelineId }),
    ...(stages[status] && { dealstage: stages[status] }),
  }
  const dealId = await createRecord('deals', first, known.contactId, signal)
  return { dealId, ...sent, stage: stages[status] ?? null }
}

function contactOf({ name, phone, email }: WebhookLead): Record<string, string> {
  const words = name.trim().split(/\s+/)
  const lastname = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstname: words.join(' '), lastname, ...(phone && { phone }), ...(email && { email }) }
}

/** The message stays here: it may mention the family's health. */
function dealOf({ name, community, source, url }: WebhookLead): Record<string, string> {
  return {
    dealname: `${name} · ${community?.name ?? 'no community yet'}`,
    description: `${source}, on the lead desk: ${url}`,
  }
}
