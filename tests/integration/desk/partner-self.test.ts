import { beforeEach, expect, test } from 'vitest'
import * as replay from '@/app/api/v1/self/endpoints/[id]/messages/[messageId]/replay/route'
import * as messages from '@/app/api/v1/self/endpoints/[id]/messages/route'
import * as endpoint from '@/app/api/v1/self/endpoints/[id]/route'
import * as secret from '@/app/api/v1/self/endpoints/[id]/secret/route'
import * as testMessage from '@/app/api/v1/self/endpoints/[id]/test/route'
import * as endpoints from '@/app/api/v1/self/endpoints/route'
import * as rotation from '@/app/api/v1/self/rotation/route'
import * as self from '@/app/api/v1/self/route'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { rotatedKeySchema } from '@/lib/accounts/api-keys/rotate-key'
import { readPartner } from '@/lib/desk/partners/list-partners'
import { selfSchema } from '@/lib/desk/partners/self'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import {
  ownEndpointsSchema,
  ownEndpointViewSchema,
  ownMessagesSchema,
  ownSecretSchema,
} from '@/lib/desk/webhooks/own-endpoints'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { givenKey } from '@/tests/support/api-keys'
import { callByKey } from '@/tests/support/key-calls'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, outbox_items, webhook_endpoints, api_keys, partners cascade`
})

const FORM = { name: 'Ours', url: 'https://a.example/hook' }

async function givenPartner(name: string, scopes: KeyScope[] = ['leads:write', 'leads:read']) {
  const contact = { contactName: `Contact of ${name}`, contactEmail: 'ann@example.com' }
  const { id: partnerId } = await db.partner.create({ data: { name, ...contact, madeByName: 'tests' } })
  return givenKey(scopes, { name, partnerId })
}

async function givenEndpoint(headers: Record<string, string>): Promise<string> {
  const made = await callByKey(endpoints.POST, headers, { body: FORM })
  expect(made.status).toBe(201)
  return ownSecretSchema.parse(made.body).id
}

test('a key reads who it is, its partner, limits, and how fast its families are called', async () => {
  const a = await givenPartner('Care Finder')
  const b = await givenPartner('Home Guide')
  await acceptedLead(leadBody(), { headers: a.headers })
  await acceptedLead(leadBody(), { headers: a.headers })
  await acceptedLead(leadBody(), { headers: b.headers })
  const { id, username, email } = await givenAccount({ role: 'admin' })
  const role = 'admin' as const
  const person = { id, username, email, role, communityIds: [], mayPublish: true }
  const actor = { ...person, ipAddress: null, requestId: null }
  const [lead] = await db.tourRequest.findMany({ where: { apiKeyId: a.id } })
  await logAttempt(actor, String(lead?.id), { attemptId: crypto.randomUUID(), outcome: 'reached' })
  const { status, body } = await callByKey(self.GET, a.headers)
  expect(status).toBe(200)
  expect(selfSchema.parse(body)).toMatchObject({
    partner: { name: 'Care Finder', contactName: 'Contact of Care Finder' },
    key: { name: 'Care Finder', communities: null, isPrevious: false },
    limits: { leadsPerHour: 600, callsPerMinute: 120 },
    leads: { received: 2, called: 1, calledInTime: 1, reached: 1, toursAgreed: 0, movedIn: 0 },
  })
  expect(JSON.stringify(body)).not.toContain('Home Guide')
  const { partnerId } = await db.apiKey.findUniqueOrThrow({ where: { id: a.id } })
  const record = await readPartner(person, String(partnerId))
  expect(record).toMatchObject({
    pace: { received: 2, called: 1 },
    keys: { good: [{ name: 'Care Finder' }] },
  })
  expect(record.leads).toHaveLength(2)
})

test('a key that only sends may stand in a page: it reads no contact, no numbers, and rotates nothing', async () => {
  const { headers } = await givenPartner('Care Finder', ['leads:write'])
  expect((await callByKey(self.GET, headers)).body).toMatchObject({ partner: null, leads: null })
  expect((await callByKey(rotation.POST, headers, { body: {} })).status).toBe(403)
  expect((await callByKey(endpoints.GET, headers)).status).toBe(403)
  expect((await callByKey(endpoints.POST, headers, { body: FORM })).status).toBe(403)
})

test('a key rotates itself once: the key before rotates nothing more', async () => {
  const { headers } = await givenPartner('Care Finder')
  const rotated = await callByKey(rotation.POST, headers, { body: { overlapHours: 1 } })
  const { key } = rotatedKeySchema.parse(rotated.body)
  expect((await callByKey(self.GET, headers)).body).toMatchObject({ key: { isPrevious: true } })
  expect((await callByKey(rotation.POST, headers, { body: {} })).status).toBe(403)
  const next = { authorization: `Bearer ${key}` }
  expect((await callByKey(self.GET, next)).body).toMatchObject({ key: { isPrevious: false } })
})

test('of two programs that rotate their key at once, the second is told so, and the first has its key', async () => {
  const { headers } = await givenPartner('Care Finder')
  const body = { overlapHours: 0 }
  const both = await Promise.all([0, 1].map(() => callByKey(rotation.POST, headers, { body })))
  const [first, second] = both.toSorted((a, b) => a.status - b.status)
  expect(first?.status).toBe(200)
  expect([401, 403]).toContain(second?.status)
  const { key } = rotatedKeySchema.parse(first?.body)
  expect((await callByKey(self.GET, { authorization: `Bearer ${key}` })).status).toBe(200)
})

test('a key sets up, changes, reads and removes its endpoints', async () => {
  const { headers } = await givenPartner('Care Finder')
  const id = await givenEndpoint(headers)
  const params = { id }
  const listed = await callByKey(endpoints.GET, headers)
  expect(ownEndpointsSchema.parse(listed.body).endpoints).toMatchObject([{ id, isOn: true, url: FORM.url }])
  const changed = await callByKey(endpoint.PUT, headers, {
    params,
    body: { ...FORM, name: 'Other', events: ['lead.called'] },
  })
  expect(ownEndpointViewSchema.parse(changed.body)).toMatchObject({ name: 'Other', events: ['lead.called'] })
  expect((await callByKey(testMessage.POST, headers, { params })).status).toBe(204)
  const log = ownMessagesSchema.parse((await callByKey(messages.GET, headers, { params })).body)
  expect(log).toMatchObject({ total: 1, messages: [{ event: 'webhook.test' }] })
  expect((await callByKey(messages.GET, headers, { params, query: '?page=-1' })).status).toBe(400)
  expect(ownSecretSchema.parse((await callByKey(secret.POST, headers, { params })).body).id).toBe(id)
  const wrong = { ...FORM, url: 'https://10.0.0.5/hook' }
  expect((await callByKey(endpoint.PUT, headers, { params, body: wrong })).status).toBe(400)
  expect(
    (await callByKey(endpoints.POST, headers, { body: { ...FORM, events: ['lead.created'] } })).status,
  ).toBe(400)
  for (let more = 1; more < 5; more += 1) await givenEndpoint(headers)
  expect((await callByKey(endpoints.POST, headers, { body: FORM })).status).toBe(409)
  expect((await callByKey(endpoint.DELETE, headers, { params })).status).toBe(204)
  expect((await callByKey(endpoint.GET, headers, { params })).status).toBe(404)
})

test('two partners and a stranger try each other’s keys and ids on every call', async () => {
  const a = await givenPartner('Care Finder')
  const b = await givenPartner('Home Guide')
  const id = await givenEndpoint(b.headers)
  await acceptedLead(leadBody(), { headers: b.headers })
  const message = await db.outboxItem.findFirstOrThrow({ where: { target: id } })
  const params = { id, messageId: message.id }
  const ofOne: [Parameters<typeof callByKey>[0], object | undefined][] = [
    [endpoint.GET, undefined],
    [endpoint.PUT, FORM],
    [endpoint.DELETE, undefined],
    [secret.POST, {}],
    [testMessage.POST, {}],
    [messages.GET, undefined],
    [replay.POST, {}],
  ]
  const before = await db.webhookEndpoint.findMany()
  for (const [route, body] of ofOne) {
    const given = { params, ...(body && { body }) }
    expect((await callByKey(route, a.headers, given)).status).toBe(404)
    expect((await callByKey(route, {}, given)).status).toBe(401)
    expect((await callByKey(route, { 'x-api-key': b.key }, given)).status).toBe(401)
  }
  expect(await db.webhookEndpoint.findMany()).toEqual(before)
  for (const route of [self.GET, endpoints.GET]) expect((await callByKey(route, {})).status).toBe(401)
  for (const route of [endpoints.POST, rotation.POST])
    expect((await callByKey(route, {}, { body: FORM })).status).toBe(401)
  expect((await callByKey(endpoints.GET, a.headers)).body).toEqual({ endpoints: [] })
  expect((await callByKey(endpoint.GET, b.headers, { params: { id: 'a' } })).status).toBe(404)
})
