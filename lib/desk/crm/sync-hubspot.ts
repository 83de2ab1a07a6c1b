import 'server-only'
import { type CrmSettings, HUBSPOT } from '@/lib/desk/crm/connection'
import { ensureRefusal } from '@/lib/desk/crm/hubspot-properties'
import {
  createRecord,
  DO_NOT_CONTACT,
  findContactByPhone,
  findRecord,
  LEAD_ID,
  updateRecord,
} from '@/lib/desk/crm/hubspot-records'
import type { WebhookLead } from '@/lib/desk/webhooks/webhook-message'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { refusedWords } from '@/lib/platform/do-not-contact/find-refusal'
import type { LeadHandoff } from '@/lib/platform/generated/prisma/client'

/**
 * Updates contact and deal. Safe to repeat; contacts HubSpot had are left alone, except for a refusal, which
 * everybody who works there must see. @throws OutsideError
 */
export async function syncHubspot(
  settings: CrmSettings,
  lead: WebhookLead,
  signal?: AbortSignal,
): Promise<void> {
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
  return {
    firstname: words.join(' '),
    lastname,
    ...(phone && { phone }),
    ...(email && { email }),
  }
}

/** The message stays here: it may mention the family's health. */
function dealOf({ name, community, source, url }: WebhookLead): Record<string, string> {
  return {
    dealname: `${name} · ${community?.name ?? 'no community yet'}`,
    description: `${source}, on the lead desk: ${url}`,
  }
}
