import 'server-only'
import * as z from 'zod'
import { partnerEventViews } from '@/lib/desk/partner-events/partner-event-view'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { deliverLead, type LeadAdapter } from '@/lib/desk/webhooks/lead-adapter'
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import type {
  PartnerMessage,
  WebhookChange,
  WebhookLead,
  WebhookMessage,
} from '@/lib/desk/webhooks/webhook-message'
import { webhookReach } from '@/lib/desk/webhooks/webhook-reach'
import { signedHeaders } from '@/lib/desk/webhooks/webhook-signature'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { db } from '@/lib/platform/database/db'
import { contactAllowed } from '@/lib/platform/do-not-contact/contact-allowed'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { ApiKey, LeadEvent, WebhookEndpoint } from '@/lib/platform/generated/prisma/client'
import { postGuarded } from '@/lib/platform/integrations/guarded-request'
import { openText } from '@/lib/platform/keyring/sealed-text'
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
    const endpoint = await db.webhookEndpoint.findUnique({
      where: { id: target ?? '' },
      include: { apiKey: { select: { revokedAt: true, expiresAt: true } } },
    })
    return endpoint?.offAt === null && mayHear(endpoint.apiKey) ? endpoint : null
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

/** True for the company's own endpoint, and for that of a key that still works. */
function mayHear(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'> | null): boolean {
  return !key || (!key.revokedAt && (!key.expiresAt || key.expiresAt > new Date()))
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
      data: { offAt: new Date(), offReason: 'It responded with 410, which means no more messages' },
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

/**
 * The message for a history entry, with the lead's current state; null when erased, deleted or held back.
 * `communityIds`: those of the endpoint; empty for all.
 */
async function composeMessage(
  type: WebhookEvent,
  leadId: string,
  entryId: string,
  communityIds: string[],
): Promise<WebhookMessage | null> {
  const [lead, entry] = await Promise.all([
    leadPayload(leadId),
    db.leadEvent.findUnique({ where: { id: entryId } }),
  ])
  if (!lead || !entry) return null
  const leadIds = type === 'lead.attempted' ? await answeredBy(entry, communityIds) : []
  const change = { ...changeOf(entry), ...(leadIds.length > 1 && { leadIds }) }
  return { type, timestamp: entry.createdAt.toISOString(), data: { lead, change } }
}

/** Requests of the family that one attempt answered, in communities that the endpoint hears of. */
async function answeredBy({ id, tourRequestId, data }: LeadEvent, communityIds: string[]): Promise<string[]> {
  const first = z.object({ throughEntryId: z.uuid() }).safeParse(data).data?.throughEntryId ?? id
  const leads = await db.$queryRaw<{ id: string }[]>`
    select t.id from tour_requests t
    where (t.id = ${tourRequestId}::uuid
        or t.household_id = (select household_id from tour_requests where id = ${tourRequestId}::uuid))
      and t.quarantined_at is null and t.erased_at is null
      and (${communityIds}::uuid[] = '{}' or t.community_id = any(${communityIds}::uuid[]))
      and exists (select from lead_events e where e.tour_request_id = t.id
        and (e.id = ${first}::uuid or e.data->>'throughEntryId' = ${first}))
    order by t.created_at, t.id`
  return leads.map((lead) => lead.id)
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
