import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mergeHouseholds } from '@/lib/desk/duplicates/merge'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { changeStatus } from '@/lib/desk/status/change-status'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { markSpam } from '@/lib/desk/tour-requests/quarantine'
import type { KeyManager } from '@/lib/desk/webhooks/endpoint-access'
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
import { partnerMessageSchema, webhookMessageSchema } from '@/lib/desk/webhooks/webhook-message'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { db } from '@/lib/platform/database/db'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { givenAccount } from '@/tests/support/accounts'
import { givenKey } from '@/tests/support/api-keys'
import { startHttpStub } from '@/tests/support/http-stub'
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
afterAll(() => stub.close())
beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, outbox_items, webhook_endpoints, api_keys, do_not_contacts cascade`
  stub.requests.length = 0
  worker = runOutbox([leadWebhook], { pollMs: 50 })
})
afterEach(() => worker.stop())

async function admin() {
  const { id, username, email } = await givenAccount({ role: 'admin' })
  const role = 'admin' as const
  return { id, username, email, role, communityIds: [], mayPublish: true, requestId: null, ipAddress: null }
}

const form = (changes: Partial<NewEndpoint> = {}) =>
  newEndpointSchema.parse({
    name: 'Told',
    url: `${stub.url}/company`,
    events: [...WEBHOOK_EVENTS],
    hasRead: true,
    ...changes,
  })

const formOfKey = (path: string, changes: Partial<NewEndpoint> = {}) =>
  form({ url: `${stub.url}/${path}`, events: [...PARTNER_EVENTS], ...changes })

const keyManager = (id: string): KeyManager => ({ id, username: 'a program', apiKeyId: id })

/** A partner with an endpoint at /`path`. */
async function givenPartner(path: string) {
  const { id, headers } = await givenKey(['leads:write'], { name: path })
  const endpoint = await addEndpoint(await admin(), formOfKey(path, { apiKeyId: id }), browser)
  return {
    id,
    endpointId: endpoint.id,
    async sends(body: Record<string, unknown> = {}): Promise<string> {
      await acceptedLead(leadBody(body), { from: null, headers })
      const where = { apiKeyId: id }
      return (await db.tourRequest.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } })).id
    },
  }
}

async function visitorSends(body: Record<string, unknown>): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(body), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const settled = () =>
  until('all is sent', async () => {
    const state = { in: ['due', 'leased'] }
    return (await db.outboxItem.count({ where: { kind: 'lead-webhook', state } })) === 0
  })

const at = (path: string) => stub.requests.filter((request) => request.path === `/${path}`)
const told = (path: string) => at(path).map(({ body }) => partnerMessageSchema.parse(JSON.parse(body)))

/** Events told to a partner, with the leads that each names. */
const eventsAt = (path: string) =>
  told(path).flatMap(({ type, data }) =>
    'leads' in data ? [`${type}: ${data.leads.map(({ id }) => id).sort()}`] : [],
  )

const reached = (despite?: string) => ({ attemptId: randomUUID(), outcome: 'reached' as const, despite })

test('an endpoint of a key hears of that key’s leads only, and of no name, number or word', async () => {
  const [a, b] = [await givenPartner('a'), await givenPartner('b')]
  const actor = await admin()
  await addEndpoint(actor, form(), browser)
  const words = { name: 'Ruth Ellis', message: 'My mother has dementia' }
  const mine = await a.sends({ ...words, email: 'ruth@example.com', transactionId: 'order-7' })
  const theirs = await b.sends(words)
  const visitors = await visitorSends(words)
  await logAttempt(actor, mine, {
    ...reached(),
    note: 'A secret note',
    result: 'not-interested',
    reason: 'Price',
  })
  await settled()
  expect(eventsAt('a').sort()).toEqual(
    ['lead.received', 'lead.called', 'lead.reached', 'lead.closed'].map((type) => `${type}: ${mine}`).sort(),
  )
  expect(eventsAt('b')).toEqual([`lead.received: ${theirs}`])
  expect(told('a').map(({ data }) => 'leads' in data && data.leads[0]?.transactionId)).toEqual(
    Array(4).fill('order-7'),
  )
  const outside = JSON.stringify([...at('a'), ...at('b')].map(({ body }) => body))
  const { phone } = await db.tourRequest.findUniqueOrThrow({ where: { id: mine } })
  for (const word of [
    ...Object.values(words),
    'ruth@example.com',
    phone,
    'A secret note',
    'Price',
    actor.username,
    '/admin/',
    visitors,
  ])
    expect(outside).not.toContain(word)
  const company = at('company').map(({ body }) => webhookMessageSchema.parse(JSON.parse(body)))
  const heard = new Set(company.map(({ data }) => 'lead' in data && data.lead.id))
  expect(heard).toEqual(new Set([mine, theirs, visitors]))
})

test('one call to a family with four requests is one event that names those of the hearer', async () => {
  const [a, b] = [await givenPartner('a'), await givenPartner('b')]
  const actor = await admin()
  await addEndpoint(actor, form({ events: ['lead.attempted'] }), browser)
  const phone = '(303) 555-0142'
  const ofA = [await a.sends({ phone }), await a.sends({ phone })].sort()
  const ofB = await b.sends({ phone })
  const fourth = await visitorSends({ phone })
  await logAttempt(actor, ofA[0] ?? '', reached())
  await settled()
  for (const type of ['lead.called', 'lead.reached']) {
    expect(eventsAt('a').filter((event) => event.startsWith(type))).toEqual([`${type}: ${ofA}`])
    expect(eventsAt('b').filter((event) => event.startsWith(type))).toEqual([`${type}: ${ofB}`])
  }
  const [attempted, ...more] = at('company').map(({ body }) => webhookMessageSchema.parse(JSON.parse(body)))
  expect(more).toEqual([])
  const { data } = attempted ?? {}
  expect(data && 'change' in data && data.change.leadIds?.toSorted()).toEqual([...ofA, ofB, fourth].sort())
})

test('a tour that staff agree on is told as such, to partners and to the company', async () => {
  const a = await givenPartner('a')
  const actor = await admin()
  await addEndpoint(actor, form({ events: ['lead.tour_scheduled'] }), browser)
  const lead = await a.sends()
  const tourAt = new Date(Date.now() + 86_400_000).toISOString()
  await changeStatus(actor, lead, { status: 'scheduled', scheduledDate: tourAt })
  await changeStatus(actor, lead, { status: 'toured' })
  await changeStatus(actor, lead, { status: 'converted' })
  await settled()
  const expected = { type: 'lead.tour_scheduled', data: { tourAt } }
  expect(told('a').find(({ type }) => type === 'lead.tour_scheduled')).toMatchObject(expected)
  expect(told('a').map(({ type }) => type)).toEqual(expect.arrayContaining(['lead.toured', 'lead.moved_in']))
  expect(at('company').map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'lead.tour_scheduled', data: { change: { scheduledDate: tourAt } } },
  ])
})

test('spam, a merge, a refusal and an erasure are told to whoever sent the lead', async () => {
  const [a, b] = [await givenPartner('a'), await givenPartner('b')]
  const actor = await admin()
  const [spam, merged, refused, erased, deleted] = [
    await a.sends(),
    await a.sends(),
    await a.sends({ phone: '(303) 555-0177' }),
    await a.sends(),
    await a.sends(),
  ]
  const kept = await b.sends()
  await markSpam(actor, spam)
  const householdOf = async (id: string) =>
    String((await db.tourRequest.findUniqueOrThrow({ where: { id } })).householdId)
  const { name, phoneE164, email } = await db.household.findUniqueOrThrow({
    where: { id: await householdOf(kept) },
  })
  const absorbedId = await householdOf(merged)
  await mergeHouseholds(actor, await householdOf(kept), { absorbedId, name, phoneE164, email })
  const said = { scope: 'call', how: 'phone', words: 'Never again, I am ill' } as const
  await db.$transaction((tx) =>
    noteRefusal(tx, [{ phoneE164: '+13035550177', email: null }], said, { by: null, lead: null }),
  )
  await db.$transaction((tx) => eraseLeads(tx, [erased]))
  await deleteLead(actor, deleted)
  await settled()
  expect(
    eventsAt('a')
      .filter((event) => !event.startsWith('lead.received'))
      .sort(),
  ).toEqual(
    [
      `lead.spam: ${spam}`,
      `lead.merged: ${merged}`,
      `lead.do_not_contact: ${refused}`,
      `lead.erased: ${erased}`,
      `lead.erased: ${deleted}`,
    ].sort(),
  )
  expect(eventsAt('b')).toEqual([`lead.received: ${kept}`])
  expect(JSON.stringify(told('a'))).not.toContain('ill')
})

test.each([
  ['revoked', { revokedAt: new Date() }],
  ['expired', { expiresAt: new Date() }],
])(
  'the endpoint of a key that is %s hears nothing more, not even what was planned before',
  async (_, end) => {
    const a = await givenPartner('a')
    await worker.stop()
    const lead = await a.sends()
    await db.apiKey.update({ where: { id: a.id }, data: end })
    await logAttempt(await admin(), lead, reached())
    worker = runOutbox([leadWebhook], { pollMs: 50 })
    await settled()
    expect(at('a')).toEqual([])
  },
)

test('a key manages its own endpoints, and knows of no other', async () => {
  const [a, b] = [await givenPartner('a'), await givenPartner('b')]
  await addEndpoint(await admin(), form(), browser)
  const [company] = await db.webhookEndpoint.findMany({ where: { apiKeyId: null } })
  await b.sends()
  await settled()
  const message = await db.outboxItem.findFirstOrThrow({ where: { target: b.endpointId } })
  const stranger = keyManager(a.id)
  for (const id of [b.endpointId, String(company?.id)]) {
    const gone = { status: 404 }
    await expect(readEndpoint(stranger, id)).rejects.toMatchObject(gone)
    await expect(listMessages(stranger, id, 1)).rejects.toMatchObject(gone)
    await expect(changeEndpoint(stranger, id, formOfKey('a'), browser)).rejects.toMatchObject(gone)
    await expect(replaceSecret(stranger, id, browser)).rejects.toMatchObject(gone)
    await expect(sendTest(stranger, id, browser)).rejects.toMatchObject(gone)
    await expect(
      replayMessage(stranger, { endpointId: id, messageId: message.id }, browser),
    ).rejects.toMatchObject(gone)
    await expect(removeEndpoint(stranger, id, browser)).rejects.toMatchObject(gone)
  }
  await expect(
    replayMessage(stranger, { endpointId: a.endpointId, messageId: message.id }, browser),
  ).rejects.toMatchObject({ status: 404 })
  expect((await listEndpoints(stranger)).map(({ id }) => id)).toEqual([a.endpointId])
  // Whatever it asks for, what it makes is its own.
  const made = await addEndpoint(stranger, formOfKey('a', { apiKeyId: b.id }), browser)
  expect(await readEndpoint(stranger, made.id)).toMatchObject({ apiKeyId: a.id })
  await removeEndpoint(stranger, made.id, browser)
  await expect(
    addEndpoint(stranger, formOfKey('a', { events: ['lead.attempted'] }), browser),
  ).rejects.toMatchObject({ fieldErrors: { events: expect.any(String) } })
  expect(newEndpointSchema.safeParse({ ...form(), hasRead: false }).success).toBe(false)
})
