import 'server-only'
import * as z from 'zod'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import type { AdLead, Answer } from '@/lib/leads/lead-forms/ad-lead'
import { META_LEAD, queueMetaLeads } from '@/lib/leads/lead-forms/meta-webhook'
import { recordPlatformTest } from '@/lib/leads/lead-forms/platform-state'
import { storeAdLead } from '@/lib/leads/lead-forms/store-ad-lead'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callMeta, isMetaConfigured } from '@/lib/platform/integrations/meta-graph'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

const FIELDS = [
  'id',
  'created_time',
  'form_id',
  'field_data',
  'custom_disclaimer_responses',
  'platform',
  'campaign_id',
  'campaign_name',
  'adset_id',
  'adset_name',
  'ad_id',
  'ad_name',
].join()

const text = z.string().max(5_000)

/** Lead in the Graph API (developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving). */
const leadSchema = z.object({
  id: text,
  form_id: text.optional(),
  field_data: z.array(z.object({ name: text, values: z.array(z.coerce.string().max(5_000)).default([]) })),
  custom_disclaimer_responses: z
    .array(z.object({ checkbox_key: text, is_checked: z.union([z.string(), z.boolean()]).optional() }))
    .default([]),
  platform: text.optional(),
  campaign_id: text.optional(),
  campaign_name: text.optional(),
  adset_id: text.optional(),
  adset_name: text.optional(),
  ad_id: text.optional(),
  ad_name: text.optional(),
})

type MetaLead = z.output<typeof leadSchema>

/** Fetches and stores a lead announced by Meta. While this fails, the desk shows a waiting paid lead. */
export const metaLead = defineHandler({
  kind: META_LEAD,
  afterRestore: 'run',
  concurrency: 4,
  payload: z.object({}),
  async handle({ target }, _, signal) {
    const externalId = target ?? ''
    const delivery = await db.leadFormDelivery.findUnique({
      where: { platform_externalId: { platform: meta.id, externalId } },
    })
    if (delivery?.state !== 'waiting') return { outcome: 'done' }
    const lead = await readLead(externalId, signal).catch(async (error: unknown) => {
      if (error instanceof OutsideError) await recordProblem(delivery.id, error.message)
      throw error
    })
    if (isTest(lead)) await recordPlatformTest(meta, externalId, lead.form_id ?? delivery.formId)
    else {
      const about = withoutVisitor({ receivedAt: new Date(), requestId: null })
      await storeAdLead(adLeadOf(lead, externalId, delivery.formId), about)
    }
    return { outcome: 'done' }
  },
})

/** No failure is final, since any may get fixed; retries end after three days, and staff can restart them. */
async function readLead(externalId: string, signal: AbortSignal): Promise<MetaLead> {
  if (!isMetaConfigured()) throw new OutsideError('No Page token is set under Connections')
  return callMeta(externalId, { fields: FIELDS }, leadSchema, signal)
}

async function recordProblem(id: string, problem: string): Promise<void> {
  await db.leadFormDelivery.updateMany({ where: { id, state: 'waiting' }, data: { problem } })
}

/** Meta's testing tool fills every field with such text. */
function isTest({ field_data }: MetaLead): boolean {
  const values = field_data.flatMap(({ values }) => values)
  return values.length > 0 && values.every((value) => value.startsWith('<test lead:'))
}

function adLeadOf(lead: MetaLead, externalId: string, formId: string | null): AdLead {
  return {
    platform: meta,
    externalId,
    formId: lead.form_id ?? formId,
    answers: lead.field_data.map(answerOf),
    campaign: {
      utmSource: lead.platform === 'ig' ? 'instagram' : 'facebook',
      utmCampaign: named(lead.campaign_name, lead.campaign_id),
      utmTerm: named(lead.adset_name, lead.adset_id),
      utmContent: named(lead.ad_name, lead.ad_id),
    },
    agreed: lead.custom_disclaimer_responses
      .filter(({ is_checked }) => is_checked === true || is_checked === '1' || is_checked === 'true')
      .map(({ checkbox_key }) => `Checked on the form: ${checkbox_key}`),
  }
}

/** Custom questions are named after their text: who_would_move_in? */
function answerOf({ name, values }: MetaLead['field_data'][number]): Answer {
  const words = name.replaceAll('_', ' ').trim()
  return {
    key: name.toLowerCase(),
    label: words.charAt(0).toUpperCase() + words.slice(1),
    value: values.join(', '),
  }
}

const named = (name: string | undefined, id: string | undefined) =>
  name && id ? `${name} (${id})` : (name ?? id)

/** Longer than an unnoticed outage. */
const BACK_S = 2 * 24 * 60 * 60
const PAGE = '100'
const PAGES_AT_MOST = 20

const pageSchema = z.object({
  data: z.array(z.object({ id: z.string().regex(/^\d{1,32}$/) })),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() })
    .optional(),
})

/** Safety net for Meta's webhook: polls known forms for unannounced leads. */
export const pollMeta = defineSweep({
  name: 'meta-leads',
  every: 5 * 60_000,
  isOn: isMetaConfigured,
  async run() {
    const platform = meta.id
    const forms = await db.leadForm.findMany({ where: { platform } })
    let pollProblem: string | null = null
    for (const form of forms) {
      try {
        await lookThrough(form)
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        pollProblem = `${form.name}: ${error.message}`
      }
    }
    const data = { pollProblem }
    await db.leadFormPlatform.upsert({ where: { platform }, create: { platform, ...data }, update: data })
  },
})

async function lookThrough({ formId, createdAt }: { formId: string; createdAt: Date }): Promise<void> {
  const since = Math.floor(Math.max(createdAt.getTime(), Date.now() - BACK_S * 1_000) / 1_000)
  const filtering = JSON.stringify([{ field: 'time_created', operator: 'GREATER_THAN', value: since }])
  let after: string | undefined
  for (let page = 1; page <= PAGES_AT_MOST; page += 1) {
    const query = { fields: 'id', limit: PAGE, filtering, ...(after && { after }) }
    const { data, paging } = await callMeta(`${formId}/leads`, query, pageSchema)
    const news = data.map(({ id }) => ({ leadgen_id: id, form_id: formId }))
    await db.$transaction((tx) => queueMetaLeads(tx, news))
    after = paging?.next ? paging.cursors?.after : undefined
    if (!after) return
  }
}
