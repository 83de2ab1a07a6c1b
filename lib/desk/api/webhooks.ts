import type { $ZodType } from 'zod/v4/core'
import { partnerEventSchema } from '@/lib/desk/partner-events/partner-event-schema'
import { PARTNER_EVENT_COPY } from '@/lib/desk/partner-events/partner-events'
import { EVENT_DESCRIPTIONS } from '@/lib/desk/webhooks/webhook-events'
import {
  type PartnerMessage,
  partnerMessageSchema,
  type WebhookMessage,
  webhookMessageSchema,
} from '@/lib/desk/webhooks/webhook-message'
import { named } from '@/lib/platform/http/component-names'
import { siteUrl } from '@/lib/platform/site'

const LEAD_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'

/** To the company's own endpoints. */
export const EXAMPLE_MESSAGE: WebhookMessage = {
  type: 'lead.attempted',
  timestamp: '2026-11-23T16:04:11.000Z',
  data: {
    lead: {
      id: LEAD_ID,
      transactionId: 'request-10482',
      url: siteUrl(`/admin/tour-requests/${LEAD_ID}`),
      source: 'partner',
      status: 'contacted',
      statusReason: null,
      name: 'Ruth Ellis',
      phone: '+13035550142',
      phoneExtension: null,
      email: 'ruth@example.com',
      message: 'For my father, by spring',
      community: null,
      floorPlan: null,
      owner: 'maria',
      preferredDate: null,
      scheduledDate: null,
      createdAt: '2026-11-23T16:00:02.000Z',
      callAt: null,
      callDueAt: '2026-11-23T16:10:02.000Z',
      firstAttemptAt: '2026-11-23T16:04:11.000Z',
      reachedAt: '2026-11-23T16:04:11.000Z',
      contactAllowed: { call: true, text: true, mail: true, automated: true },
      contactEndedAt: null,
      campaign: { source: 'google', medium: 'cpc', name: null, term: null, content: null },
    },
    change: { by: 'maria', outcome: 'reached' },
  },
}

/** To an endpoint of an API key. */
export const PARTNER_MESSAGE: PartnerMessage = {
  type: 'lead.called',
  timestamp: '2026-11-23T16:04:11.000Z',
  data: {
    id: '018f3c1f-0a11-7d52-8c1e-5b7a90d2e6f3',
    type: 'lead.called',
    at: '2026-11-23T16:04:11.000Z',
    leads: [{ id: LEAD_ID, transactionId: 'request-10482' }],
    outcome: 'reached',
  },
}

export const PARTNER_EVENT_FIELDS: readonly { term: string; words: string }[] = Object.entries(
  partnerEventSchema.shape,
).flatMap(([term, { description }]) => (description ? [{ term, words: description }] : []))

const OF_COMPANY = {
  copy: EVENT_DESCRIPTIONS,
  schema: named('WebhookMessage', webhookMessageSchema),
  example: EXAMPLE_MESSAGE,
}
const OF_KEYS = {
  copy: PARTNER_EVENT_COPY,
  schema: named('PartnerMessage', partnerMessageSchema),
  example: PARTNER_MESSAGE,
}

type Collection = { schemaOf(schema: $ZodType, side: 'output'): object }

/** For the `webhooks` section of OpenAPI 3.1: messages to the company's endpoints, or to those of keys. */
export function webhookCalls(hearer: 'company' | 'key', { schemaOf }: Collection) {
  const { copy, schema, example } = hearer === 'company' ? OF_COMPANY : OF_KEYS
  const message = schemaOf(schema, 'output')
  return Object.fromEntries(
    Object.entries<string>(copy).map(([event, summary]) => [
      event,
      {
        post: {
          operationId: `on-${event}`,
          tags: ['Webhooks'],
          summary,
          security: [],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: message, example } },
          },
          responses: {
            '2XX': {
              description: 'Accepted. Any other response is retried for three days; 410 stops the retries.',
            },
          },
        },
      },
    ]),
  )
}
