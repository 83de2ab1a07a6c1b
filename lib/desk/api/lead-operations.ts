import 'server-only'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { EXAMPLE_LEAD, PARTNER_FIELDS } from '@/lib/desk/api/lead-fields'
import { partnerAnswerSchema } from '@/lib/leads/partner-leads/partner-lead'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'

const REQUIRED = ['name', 'phone']

/** The fields of a tour request that a partner sends, in the order of the guide. */
export const partnerLead = named(
  'TourRequest',
  z.object(
    Object.fromEntries(
      PARTNER_FIELDS.map(({ name, words }) => {
        const shape = (tourRequestSchema.shape as Record<string, $ZodType>)[name] as z.ZodType
        const sent = REQUIRED.includes(name) ? z.nonoptional(shape) : z.optional(shape)
        return [name, sent.describe(words)]
      }),
    ),
  ),
)

/** Names of the fields that a tour request needs. */
export const requiredLeadFields: readonly string[] = REQUIRED

/** Answer to a request without a key. */
const tourRequestAnswer = named(
  'TourRequestAnswer',
  partnerAnswerSchema
    .pick({ transactionId: true, promise: true, communityName: true, tour: true })
    .extend({
      value: z
        .number()
        .optional()
        .describe('What the request is worth to ad platforms, in US dollars. Absent after a refusal.'),
    })
    .strict(),
)

const stored = <A extends $ZodType>(schema: A) => ({
  201: { words: 'The request was stored and staff were notified.', schema },
  200: { words: 'Already stored; any changes were added to it.', schema },
})

export const createTourRequest = defineOperation({
  id: 'createTourRequest',
  method: 'post',
  path: '/api/v1/tour-requests',
  alsoAt: '/api/tour-requests',
  tag: 'Leads',
  summary: 'Request a tour or a call',
  description:
    'Only an invalid name, phone, email or message is an error; other invalid fields are listed in `ignored`. A repeat with the same key is stored once and returns 200. With an API key, the lead desk shows the name of the key, and the response includes the status URL and the ignored fields.',
  access: ['anybody', { key: 'leads:write' }],
  headers: z.object({
    'Idempotency-Key': z
      .string()
      .max(128)
      .optional()
      .describe('Your own key for the request, in place of `transactionId`. Used only with an API key.'),
  }),
  body: { schema: partnerLead, example: EXAMPLE_LEAD },
  answers: stored(z.union([partnerAnswerSchema, tourRequestAnswer])),
  refusals: [400, 401, 403, 413, 415, 429, 503],
})

/** That call as a key makes it: its answer always says how the request was understood. */
export const sendTourRequest = defineOperation({
  ...createTourRequest,
  access: [{ key: 'leads:write' }],
  answers: stored(partnerAnswerSchema),
})
