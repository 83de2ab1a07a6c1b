import 'server-only'
import * as z from 'zod'
import { keyHolder } from '@/lib/auth/api-keys/require-key'
import { invalidFields } from '@/lib/errors'
import type { RequestContext } from '@/lib/intake/request-context'
import type { SentFields, VisitorForm } from '@/lib/intake/take-in'
import { GOOGLE_LEAD_FORM } from '@/lib/leads/lead-sources'
import { submitLead } from '@/lib/leads/submit'

const text = z.coerce.string().max(5_000)

/** What Google posts when somebody sends a lead form beneath an ad (developers.google.com/google-ads/webhook, version 1.0). */
const deliverySchema = z.object({
  lead_id: text.min(1),
  user_column_data: z.array(
    z.object({ column_id: text, column_name: text.optional(), string_value: text.default('') }),
  ),
  campaign_id: text.optional(),
  gcl_id: text.optional(),
  is_test: z.boolean().default(false),
})

type Delivery = z.output<typeof deliverySchema>

/** Columns that are fields of ours; every other answer goes into the message. */
const OURS = ['FULL_NAME', 'FIRST_NAME', 'LAST_NAME', 'PHONE_NUMBER', 'WORK_PHONE', 'EMAIL', 'WORK_EMAIL']

const MESSAGE_MAX = 1_000

/**
 * A lead of Google's own form, through the gate of every other. Google shows one of our API keys in the body, so the key limits which
 * communities it is for. Google's test delivery is checked like a real one and stored nowhere.
 */
export const googleLeadForm: VisitorForm<{ isTest: boolean }> = {
  async submit(fields, about) {
    const shown = fields.google_key
    const key = await keyHolder(typeof shown === 'string' ? shown : '', 'leads:write')
    const parsed = deliverySchema.safeParse(fields)
    if (!parsed.success) throw invalidFields({ user_column_data: 'This is no lead of a Google form' })
    const delivery = parsed.data
    if (!delivery.is_test) await submitLead(fieldsOf(delivery), contextOf(about, key))
    return { isTest: delivery.is_test }
  },
  json: ({ isTest }) => ({
    status: 200,
    body: { message: isTest ? 'The test arrived; nothing is stored' : 'Stored' },
  }),
}

function contextOf(about: RequestContext, key: Awaited<ReturnType<typeof keyHolder>>): RequestContext {
  return {
    ...about,
    partner: { ...key, source: GOOGLE_LEAD_FORM },
    // Those of Google's server say nothing about the family.
    clientIpAddress: null,
    userAgent: null,
    visit: null,
  }
}

function fieldsOf({ lead_id, user_column_data, campaign_id, gcl_id }: Delivery): SentFields {
  const said = new Map(
    user_column_data.map(({ column_id, string_value }) => [column_id, string_value.trim()]),
  )
  const first = (...columns: string[]) => columns.map((column) => said.get(column)).find(Boolean) ?? ''
  const others = user_column_data
    .filter(({ column_id, string_value }) => !OURS.includes(column_id) && string_value.trim())
    .map(({ column_id, column_name, string_value }) => `${column_name ?? column_id}: ${string_value.trim()}`)
  return {
    transactionId: `google-lead-form:${lead_id}`,
    name:
      first('FULL_NAME') ||
      [first('FIRST_NAME'), first('LAST_NAME')].filter(Boolean).join(' ') ||
      'No name given',
    phone: first('PHONE_NUMBER', 'WORK_PHONE'),
    email: first('EMAIL', 'WORK_EMAIL'),
    message: [...others.join('\n')].slice(0, MESSAGE_MAX).join(''),
    gclid: gcl_id,
    utmSource: 'google',
    utmMedium: 'lead-form',
    utmCampaign: campaign_id,
  }
}
