import 'server-only'
import * as z from 'zod'
import { db } from '@/lib/db'
import { openText } from '@/lib/mail/sealed-text'
import { defineHandler, type Outcome } from '@/lib/outbox/define-handler'
import { composeMessage } from '@/lib/webhooks/compose-message'
import { postMessage } from '@/lib/webhooks/post-message'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/webhooks/webhook-events'
import type { WebhookMessage } from '@/lib/webhooks/webhook-message'
import { signedHeaders } from '@/lib/webhooks/webhook-signature'

/** The kind stands in the SQL of the trigger as well. */
export const LEAD_WEBHOOK = 'lead-webhook'

const payloadSchema = z.discriminatedUnion('event', [
  z.object({ event: z.enum(WEBHOOK_EVENTS).exclude(['lead.erased']), entryId: z.uuid() }),
  z.object({ event: z.literal('lead.erased'), leadId: z.uuid(), at: z.iso.datetime() }),
  z.object({ event: z.literal(TEST_EVENT), at: z.iso.datetime() }),
])

type Payload = z.output<typeof payloadSchema>

/** Tells another system about a lead. The row's id is the message's, also when it is sent again. */
export const leadWebhook = defineHandler({
  kind: LEAD_WEBHOOK,
  // One that hangs holds its places for 12 s: there are enough for the others.
  atOnce: 16,
  payload: payloadSchema,
  async handle({ id, target, tourRequestId }, payload, signal): Promise<Outcome> {
    const endpoint = await db.webhookEndpoint.findUnique({ where: { id: target ?? '' } })
    // Switched off or removed since: nothing goes to whoever is not to hear it any more.
    if (!endpoint || endpoint.offAt) return { outcome: 'done' }
    const message = await messageOf(payload, tourRequestId)
    if (!message) return { outcome: 'done' }
    const body = JSON.stringify(message)
    const now = new Date()
    const isReplacing = endpoint.previousSecret && endpoint.previousUntil && endpoint.previousUntil > now
    const secrets = [endpoint.secret, ...(isReplacing ? [endpoint.previousSecret ?? ''] : [])].map(openText)
    return postMessage(
      new URL(endpoint.url),
      { headers: signedHeaders(secrets, { id, body }, now), body },
      signal,
    )
  },
  async settled(tx, settled) {
    const gone = settled.filter(({ result }) => 'responseCode' in result && result.responseCode === 410)
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
