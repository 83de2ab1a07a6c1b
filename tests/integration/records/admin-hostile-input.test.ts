import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { entities } from '@/lib/records/entities/registry'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { type Instance, startInstance } from '@/tests/support/instance'

// T46: whatever a signed-in user sends, the server answers with a status below 500 and a message.

let server: Instance
let cookie: string
let leadId: string

/** A session may make 1,200 calls a minute. */
async function openSession() {
  ;({ cookie } = await sessionOf(await givenAccount()))
}

beforeEach(openSession)

beforeAll(async () => {
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living' } })
  const lead = { name: 'Ann Novak', phone: '3035550142', transactionId: randomUUID() }
  ;({ id: leadId } = await db.tourRequest.create({ data: lead }))
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})

afterAll(async () => {
  await server.stop()
})

async function send(method: string, path: string, body?: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/api/admin/${path}`, { method, headers, ...(body && { body }) })
  return { status: answer.status, text: await answer.text() }
}

/** Nested so deeply that recursive code overflows the stack. */
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const VALUES = {
  deep,
  'a lone surrogate': '"a\\ud83d"',
  NUL: '"a\\u0000b"',
  'a huge number': '1e400',
  'a number beyond integers': '99999999999999999999',
  'an array': '["x"]',
  'an object': '{"set":"x"}',
  'the year 0': '"0000-01-01"',
  'the moment 0': '"0000-01-01T00:00:00Z"',
}

test.each(Object.entries(VALUES))(
  '%s in a field of any entity',
  async (_, value) => {
    for (const entity of entities) {
      const method = entity.kind === 'single' ? 'PATCH' : 'POST'
      const fields = Object.keys(entity.fields).map((name) => `${JSON.stringify(name)}:${value}`)
      const { status, text } = await send(method, entity.path, `{${fields.join(',')}}`)
      expect(status, `${entity.path}: ${text}`).toBeLessThan(500)
    }
  },
  120_000,
)

test.each(Object.entries(VALUES))('%s in what the desk is sent', async (_, value) => {
  const calls = [
    ['POST', 'notes', `{"text":${value}}`],
    ['PUT', 'notes', `{"notes":${value}}`],
    ['POST', 'owner', `{"ownerId":${value}}`],
    ['POST', 'schedule', `{"scheduledDate":${value}}`],
    ['POST', 'status', `{"status":${value}}`],
    ['POST', 'status', `{"status":"not-interested","reason":${value}}`],
  ] as const
  for (const [method, path, body] of calls) {
    const { status, text } = await send(method, `tour-requests/${leadId}/${path}`, body)
    expect(status, `${path}: ${text}`).toBeLessThan(500)
    expect(status, `${path}: ${text}`).not.toBe(405)
  }
})

test('deep JSON and half a character are refused with a message', async () => {
  const nested = await send('POST', 'team-members', `{"name":${deep}}`)
  expect([nested.status, JSON.parse(nested.text).message]).toEqual([400, 'The request is nested too deeply'])
  const half = await send('POST', `tour-requests/${leadId}/notes`, '{"text":"a\\ud83d"}')
  expect([half.status, JSON.parse(half.text).message]).toEqual([
    400,
    'The text contains a character that cannot be stored',
  ])
  // A surrogate pair is one character, and an escaped backslash before u0000 is not NUL.
  const whole = await send('POST', `tour-requests/${leadId}/notes`, '{"text":"\\ud83d\\ude00 \\\\u0000"}')
  expect(whole.status).toBe(201)
})

test('odd addresses of records and lists', async () => {
  for (const { path, list } of entities) {
    await openSession()
    const filters = list.filters.map((name) => `${name}=a%00b`)
    const queries = ['search=%00', 'search=a%00b', 'search=%ED%A0%80', 'page=999999', ...filters]
    for (const query of queries)
      expect((await send('GET', `${path}?${query}`)).status, query).toBeLessThan(500)
    for (const id of ['a%00b', '..%2fx', 'undefined']) {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const { status } = await send(method, `${path}/${id}`, method === 'PATCH' ? '{}' : undefined)
        expect(status, `${method} ${path}/${id}`).toBeLessThan(500)
      }
      expect((await send('GET', `${path}/${id}/revisions`)).status).toBeLessThan(500)
    }
  }
  for (const query of [
    'search=a%00',
    'source=%00',
    'from=0000-01-01',
    'to=0000-01-01T00:00:00Z',
    'page=999999',
  ])
    expect((await send('GET', `tour-requests?${query}`)).status, query).toBe(200)
}, 120_000)
