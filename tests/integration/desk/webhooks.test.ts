import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { changeStatus } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { type NewEndpoint, newEndpointSchema } from '@/lib/desk/webhooks/endpoint-schema'
import {
  addEndpoint,
  changeEndpoint,
  removeEndpoint,
  replaceSecret,
  replayMessage,
  sendTest,
} from '@/lib/desk/webhooks/endpoints'
import { leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import { listEndpoints, readEndpoint } from '@/lib/desk/webhooks/list-endpoints'
import { listMessages } from '@/lib/desk/webhooks/list-messages'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { webhookMessageSchema } from '@/lib/desk/webhooks/webhook-message'
import { db } from '@/lib/platform/database/db'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'
import { type StubRequest, startHttpStub } from '@/tests/support/http-stub'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { until } from '@/tests/support/until'

// Set before the configuration is read, which the imports above do.
vi.hoisted(() => {
  process.env.WEBHOOK_PRIVATE_ADDRESSES = '127.0.0.1'
})

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }

let stub: Awaited<ReturnType<typeof startHttpStub>>
let worker: OutboxWorker

beforeAll(async () => {
  stub = await startHttpStub({ status: 204, body: '' })
})
afterAll(async () => {
  await stub.close()
})
// Truncating tables while a worker runs would deadlock.
beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, webhook_endpoints cascade`
  stub.requests.length = 0
  stub.setMode({ status: 204, body: '' })
  worker = runOutbox([leadWebhook], { pollMs: 50 })
})
afterEach(() => worker.stop())

async function person(role: 'admin' | 'counselor' = 'admin') {
  const { id, username, email } = await givenAccount({ role })
  return { id, username, email, role, communityIds: [], mayPublish: true, requestId: null, ipAddress: null }
}

const form = (changes: Partial<NewEndpoint> = {}) =>
  newEndpointSchema.parse({
    name: 'CRM',
    url: `${stub.url}/leads`,
    events: [...WEBHOOK_EVENTS],
    hasRead: true,
    ...changes,
  })

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const messageIn = ({ body }: StubRequest) => webhookMessageSchema.parse(JSON.parse(body))
const typesHeard = () => stub.requests.map((request) => messageIn(request).type)
const heard = (count: number) => until(`${count} are heard`, async () => stub.requests.length >= count)
const settled = () =>
  until(
    'all are settled',
    async () =>
      (await db.outboxItem.count({ where: { kind: 'lead-webhook', state: { in: ['due', 'leased'] } } })) ===
      0,
  )

function isSignedBy(secret: string, { headers, body }: StubRequest): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(own)
}

test('J4: each event of a lead is sent once, signed, with the lead’s current state', async () => {
  const admin = await person()
  const { secret } = await addEndpoint(admin, form(), browser)
  const { id: communityId } = await givenCommunity('juniper', { name: 'Juniper House' })
  const id = await givenLead({ communityId, phone: '(303) 555-0142 x12', utmSource: 'google' })
  await logAttempt(admin, id, { attemptId: crypto.randomUUID(), outcome: 'reached' })
  await heard(3)
  await settled()
  expect(typesHeard().toSorted()).toEqual(['lead.attempted', 'lead.created', 'lead.status_changed'])
  const created = stub.requests.find((request) => messageIn(request).type === 'lead.created')
  if (!created) throw new Error('no lead.created')
  expect(created.method).toBe('POST')
  expect(isSignedBy(secret, created)).toBe(true)
  expect(messageIn(created).data).toMatchObject({
    lead: {
      id,
      name: 'Ann O’Brien',
      phone: '+13035550142',
      phoneExtension: '12',
      source: 'tour',
      community: { id: communityId, name: 'Juniper House' },
      campaign: { source: 'google' },
      url: expect.stringContaining(`/admin/tour-requests/${id}`),
    },
    change: { by: null },
  })
  const attempted = stub.requests.map(messageIn).find(({ type }) => type === 'lead.attempted')
  expect(attempted?.data).toMatchObject({ change: { by: admin.username, outcome: 'reached' } })
  expect(new Set(stub.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
})

test('J4: quarantined leads are not sent; a released one is sent as new', async () => {
  const admin = await person()
  await addEndpoint(admin, form(), browser)
  const id = await givenLead({ honeypot: 'filled' })
  expect(await db.outboxItem.count({ where: { kind: 'lead-webhook' } })).toBe(0)
  await releaseLead(admin, id)
  await heard(1)
  expect(typesHeard()).toEqual(['lead.created'])
})

test('J4: an endpoint gets only its events and communities, and nothing while it is off', async () => {
  const admin = await person()
  const [{ id: mine }, { id: other }] = [await givenCommunity('mine'), await givenCommunity('other')]
  const { id } = await addEndpoint(admin, form({ events: ['lead.created'], communityIds: [mine] }), browser)
  const lead = await givenLead({ communityId: mine })
  await givenLead({ communityId: other })
  await givenLead()
  await changeStatus(admin, lead, { status: 'contacted' })
  await heard(1)
  await settled()
  expect(stub.requests.map((request) => messageIn(request).data)).toMatchObject([{ lead: { id: lead } }])
  await changeEndpoint(
    admin,
    id,
    form({ events: ['lead.created'], communityIds: [mine], isOn: false }),
    browser,
  )
  await givenLead({ communityId: mine })
  expect(await db.outboxItem.count({ where: { kind: 'lead-webhook' } })).toBe(1)
})

test('J4: an erased person is erased at the endpoint as well, and nothing more is sent about them', async () => {
  const admin = await person()
  await addEndpoint(admin, form(), browser)
  const id = await givenLead()
  await heard(1)
  await settled()
  await db.$transaction((tx) => eraseLeads(tx, [id]))
  await heard(2)
  expect(JSON.parse(stub.requests[1]?.body ?? '')).toEqual({
    type: 'lead.erased',
    timestamp: expect.any(String),
    data: { lead: { id } },
  })
})

test('J4: a failed message is retried, respecting Retry-After, and can be resent manually', async () => {
  const admin = await person()
  const { id } = await addEndpoint(admin, form({ events: ['lead.created'] }), browser)
  stub.setMode({ status: 503, body: { secret: 'internal' }, headers: { 'retry-after': '900' } })
  await givenLead()
  await heard(1)
  const row = () => db.outboxItem.findFirstOrThrow({ where: { kind: 'lead-webhook' } })
  await until('the answer is written down', async () => (await row()).state === 'due')
  const waiting = await row()
  expect(waiting.lastError).toBe('503 Service Unavailable')
  expect(waiting.dueAt.getTime()).toBeGreaterThan(Date.now() + 800_000)
  expect(await readEndpoint(admin, id)).toMatchObject({ isFailing: true, lastTakenAt: null })
  stub.setMode({ status: 200, body: 'thanks' })
  await replayMessage(admin, { endpointId: id, messageId: waiting.id }, browser)
  await heard(2)
  await settled()
  const [first, second] = stub.requests
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(await readEndpoint(admin, id)).toMatchObject({ isFailing: false, lastTakenAt: expect.any(Date) })
  const { messages } = await listMessages(admin, id, 1)
  expect(messages).toMatchObject([{ event: 'lead.created', state: 'sent', attemptCount: 2, words: '200 OK' }])
})

test('J4: 410 switches an endpoint off; a redirect is not followed', async () => {
  const admin = await person()
  const { id } = await addEndpoint(admin, form({ events: ['lead.created'] }), browser)
  stub.setMode({ status: 302, headers: { location: `${stub.url}/elsewhere` } })
  await givenLead()
  await heard(1)
  await until(
    'it is written down',
    async () =>
      (await db.outboxItem.findFirst({ where: { kind: 'lead-webhook', lastError: '302 Found' } })) !== null,
  )
  expect(new Set(stub.requests.map(({ path }) => path))).toEqual(new Set(['/leads']))
  stub.setMode({ status: 410 })
  await db.$executeRaw`update outbox_items set due_at = now() - interval '1 second' where state = 'due' and kind = 'lead-webhook'`
  await until('it is off', async () => (await readEndpoint(admin, id)).offAt !== null)
  expect((await readEndpoint(admin, id)).offReason).toContain('410')
  await expect(sendTest(admin, id, browser)).rejects.toMatchObject({ status: 409 })
})

test('J4: what waits for an endpoint that was switched off meanwhile is not sent', async () => {
  const admin = await person()
  const { id } = await addEndpoint(admin, form({ events: ['lead.created'] }), browser)
  stub.setMode({ status: 503 })
  await givenLead()
  await heard(1)
  await changeEndpoint(admin, id, form({ isOn: false }), browser)
  stub.setMode({ status: 204, body: '' })
  await settled()
  expect(await db.outboxItem.findFirst({ where: { kind: 'lead-webhook' } })).toMatchObject({ state: 'done' })
  await expect(sendTest(admin, id, browser)).rejects.toMatchObject({ status: 409 })
})

test('J4: a test contains no family data, and two secrets sign while one is replaced', async () => {
  const admin = await person()
  const { id, secret } = await addEndpoint(admin, form(), browser)
  const { secret: next } = await replaceSecret(admin, id, browser)
  await sendTest(admin, id, browser)
  await heard(1)
  const [first] = stub.requests
  if (!first) throw new Error('nothing was heard')
  expect(messageIn(first)).toMatchObject({ type: 'webhook.test', data: { words: expect.any(String) } })
  expect([isSignedBy(secret, first), isSignedBy(next, first)]).toEqual([true, true])
  await replaceSecret(admin, id, browser, new Date(Date.now() - 25 * 3_600_000))
  await sendTest(admin, id, browser)
  await heard(2)
  const [, second] = stub.requests
  expect(second && isSignedBy(next, second)).toBe(false)
  const everything = await db.$queryRaw<{ text: string }[]>`
    select row_to_json(w)::text as text from webhook_endpoints w union all select row_to_json(a)::text from audit_log a`
  expect(everything.map(({ text }) => text).join()).not.toContain(secret)
})

test('J4: an address that is not on the public internet is refused, typed or looked up', async () => {
  const admin = await person()
  for (const url of ['https://10.0.0.5/hook', 'http://169.254.169.254/latest', 'https://[::1]/hook']) {
    await expect(addEndpoint(admin, form({ url }), browser)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { url: 'This address is not on the public internet' },
    })
  }
  await expect(addEndpoint(admin, form({ url: 'http://example.com/' }), browser)).rejects.toMatchObject({
    fieldErrors: { url: 'Please enter a URL that begins with https://' },
  })
  const { id } = await addEndpoint(
    admin,
    form({ url: 'https://localhost.example/', events: ['lead.created'] }),
    browser,
  )
  await db.webhookEndpoint.update({ where: { id }, data: { url: 'https://10.1.2.3/' } })
  await givenLead()
  await settled()
  const { messages } = await listMessages(admin, id, 1)
  expect(messages).toMatchObject([{ state: 'failed', words: 'The address is not on the public internet' }])
})

test('J4: for administrators only; removing an endpoint removes its log', async () => {
  const admin = await person()
  const counselor = await person('counselor')
  const { id } = await addEndpoint(admin, form(), browser)
  const refused = { status: 403 }
  await expect(listEndpoints(counselor)).rejects.toMatchObject(refused)
  await expect(readEndpoint(counselor, id)).rejects.toMatchObject(refused)
  await expect(listMessages(counselor, id, 1)).rejects.toMatchObject(refused)
  await expect(addEndpoint(counselor, form(), browser)).rejects.toMatchObject(refused)
  await expect(changeEndpoint(counselor, id, form(), browser)).rejects.toMatchObject(refused)
  await expect(replaceSecret(counselor, id, browser)).rejects.toMatchObject(refused)
  await expect(sendTest(counselor, id, browser)).rejects.toMatchObject(refused)
  await expect(removeEndpoint(counselor, id, browser)).rejects.toMatchObject(refused)
  await givenLead()
  await heard(1)
  await removeEndpoint(admin, id, browser)
  expect(await db.outboxItem.count({ where: { kind: 'lead-webhook' } })).toBe(0)
  await expect(readEndpoint(admin, id)).rejects.toMatchObject({ status: 404 })
})
