import 'server-only'
import { addHours } from 'date-fns'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import { LEAD_WEBHOOK, leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import { TEST_EVENT } from '@/lib/desk/webhooks/webhook-events'
import { assertReachable } from '@/lib/desk/webhooks/webhook-reach'
import { newWebhookSecret } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/mail/sealed-text'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { sendAgain } from '@/lib/platform/outbox/send-again'
import { isUuid } from '@/lib/platform/uuid'

/** Shown once. */
export type IssuedSecret = { id: string; name: string; secret: string }

/** @throws AppError 403 for all but administrators, 400 */
export async function addEndpoint(
  actor: SessionUser,
  { isOn, ...form }: EndpointForm,
  browser: Browser,
): Promise<IssuedSecret> {
  assertCan(actor, 'create', 'accounts')
  assertReachable(form.url)
  await assertCommunitiesExist(form.communityIds)
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const { id } = await tx.webhookEndpoint.create({
      data: {
        ...form,
        secret: sealText(secret),
        madeByName: actor.username,
        offAt: isOn ? null : new Date(),
      },
    })
    await recordAccess(tx, {
      action: 'webhook.add',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      after: form,
    })
    return { id, name: form.name, secret }
  })
}

/** Pending messages of an endpoint that is switched off are not sent. @throws AppError 403, 400, 404 */
export async function changeEndpoint(
  actor: SessionUser,
  id: string,
  { isOn, ...form }: EndpointForm,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  assertReachable(form.url)
  await db.$transaction(async (tx) => {
    const before = await tx.webhookEndpoint.findUnique({ where: { id } })
    if (!before) throw notFound('There is no such endpoint')
    const added = form.communityIds.filter((community) => !before.communityIds.includes(community))
    await assertCommunitiesExist(added, tx)
    const offAt = isOn ? null : (before.offAt ?? new Date())
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...form, offAt, ...(isOn && { offReason: null }) },
    })
    const { name, url, events, communityIds } = before
    await recordAccess(tx, {
      action: 'webhook.change',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: { name, url, events, communityIds, isOn: !before.offAt },
      after: { ...form, isOn },
    })
  })
}

/** Also removes its delivery log. @throws AppError 403, 404 */
export async function removeEndpoint(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  assertCan(actor, 'delete', 'accounts')
  await db.$transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<{ name: string; url: string }[]>`
      delete from webhook_endpoints where id = ${id}::uuid returning name, url`
    if (!removed) throw notFound('There is no such endpoint')
    await tx.outboxItem.deleteMany({ where: { kind: LEAD_WEBHOOK, target: id } })
    await recordAccess(tx, {
      action: 'webhook.remove',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: removed,
    })
  })
}

/** The old secret signs as well while the receiver switches. */
export const OLD_SECRET_HOURS = 24

/** Creates a new signing secret, shown once. @throws AppError 403, 404 */
export async function replaceSecret(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedSecret> {
  assertCan(actor, 'update', 'accounts')
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } })
    if (!endpoint) throw notFound('There is no such endpoint')
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: sealText(secret),
        previousSecret: endpoint.secret,
        previousUntil: addHours(now, OLD_SECRET_HOURS),
      },
    })
    await recordAccess(tx, {
      action: 'webhook.secret',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
    })
    return { id, name: endpoint.name, secret }
  })
}

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
