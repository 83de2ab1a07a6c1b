import 'server-only'
import * as z from 'zod'
import { keyHolder } from '@/lib/accounts/api-keys/require-key'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import type { AdLead } from '@/lib/leads/lead-forms/ad-lead'
import { recordPlatformRefusal, recordPlatformTest } from '@/lib/leads/lead-forms/platform-state'
import { storeAdLead } from '@/lib/leads/lead-forms/store-ad-lead'
import { refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import { google } from '@/lib/platform/ad-platforms/google'
import { AppError, invalidFields } from '@/lib/platform/errors'

const text = z.coerce.string().max(5_000)

/** Google's webhook body (developers.google.com/google-ads/webhook, version 1.0). */
const deliverySchema = z.object({
  lead_id: text.min(1),
  user_column_data: z.array(
    z.object({ column_id: text, column_name: text.optional(), string_value: text.default('') }),
  ),
  form_id: text.optional(),
  campaign_id: text.optional(),
  adgroup_id: text.optional(),
  creative_id: text.optional(),
  gcl_id: text.optional(),
  is_test: z.boolean().default(false),
})

type Delivery = z.output<typeof deliverySchema>

/** Google lead form webhook. The body carries one of our API keys, which limits the communities. */
export const googleLeadForm: VisitorForm<{ isTest: boolean }> = {
  key: 'body',
  async submit(fields, about) {
    const apiKey = await holderOf(fields.google_key)
    const parsed = deliverySchema.safeParse(fields)
    if (!parsed.success) throw invalidFields({ user_column_data: 'This is not a lead from a Google form' })
    const delivery = parsed.data
    const { lead_id: leadId, form_id: formId } = delivery
    const isTest = delivery.is_test || apiKey.isTest
    if (isTest) await recordPlatformTest(google, leadId, formId ?? null)
    else {
      await refuseLeadFlood({ apiKey, clientIpAddress: null }, '')
      // Address and browser belong to Google's server, not to the family.
      await storeAdLead(leadOf(delivery), withoutVisitor({ ...about, apiKey }))
    }
    return { isTest }
  },
  json: ({ isTest }) => ({
    status: 200,
    body: { message: isTest ? 'Test received; no lead was created' : 'Stored' },
  }),
}

async function holderOf(shown: unknown) {
  try {
    return await keyHolder(typeof shown === 'string' ? shown : '', 'leads:write')
  } catch (error) {
    if (error instanceof AppError && typeof shown === 'string')
      await recordPlatformRefusal(google, error.message)
    throw error
  }
}

function leadOf({ lead_id, user_column_data, form_id, ...ad }: Delivery): AdLead {
  return {
    platform: google,
    externalId: lead_id,
    formId: form_id ?? null,
    answers: user_column_data.map(({ column_id, column_name, string_value }) => ({
      key: column_id.toLowerCase(),
      label: column_name ?? column_id,
      value: string_value,
    })),
    campaign: {
      utmSource: google.source,
      utmCampaign: ad.campaign_id,
      utmTerm: idOf(ad.adgroup_id),
      utmContent: idOf(ad.creative_id),
      gclid: ad.gcl_id,
    },
    agreed: [],
  }
}

/** Google sends 0 for ads without a group. */
const idOf = (id: string | undefined) => (id === '0' ? undefined : id)
