import { jsonSchema, sends } from '@/lib/desk/api/answers'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import {
  type WebhookMessage,
  webhookLeadSchema,
  webhookMessageSchema,
} from '@/lib/desk/webhooks/webhook-message'
import { siteUrl } from '@/lib/platform/site'

const LEAD_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'

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

export const WEBHOOK_FIELDS: readonly { term: string; words: string }[] = Object.entries(
  webhookLeadSchema.shape,
).flatMap(([term, { description }]) => (description ? [{ term, words: description }] : []))

/** For the `webhooks` section of OpenAPI 3.1. */
export const webhookCalls = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [
    event,
    {
      post: {
        tags: ['Webhooks'],
        summary: EVENT_DESCRIPTIONS[event],
        security: [],
        requestBody: sends(jsonSchema(webhookMessageSchema)),
        responses: {
          '2XX': { description: 'Taken. Anything else is tried again for three days; 410 ends it.' },
        },
      },
    },
  ]),
)
