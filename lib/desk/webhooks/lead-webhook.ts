import 'server-only'
import * as z from 'zod'
import { deliverLead, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import type { WebhookChange, WebhookLead, WebhookMessage } from '@/lib/desk/webhooks/webhook-message'
import { webhookReach } from '@/lib/desk/webhooks/webhook-reach'
import { signedHeaders } from '@/lib/desk/webhooks/webhook-signature'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { db } from '@/lib/platform/database/db'
import { contactAllowed } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { LeadEvent, WebhookEndpoint } from '@/lib/platform/generated/prisma/client'
import { postGuarded } from '@/lib/platform/integrations/guarded-request'
import { openText } from '@/lib/platform/mail/sealed-text'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { siteUrl } from '@/lib/platform/site'

/** The SQL trigger names this kind, too. */
export const LEAD_WEBHOOK = 'lead-webhook'

/** The endpoint wants nothing more. */
const GONE = 410

const payloadSchema = z.discriminatedUnion('event', [
  z.object({ event: z.enum(WEBHOOK_EVENTS).exclude(['lead.erased']), entryId: z.uuid() }),
  z.object({ event: z.literal('lead.erased'), leadId: z.uuid(), at: z.iso.datetime() }),
  z.object({ event: z.literal(TEST_EVENT), at: z.iso.datetime() }),
])

type Payload = z.output<typeof payloadSchema>

/** The first adapter, for receivers of Standard Webhooks. */
const signedWebhook: LeadAdapter<WebhookEndpoint, WebhookMessage> = {
  async destinationOf({ target }) {
    const endpoint = await db.webhookEndpoint.findUnique({ where: { id: target ?? '' } })
    return endpoint?.offAt === null ? endpoint : null
  },
  messageFor: ({ payload, tourRequestId }) => messageOf(payloadSchema.parse(payload), tourRequestId),
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

async function messageOf(payload: Payload, leadId: string | null): Promise<WebhookMessage | null> {
  switch (payload.event) {
    case TEST_EVENT:
      return { type: TEST_EVENT, timestamp: payload.at, data: { words: 'A test: no family has written' } }
    case 'lead.erased':
      return { type: payload.event, timestamp: payload.at, data: { lead: { id: payload.leadId } } }
    default:
      return leadId ? composeMessage(payload.event, leadId, payload.entryId) : null
  }
}

/** The message for a history entry, with the lead's current state; null when erased, deleted or held back. */
async function composeMessage(
  type: WebhookEvent,
  leadId: string,
  entryId: string,
): Promise<WebhookMessage | null> {
  const [lead, entry] = await Promise.all([
    leadPayload(leadId),
    db.leadEvent.findUnique({ where: { id: entryId } }),
  ])
  if (!lead || !entry) return null
  return { type, timestamp: entry.createdAt.toISOString(), data: { lead, change: changeOf(entry) } }
}

/** The lead as other systems see it; null when erased, deleted or held back. */
export async function leadPayload(id: string): Promise<WebhookLead | null> {
  const lead = await db.tourRequest.findFirst({
    where: { id, erasedAt: null, quarantinedAt: null },
    include: {
      community: { select: { id: true, slug: true, name: true } },
      floorPlan: { select: { id: true, name: true } },
      owner: { select: { username: true } },
    },
  })
  if (!lead) return null
  const { transactionId, source, status, statusReason, name, phoneExtension, email, message } = lead
  return {
    id,
    transactionId,
    url: siteUrl(`/admin/tour-requests/${id}`),
    source,
    status,
    statusReason,
    name,
    phone: lead.phoneE164 ?? lead.phone,
    phoneExtension,
    email,
    message,
    community: lead.community,
    floorPlan: lead.floorPlan,
    owner: lead.owner?.username ?? null,
    preferredDate: stamp(lead.preferredDate),
    scheduledDate: stamp(lead.scheduledDate),
    createdAt: lead.createdAt.toISOString(),
    callAt: stamp(lead.callAt),
    callDueAt: stamp(lead.callDueAt),
    firstAttemptAt: stamp(lead.firstAttemptAt),
    reachedAt: stamp(lead.reachedAt),
    contactAllowed: contactAllowed(await refusalsOf(db, [lead])),
    contactEndedAt: stamp(lead.contactEndedAt),
    campaign: {
      source: lead.utmSource,
      medium: lead.utmMedium,
      name: lead.utmCampaign,
      term: lead.utmTerm,
      content: lead.utmContent,
    },
  }
}

const stamp = (date: Date | null) => date?.toISOString() ?? null

const CHANGE_KEYS = ['outcome', 'from', 'to', 'reason', 'scheduledDate', 'scope'] as const

/** Excludes staff notes and the family's earlier words. */
function changeOf({ actorId, actorName, data }: LeadEvent): WebhookChange {
  const facts = data && typeof data === 'object' && !Array.isArray(data) ? data : {}
  const fields = Object.keys(correctionsIn(data))
  return {
    by: actorId ? actorName : null,
    ...Object.fromEntries(
      CHANGE_KEYS.flatMap((key) => (typeof facts[key] === 'string' ? [[key, facts[key]]] : [])),
    ),
    ...(fields.length > 0 && { fields }),
  }
}
