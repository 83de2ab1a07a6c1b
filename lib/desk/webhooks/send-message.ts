import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
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
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  await db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } })
    if (!endpoint) throw notFound('There is no such endpoint')
    if (endpoint.offAt) throw conflict(OFF)
    const payload = { event: TEST_EVENT, at: now.toISOString() }
    await enqueue(tx, { kind: leadWebhook, target: id, payload })
    await recordAccess(tx, { action: 'webhook.test', actor, browser, on: { entity: 'webhookEndpoint', id } })
  })
}

/** Sends a message again under its id, with the lead's current state. @throws AppError 403, 404, 409 */
export async function replayMessage(
  actor: SessionUser,
  { endpointId, messageId }: { endpointId: string; messageId: string },
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  await db.$transaction(async (tx) => {
    const where = { id: messageId, kind: LEAD_WEBHOOK, target: endpointId }
    const found = isUuid(messageId) && (await tx.outboxItem.findFirst({ where, select: { state: true } }))
    if (!found) throw notFound('There is no such message')
    const endpoint = await tx.webhookEndpoint.findUnique({ where: { id: endpointId } })
    if (!endpoint || endpoint.offAt) throw conflict(OFF)
    if (!(await sendAgain(tx, messageId, true))) {
      throw conflict(found.state === 'done' ? 'It was not sent, and is not' : 'It is being sent right now')
    }
    const on = { entity: 'webhookEndpoint' as const, id: endpointId }
    await recordAccess(tx, { action: 'webhook.replay', actor, browser, on, after: { messageId } })
  })
}
