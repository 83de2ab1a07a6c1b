import 'server-only'
import * as z from 'zod'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import type { AdLead, Answer } from '@/lib/leads/lead-forms/ad-lead'
import { META_LEAD } from '@/lib/leads/lead-forms/meta-webhook'
import { recordPlatformTest } from '@/lib/leads/lead-forms/platform-state'
import { storeAdLead } from '@/lib/leads/lead-forms/store-ad-lead'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callMeta, isMetaConfigured } from '@/lib/platform/integrations/meta-graph'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

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
  if (!isMetaConfigured()) throw new OutsideError('META_PAGE_TOKEN is not set')
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
      .map(({ checkbox_key }) => `Ticked on the form: ${checkbox_key}`),
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
