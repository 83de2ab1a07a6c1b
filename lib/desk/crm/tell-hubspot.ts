import 'server-only'
import { type CrmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { changeRecord, findRecord, LEAD_ID, makeRecord } from '@/lib/desk/crm/hubspot-records'
import type { WebhookLead } from '@/lib/desk/webhooks/webhook-message'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import type { LeadHandoff } from '@/lib/platform/generated/prisma/client'

/**
 * Brings a lead's contact and deal in HubSpot to what the lead is now. May be repeated at any point: what was made is noted at once, and
 * found by our property when even that was lost. A contact that was there before stays as it is.
 * @throws HubspotError
 */
export async function tellHubspot(
  settings: CrmSettings,
  lead: WebhookLead,
  signal?: AbortSignal,
): Promise<void> {
  const known = await noted(lead.id, {})
  const contact = await bringContact(known, lead, signal)
  await noted(lead.id, contact)
  const deal = await bringDeal({ ...known, ...contact }, settings, lead, signal)
  await noted(lead.id, { ...deal, toldAt: new Date() })
}

function noted(tourRequestId: string, data: Partial<LeadHandoff>): Promise<LeadHandoff> {
  const key = { tourRequestId, crm: HUBSPOT }
  return db.leadHandoff.upsert({
    where: { tourRequestId_crm: key },
    update: data,
    create: { ...key, ...data },
  })
}

async function bringContact(known: LeadHandoff, lead: WebhookLead, signal?: AbortSignal) {
  const properties = contactOf(lead)
  if (known.contactId && !known.madeContact) return { contactId: known.contactId, madeContact: false }
  if (known.contactId && (await changeRecord('contacts', known.contactId, properties, signal)))
    return { contactId: known.contactId, madeContact: true }
  const ours = await findRecord('contacts', LEAD_ID, lead.id, signal)
  if (ours) return { contactId: ours, madeContact: true }
  const theirs = lead.email && (await findRecord('contacts', 'email', lead.email, signal))
  if (theirs) return { contactId: theirs, madeContact: false }
  const made = await makeRecord('contacts', { ...properties, [LEAD_ID]: lead.id }, null, signal)
  return { contactId: made, madeContact: true }
}

async function bringDeal(
  known: Pick<LeadHandoff, 'dealId' | 'sentStatus' | 'contactId' | 'stage'>,
  { pipelineId, stages }: CrmSettings,
  lead: WebhookLead,
  signal?: AbortSignal,
) {
  const status = isLeadStatus(lead.status) ? lead.status : 'new'
  // Who moved it there must not find it moved back by a corrected telephone number.
  const stage = status === known.sentStatus ? undefined : stages[status]
  const properties = { ...dealOf(lead), ...(stage && { dealstage: stage }) }
  const told = { sentStatus: status, ...(stage && { stage }) }
  const id = known.dealId ?? (await findRecord('deals', LEAD_ID, lead.id, signal))
  if (id && (await changeRecord('deals', id, properties, signal))) return { dealId: id, ...told }
  const first = {
    ...properties,
    [LEAD_ID]: lead.id,
    ...(pipelineId && { pipeline: pipelineId }),
    ...(stages[status] && { dealstage: stages[status] }),
  }
  const dealId = await makeRecord('deals', first, known.contactId, signal)
  return { dealId, ...told, stage: stages[status] ?? null }
}

function contactOf({ name, phone, email }: WebhookLead): Record<string, string> {
  const words = name.trim().split(/\s+/)
  const lastname = words.length > 1 ? (words.pop() ?? '') : ''
  return {
    firstname: words.join(' '),
    lastname,
    ...(phone && { phone }),
    ...(email && { email }),
  }
}

/** What families wrote stays here: it may speak of their health. */
function dealOf({ name, community, source, url }: WebhookLead): Record<string, string> {
  return {
    dealname: `${name} · ${community?.name ?? 'no community yet'}`,
    description: `${source}, on the lead desk: ${url}`,
  }
}
