import 'server-only'
import { addHours } from 'date-fns'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import { type EndpointManager, endpointsOf } from '@/lib/desk/webhooks/endpoint-access'
import { type EndpointForm, endpointColumns, type NewEndpoint } from '@/lib/desk/webhooks/endpoint-schema'
import { LEAD_WEBHOOK, leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import { TEST_EVENT } from '@/lib/desk/webhooks/webhook-events'
import { assertReachable } from '@/lib/desk/webhooks/webhook-reach'
import { newWebhookSecret } from '@/lib/desk/webhooks/webhook-signature'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { sendAgain } from '@/lib/platform/outbox/send-again'
import { isUuid } from '@/lib/platform/uuid'

/** Shown once. */
export type IssuedSecret = { id: string; name: string; secret: string }

export const sealedWebhookSecrets = defineSealedValues({
  named: ['signing secret of a webhook', 'signing secrets of webhooks'],
  table: 'webhook_endpoints',
  key: 'id',
  column: 'secret',
})

export const sealedPreviousWebhookSecrets = defineSealedValues({
  named: ['previous signing secret of a webhook', 'previous signing secrets of webhooks'],
  table: 'webhook_endpoints',
  key: 'id',
  column: 'previous_secret',
})

/** More would only repeat the same messages. */
const MAX_OF_KEY = 5

/** Adds an endpoint of the company or of a key. @throws AppError 403, 400, 409 when a key has five */
export async function addEndpoint(
  manager: EndpointManager,
  { apiKeyId: wanted, hasRead: _, ...form }: NewEndpoint,
  browser: Browser,
): Promise<IssuedSecret> {
  const { apiKeyId = wanted } = endpointsOf(manager, 'create')
  const columns = endpointColumns(form, apiKeyId)
  assertReachable(columns.url)
  await assertCommunitiesExist(columns.communityIds)
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    if (apiKeyId) await assertRoom(tx, apiKeyId)
    const { id } = await tx.webhookEndpoint.create({
      data: {
        ...columns,
        apiKeyId,
        secret: sealText(secret),
        madeByName: manager.username,
        offAt: form.isOn ? null : new Date(),
      },
    })
    await recordAccess(tx, {
      action: 'webhook.add',
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
      after: { ...columns, apiKeyId },
    })
    return { id, name: form.name, secret }
  })
}

/** Locks the key, so that two requests at once do not exceed the number. */
async function assertRoom(tx: Tx, apiKeyId: string): Promise<void> {
  const [key] = await tx.$queryRaw<{ isRevoked: boolean }[]>`
    select revoked_at is not null as "isRevoked" from api_keys where id = ${apiKeyId}::uuid for no key update`
  if (!key || key.isRevoked) throw invalidFields({ apiKeyId: 'There is no such key, or it has been revoked' })
  if ((await tx.webhookEndpoint.count({ where: { apiKeyId } })) >= MAX_OF_KEY)
    throw conflict(`A key can have at most ${MAX_OF_KEY} endpoints. Remove one first`)
}

/** Pending messages of an endpoint that is switched off are not sent. @throws AppError 403, 400, 404 */
export async function changeEndpoint(
  manager: EndpointManager,
  id: string,
  { isOn, ...form }: EndpointForm,
  browser: Browser,
): Promise<void> {
  const mine = endpointsOf(manager, 'update')
  assertReachable(form.url)
  await db.$transaction(async (tx) => {
    const before = await tx.webhookEndpoint.findFirst({ where: { id, ...mine } })
    if (!before) throw notFound('There is no such endpoint')
    const columns = endpointColumns({ ...form, isOn }, before.apiKeyId)
    const added = columns.communityIds.filter((community) => !before.communityIds.includes(community))
    await assertCommunitiesExist(added, tx)
    const offAt = isOn ? null : (before.offAt ?? new Date())
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...columns, offAt, ...(isOn && { offReason: null }) },
    })
    const { name, url, events, communityIds } = before
    await recordAccess(tx, {
      action: 'webhook.change',
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: { name, url, events, communityIds, isOn: !before.offAt },
      after: { ...columns, isOn },
    })
  })
}

/** Also removes its delivery log. @throws AppError 403, 404 */
export async function removeEndpoint(manager: EndpointManager, id: string, browser: Browser): Promise<void> {
  const mine = endpointsOf(manager, 'delete')
  await db.$transaction(async (tx) => {
    const removed = await tx.webhookEndpoint.findFirst({ where: { id, ...mine } })
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id, ...mine } })
    if (!removed || count === 0) throw notFound('There is no such endpoint')
    await tx.outboxItem.deleteMany({ where: { kind: LEAD_WEBHOOK, target: id } })
    await recordAccess(tx, {
      action: 'webhook.remove',
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: { name: removed.name, url: removed.url },
    })
  })
}

/** The old secret signs as well while the receiver switches. */
export const OLD_SECRET_HOURS = 24

/** Creates a new signing secret, shown once. @throws AppError 403, 404 */
export async function replaceSecret(
  manager: EndpointManager,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedSecret> {
  const mine = endpointsOf(manager, 'update')
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, ...mine } })
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
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
    })
    return { id, name: endpoint.name, secret }
  })
}

const OFF = 'The endpoint is turned off. Turn it on first'

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
      throw conflict(
        found.state === 'done' ? 'It was not sent, and cannot be sent again' : 'It is being sent right now',
      )
    }
    const on = { entity: 'webhookEndpoint' as const, id: endpointId }
    await recordAccess(tx, { action: 'webhook.replay', actor: manager, browser, on, after: { messageId } })
  })
}
