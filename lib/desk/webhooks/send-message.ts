import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { Browser } from '@/lib/accounts/access/browser'
import { type EndpointManager, endpointsOf } from '@/lib/desk/webhooks/endpoint-access'
import { LEAD_WEBHOOK, leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import { TEST_EVENT } from '@/lib/desk/webhooks/webhook-events'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { sendAgain } from '@/lib/platform/outbox/send-again'
import { isUuid } from '@/lib/platform/uuid'

const OFF = 'It is switched off: switch it on first'

/** Sends a message without family data. @throws AppError 403, 404, 409 when the endpoint is off */
export async function sendTest(
  manager: EndpointManager,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  const mine = endpointsOf(manager, 'update')
  await db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, ...mine } })
    if (!endpoint) throw notFound('There is no such endpoint')
    if (endpoint.offAt) throw conflict(OFF)
    const payload = { event: TEST_EVENT, at: now.toISOString() }
    await enqueue(tx, { kind: leadWebhook, target: id, payload })
    await recordAccess(tx, {
      action: 'webhook.test',
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
    })
  })
}

/** Sends a message again under its id, with the lead's current state. @throws AppError 403, 404, 409 */
export async function replayMessage(
  manager: EndpointManager,
  { endpointId, messageId }: { endpointId: string; messageId: string },
  browser: Browser,
): Promise<void> {
  const mine = endpointsOf(manager, 'update')
  await db.$transaction(async (tx) => {
    const where = { id: messageId, kind: LEAD_WEBHOOK, target: endpointId }
    const endpoint = await tx.webhookEndpoint.findFirst({ where: { id: endpointId, ...mine } })
    const found = isUuid(messageId) && (await tx.outboxItem.findFirst({ where, select: { state: true } }))
    if (!endpoint || !found) throw notFound('There is no such message')
    if (endpoint.offAt) throw conflict(OFF)
    if (!(await sendAgain(tx, messageId, true))) {
      throw conflict(found.state === 'done' ? 'It was not sent, and is not' : 'It is being sent right now')
    }
    const on = { entity: 'webhookEndpoint' as const, id: endpointId }
    await recordAccess(tx, { action: 'webhook.replay', actor: manager, browser, on, after: { messageId } })
  })
}
