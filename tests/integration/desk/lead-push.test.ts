import { afterAll, beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/push-receipts/[token]/route'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { leadPush } from '@/lib/desk/alerts/lead-push'
import { addOwnDevice, listOwnDevices, removeOwnDevice } from '@/lib/desk/alerts/own-devices'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { LEAD_ALERT, LEAD_PUSH } from '@/lib/leads/tour-requests/alert-kinds'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue, runMinute } from '@/tests/support/outbox-worker'
import { type ReceivedPush, startPushService } from '@/tests/support/push-service'

const service = await startPushService()

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  Object.assign(env(), service.settings)
  service.refuse(null)
  service.pushes.length = 0
})
afterAll(async () => {
  expect(service.failures).toEqual([])
  await service.close()
})

type Rules = { quietFrom?: string; quietUntil?: string; communityIds?: string[] }

/** Quiet hours that always cover the present. */
const ALL_DAY = { quietFrom: '00:00', quietUntil: '24:00' }

/** A person who works on leads, with a device that gets pushes. */
async function givenPerson(username: string, rules: Rules = {}, communityIds: string[] = []) {
  const { id } = await db.user.create({
    data: {
      username,
      role: 'counselor',
      password: '-',
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
      alertRules: { create: rules },
    },
  })
  const actor = { ...somebody('counselor'), id, username }
  const device = await addOwnDevice(actor, service.subscribe(), 'Mozilla/5.0 (Android 15) Firefox/140.0')
  return { actor, device }
}

async function givenLead(changes: Record<string, unknown> = {}) {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

/** A lead whose push is due. */
async function givenPush() {
  const lead = await givenLead()
  await runDue(alertWatch)
  return lead
}

const row = () =>
  db.outboxItem.findFirstOrThrow({
    where: { kind: LEAD_PUSH },
    include: { attempts: { orderBy: { number: 'asc' } } },
  })

const told = async (tourRequestId: string) =>
  (await db.outboxItem.findMany({ where: { tourRequestId, kind: LEAD_PUSH } }))
    .map(({ target }) => target)
    .toSorted()

const only = () => {
  const [push, ...more] = service.pushes
  if (!push || more.length > 0) throw new Error(`${service.pushes.length} pushes instead of one`)
  return push
}

/** The device's report that it has shown a push. */
const shown = ({ message }: ReceivedPush, path = message.receipt) =>
  POST(new Request(new URL(path, 'http://localhost:3000'), { method: 'POST' }), {
    params: Promise.resolve({ token: path.split('/').at(-1) ?? '' }),
  })

test('C7: a push reaches the device encrypted and signed, without names or words about care', async () => {
  const { device } = await givenPerson('ann')
  const community = await givenCommunity('canary-house', { name: 'Canary Memory Care' })
  await givenLead({ name: 'Zoe Earlier' })
  const lead = await givenLead({ name: 'Ann Canary', message: 'Her dementia', communityId: community.id })
  await runDue(alertWatch)
  await runDue(leadPush)
  const push = await service.waitFor(({ message }) => message.notification.tag === lead.id)
  expect(push.endpoint).toBe(device.endpoint)
  expect(push.message).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'A family is waiting',
      body: expect.stringMatching(/^Call by \S+ [ap]m\.$|^Call by \w{3} /),
      navigate: `http://localhost:3000/admin/tour-requests/${lead.id}`,
      app_badge: '2',
    },
    app_badge: 2,
  })
  expect(push.text).not.toMatch(/canary|memory|dementia|ann|zoe/i)
  expect(push.text).not.toContain(lead.phone)
  expect(push.headers).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: lead.id.replaceAll('-', ''),
    'content-encoding': 'aes128gcm',
  })
})

test('C8: a push taken by the service is accepted; once the device has shown it, it is delivered', async () => {
  const { actor } = await givenPerson('ann')
  const { id } = await givenPush()
  await runDue(leadPush)
  expect(await row()).toMatchObject({
    state: 'sent',
    target: 'ann, Firefox on Android',
    text: expect.stringMatching(/^A family is waiting\. /),
    attempts: [{ outcome: 'sent', response: '201 Created' }],
  })
  expect((await listOwnDevices(actor))[0]?.lastSentAt).not.toBeNull()
  const { receipt } = only().message
  for (const wrong of [`${receipt.slice(0, -1)}_`, '/api/push-receipts/none', receipt.toUpperCase()]) {
    expect((await shown(only(), wrong)).status).toBe(404)
  }
  expect((await readLead(somebody(), id)).deliveries).toMatchObject([{}, { receipt: null }])
  expect((await shown(only())).status).toBe(204)
  expect((await readLead(somebody(), id)).deliveries.find(({ kind }) => kind === LEAD_PUSH)).toMatchObject({
    state: 'sent',
    receipt: { status: 'delivered' },
  })
})

test.each([404, 410])(
  'C8: %i: the device is gone, the alert fails, and nothing more is sent there',
  async (status) => {
    const { actor } = await givenPerson('ann')
    const { id } = await givenPush()
    await db.outboxItem.updateMany({ where: { kind: LEAD_ALERT }, data: { state: 'failed' } })
    service.refuse({ status, body: 'push subscription has unsubscribed or expired.\n' })
    await runDue(leadPush)
    expect(await row()).toMatchObject({
      state: 'failed',
      lastError: expect.stringMatching(/^4\d\d \w.*: push subscription has unsubscribed or expired\.$/),
    })
    expect(await listOwnDevices(actor)).toMatchObject([{ isReachable: false }])
    expect((await db.tourRequest.findUniqueOrThrow({ where: { id } })).alarmedAt).not.toBeNull()
    const next = await givenPush()
    expect(await told(next.id)).toEqual([])
  },
)

test('C8: Retry-After is honored, and a waiting push is dropped once somebody has called', async () => {
  await givenPerson('ann')
  const { id } = await givenPush()
  service.refuse({ status: 429, headers: { 'retry-after': '90' } })
  await runDue(leadPush)
  const { state, dueAt, attempts } = await row()
  expect(state).toBe('due')
  expect(attempts).toMatchObject([{ outcome: 'temporary-failure', responseCode: 429 }])
  expect(dueAt.getTime() - (attempts[0]?.startedAt.getTime() ?? 0)).toBeGreaterThanOrEqual(90_000)
  service.refuse({ status: 503 })
  await runDue(leadPush)
  expect((await row()).state).toBe('due')
  service.refuse(null)
  await db.tourRequest.update({ where: { id }, data: { firstAttemptAt: new Date() } })
  await runDue(leadPush)
  expect((await row()).state).toBe('done')
  expect(service.pushes).toEqual([])
})

test('T39: a push rejected as invalid is given up; one rejected for authentication is tried five times', async () => {
  const { actor } = await givenPerson('ann')
  await givenPush()
  service.refuse({ status: 403, body: '{"reason":"BadJwtToken"}' })
  for (const state of ['due', 'due', 'due', 'due', 'failed']) {
    await runDue(leadPush)
    expect((await row()).state).toBe(state)
  }
  const refusal = '403 Forbidden: {"reason":"BadJwtToken"}'
  expect(await listOwnDevices(actor)).toMatchObject([{ isReachable: true, refusal }])
  await db.outboxItem.deleteMany()
  await givenPush()
  service.refuse({ status: 413 })
  await runDue(leadPush)
  expect(await row()).toMatchObject({ state: 'failed', lastError: '413 Payload Too Large' })

  service.refuse(null)
  await resendDelivery(somebody(), (await row()).id)
  await runDue(leadPush)
  expect(await listOwnDevices(actor)).toMatchObject([{ refusal: null }])
})

test('C8: a device that was removed, or made for a former key of ours, takes nothing; nor does a disabled account', async () => {
  const [ann, bob, kim] = [await givenPerson('ann'), await givenPerson('bob'), await givenPerson('kim')]
  await givenPush()
  await removeOwnDevice(ann.actor, ann.device.id)
  await db.pushDevice.update({ where: { id: bob.device.id }, data: { serverKey: 'former' } })
  await db.user.update({ where: { id: kim.actor.id ?? '' }, data: { disabledAt: new Date() } })
  await runDue(leadPush)
  const rows = await db.outboxItem.findMany({ where: { kind: LEAD_PUSH }, orderBy: { target: 'asc' } })
  expect(rows.map(({ lastError }) => lastError)).toEqual([
    'The device was removed',
    'The device is no longer registered',
    'The account is disabled',
  ])
  expect(service.pushes).toEqual([])
  expect(await listOwnDevices(bob.actor)).toMatchObject([{ isReachable: false }])
})

test('C7: pushes follow the person’s own rules; the tenth minute ignores quiet hours', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  await givenPerson('ann')
  await givenPerson('bob', ALL_DAY)
  await givenPerson('kim', {}, [other.id])
  await givenPerson('lee', { communityIds: [other.id] })
  const { id } = await givenLead({ communityId: own.id })
  await runDue(alertWatch)
  expect(await told(id)).toEqual(['ann, Firefox on Android'])
  for (const minute of [5, 8, 10]) await runMinute(leadEscalation, minute)
  const minutes = await db.outboxItem.findMany({
    where: { kind: LEAD_PUSH, payload: { path: ['minute'], not: 0 } },
    orderBy: { dedupKey: 'asc' },
  })
  const of = (name: string) =>
    minutes
      .filter(({ target }) => target?.startsWith(name))
      .map(({ payload }) => (payload as { minute: number }).minute)
      .toSorted((a, b) => a - b)
  expect({ ann: of('ann'), bob: of('bob'), kim: of('kim'), lee: of('lee') }).toEqual({
    ann: [5, 8, 10],
    bob: [10],
    kim: [],
    lee: [10],
  })
})

test('T40: after two minutes without an accepted alert all devices get a push; an accepted one ends the watch', async () => {
  await givenPerson('ann', ALL_DAY)
  const lead = await givenLead()
  await runDue(alertWatch)
  expect(await told(lead.id)).toEqual([])
  await runDue(alertWatch)
  expect(await told(lead.id)).toEqual(['ann, Firefox on Android'])
  const event = await db.leadEvent.findFirstOrThrow({ where: { type: 'second-channel' } })
  expect(event.data).toEqual({ people: [], pushed: ['ann'] })
  await runDue(leadPush)
  await runDue(alertWatch)
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id: lead.id } })).alarmedAt).toBeNull()
})

test('C7: nothing is sent into our own network, whatever endpoint a browser registers', async () => {
  await givenPerson('ann')
  await givenPush()
  Object.assign(env(), { PUSH_PRIVATE_ADDRESSES: undefined })
  await runDue(leadPush)
  expect(await row()).toMatchObject({
    state: 'failed',
    lastError: 'This address is not on the public internet',
  })
  expect(service.pushes).toEqual([])
})
