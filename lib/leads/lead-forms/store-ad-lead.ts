import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { type AdLead, fieldsOf } from '@/lib/leads/lead-forms/ad-lead'
import { knownCommunities } from '@/lib/leads/mailbox/known-communities'
import { sourceOf } from '@/lib/leads/sources/registry'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, type Tx } from '@/lib/platform/database/db'
import type { LeadForm } from '@/lib/platform/generated/prisma/client'

/** Stores a lead from an ad form once, in one commit; repeats change nothing, even after its deletion. */
export async function storeAdLead(lead: AdLead, about: RequestContext): Promise<void> {
  try {
    await db.$transaction((tx) => store(tx, lead, about))
  } catch {
    // The cached community may just have been deleted; that must not lose the lead.
    forgetRemembered()
    await db.$transaction((tx) => store(tx, lead, about))
  }
}

async function store(tx: Tx, lead: AdLead, about: RequestContext): Promise<void> {
  const { platform, externalId, formId } = lead
  const form = await knownForm(tx, lead)
  await tx.$executeRaw`
    insert into lead_form_deliveries (id, platform, external_id, form_id, state)
    values (${uuidv7()}::uuid, ${platform.id}, ${externalId}, ${formId}, 'waiting') on conflict (platform, external_id) do nothing`
  const [delivery] = await tx.$queryRaw<{ id: string; state: string }[]>`
    select id, state from lead_form_deliveries where platform = ${platform.id} and external_id = ${externalId} for update`
  if (delivery?.state !== 'waiting') return
  const source = sourceOf(platform.leadForms.source)
  const facts = { adForm: form?.name ?? platform.name }
  const judged = await judge(lead, form, { ...about, source, facts })
  const key = transactionIdFrom(`${source.key}:${externalId}`)
  const { leadId } = await storeLeadWithin(tx, judged, key)
  await tx.leadFormDelivery.update({
    where: { id: delivery.id },
    data: { state: 'stored', problem: null, formId, tourRequestId: leadId },
  })
}

async function judge(lead: AdLead, form: LeadForm | null, about: RequestContext): Promise<LeadToStore> {
  const fields = fieldsOf(lead.answers)
  const body = {
    ...lead.campaign,
    ...fields,
    communityId: await communityOf(lead, form, about),
    utmMedium: 'lead-form',
  }
  const wording = [form?.consentWording, ...lead.agreed].filter(Boolean).join('\n')
  const sent = { ...fields, consentWording: wording || null, consentVersion: null, formLoadTime: null }
  return judgeLead({ body, sent, about })
}

/** Community named in an answer, else the form's own; null when the API key does not cover it. */
async function communityOf(
  { answers }: AdLead,
  form: LeadForm | null,
  { apiKey }: RequestContext,
): Promise<string | null> {
  const communities = await knownCommunities()
  const said = new Set(answers.map(({ value }) => value.trim().toLowerCase()))
  const named = communities.find(({ name }) => said.has(name.toLowerCase()))
  const id = named?.id ?? form?.communityId ?? null
  const isAllowed = !apiKey?.communityIds.length || (id !== null && apiKey.communityIds.includes(id))
  return isAllowed ? id : null
}

/** Reads a form's settings; a new form is added so that staff can assign its community. */
async function knownForm(
  tx: Tx,
  { platform, formId }: Pick<AdLead, 'platform' | 'formId'>,
): Promise<LeadForm | null> {
  if (!formId) return null
  const known = await tx.leadForm.findUnique({ where: { formId } })
  if (known) return known
  const name = `${platform.name} form ${formId}`
  await tx.$executeRaw`
    insert into lead_forms (id, platform, form_id, name, updated_at)
    values (${uuidv7()}::uuid, ${platform.id}, ${formId}, ${name}, now()) on conflict (form_id) do nothing`
  return tx.leadForm.findUnique({ where: { formId } })
}
