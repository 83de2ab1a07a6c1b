import 'server-only'
import * as z from 'zod'
import { partnerEventViews } from '@/lib/desk/partner-events/partner-event-view'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { composeMessage } from '@/lib/desk/webhooks/compose-message'
import { deliverLead, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import type { PartnerMessage, WebhookMessage } from '@/lib/desk/webhooks/webhook-message'
import { webhookReach } from '@/lib/desk/webhooks/webhook-reach'
import { signedHeaders } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import type { WebhookEndpoint } from '@/lib/platform/generated/prisma/client'
import { postGuarded } from '@/lib/platform/integrations/guarded-request'
import { openText } from '@/lib/platform/mail/sealed-text'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { siteUrl } from '@/lib/platform/site'

/** The SQL trigger names this kind, too. */
export const LEAD_WEBHOOK = 'lead-webhook'

/** The endpoint wants nothing more. */
const GONE = 410

const payloadSchema = z.union([
  z.object({ event: z.enum(PARTNER_EVENTS), eventId: z.uuid() }),
  z.object({ event: z.enum(WEBHOOK_EVENTS).exclude(['lead.erased']), entryId: z.uuid() }),
  z.object({ event: z.literal('lead.erased'), leadId: z.uuid(), at: z.iso.datetime() }),
  z.object({ event: z.literal(TEST_EVENT), at: z.iso.datetime() }),
])

type Payload = z.output<typeof payloadSchema>

/** The first adapter, for receivers of Standard Webhooks. */
const signedWebhook: LeadAdapter<WebhookEndpoint, WebhookMessage | PartnerMessage> = {
  async destinationOf({ target }) {
    const endpoint = await db.webhookEndpoint.findUnique({ where: { id: target ?? '' } })
    return endpoint?.offAt === null ? endpoint : null
  },
  messageFor: ({ payload, tourRequestId }, { communityIds }) =>
    messageOf(payloadSchema.parse(payload), tourRequestId, communityIds),
  send(endpoint, message, { id }, signal) {
    const body = JSON.stringify(message)
    const now = new Date()
    const isReplacing = endpoint.previousSecret && endpoint.previousUntil && endpoint.previousUntil > now
    const secrets = [endpoint.secret, ...(isReplacing ? [endpoint.previousSecret ?? ''] : [])].map(openText)
    return postGuarded(new URL(endpoint.url), {
      name: 'The endpoint',
      headers: {
        'content-type': 'application/json',
        'user-agent': `PorchlightWebhooks/1.0 (+${siteUrl('/')})`,
        ...signedHeaders(secrets, { id, body }, now),
      },
      body,
      mayConnect: webhookReach().mayConnect,
      isPermanent: (status) => status === GONE,
      signal,
    })
  },
}

/** The row's id is the message's id, even when it is sent again. */
export const leadWebhook = defineHandler({
  kind: LEAD_WEBHOOK,
  channel: 'webhook',
  afterRestore: 'hold',
  // A hanging endpoint holds its slots for 12 s; the others need enough of them.
  concurrency: 16,
  payload: payloadSchema,
  handle: (item, _, signal) => deliverLead(signedWebhook, item, signal),
  async settled(tx, settled) {
    const gone = settled.filter(({ result }) => 'responseCode' in result && result.responseCode === GONE)
    await tx.webhookEndpoint.updateMany({
      where: { id: { in: gone.map(({ item }) => item.target ?? '') }, offAt: null },
      data: { offAt: new Date(), offReason: 'It answered 410: it wants nothing more' },
    })
  },
})

async function messageOf(
  payload: Payload,
  leadId: string | null,
  communityIds: string[],
): Promise<WebhookMessage | PartnerMessage | null> {
  if ('eventId' in payload) return partnerMessage(payload.eventId)
  switch (payload.event) {
    case TEST_EVENT:
      return { type: TEST_EVENT, timestamp: payload.at, data: { words: 'A test: no family has written' } }
    case 'lead.erased':
      return { type: payload.event, timestamp: payload.at, data: { lead: { id: payload.leadId } } }
    default:
      return leadId ? composeMessage(payload.event, leadId, payload.entryId, communityIds) : null
  }
}

async function partnerMessage(eventId: string): Promise<PartnerMessage | null> {
  const event = await db.partnerEvent.findUnique({ where: { id: eventId } })
  const [view] = event ? await partnerEventViews([event]) : []
  return view ? { type: view.type, timestamp: view.at, data: view } : null
}
