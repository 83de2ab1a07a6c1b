import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { problemSchema } from '@/lib/platform/http/problem'
import { type Instance, startInstance } from '@/tests/support/instance'

let server: Instance
let id: string

const get = (path: string) => fetch(server.url + path)

beforeAll(async () => {
  await db.siteSettings.create({
    data: {
      companyName: 'Larkspur Homes',
      companyPhoneDisplay: '(303) 555-0134',
      companyPhoneDial: '+13035550134',
      companyEmail: 'hello@larkspur.example',
      supportEmail: 'care@larkspur.example',
    },
  })
  const communities = [
    { slug: 'larkspur-house', name: 'Larkspur House', active: true, latitude: 39.5, zip: '80401' },
    { slug: 'not-yet-open', name: 'Not Yet Open', active: false },
  ]
  for (const community of communities) await db.community.create({ data: community })
  const open = await db.community.findUniqueOrThrow({ where: { slug: 'larkspur-house' } })
  id = open.id
  const review = { authorName: 'Ruth', content: 'Kind people.', communityId: id }
  await db.testimonial.create({ data: { ...review, rating: 4, approved: true } })
  await db.testimonial.create({ data: { ...review, rating: 1, approved: false } })
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})

afterAll(() => server.stop())

test('GET /api/site-settings returns only the company’s public facts', async () => {
  const answer = await get('/api/site-settings')
  expect(answer.status).toBe(200)
  const settings = await answer.json()
  expect(settings).toMatchObject({
    companyName: 'Larkspur Homes',
    companyPhoneDisplay: '(303) 555-0134',
    companyPhoneDial: '+13035550134',
    supportEmail: 'care@larkspur.example',
  })
  expect(settings).not.toHaveProperty('id')
  expect(settings).not.toHaveProperty('consentText')
})

test('GET /api/communities/{id} finds an active community by id and by slug, under both names of a fact', async () => {
  for (const key of [id, 'larkspur-house', 'Larkspur-House']) {
    const answer = await get(`/api/communities/${key}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id,
      slug: 'larkspur-house',
      name: 'Larkspur House',
      zip: '80401',
      zipCode: '80401',
      latitude: 39.5,
      lat: 39.5,
      // From all received reviews, published or not, never the column's default.
      rating: 2.5,
      reviewCount: 2,
    })
  }
})

test('an inactive, unknown or invalid key is not found', async () => {
  for (const key of ['not-yet-open', randomUUID(), "'%20or%201=1", '%00', 'a'.repeat(300)]) {
    const answer = await get(`/api/communities/${key}`)
    expect(answer.status, key).toBeGreaterThanOrEqual(400)
    expect(answer.status, key).toBeLessThan(500)
  }
  const refused = problemSchema.parse(await (await get('/api/communities/not-yet-open')).json())
  expect(refused).toMatchObject({ code: 'not-found', message: 'This community does not exist' })
})

test('an address below /api without a handler is 404 as JSON', async () => {
  for (const path of ['/api', '/api/no-such-call', '/api/v1/no/such/call']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      expect.stringMatching(/^application\/problem\+json/),
    ])
    expect(problemSchema.parse(await answer.json()).code).toBe('not-found')
  }
})

test('a wrong method is 405 as JSON, with those that work in Allow', async () => {
  const answer = await fetch(`${server.url}/api/v1/communities`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(problemSchema.parse(await answer.json()).code).toBe('method-not-allowed')
})

test('the addresses of version 1 answer like those before them, with an ETag', async () => {
  for (const path of ['communities', `communities/${id}`, `communities/${id}/tour-times`, 'site-settings']) {
    const [before, now] = await Promise.all([get(`/api/${path}`), get(`/api/v1/${path}`)])
    const etag = now.headers.get('etag') ?? ''
    expect([now.status, await now.json()]).toEqual([before.status, await before.json()])
    const again = await fetch(`${server.url}/api/v1/${path}`, { headers: { 'if-none-match': etag } })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
  const lead = { name: 'Ann Tester', phone: '(303) 555-0142' }
  const sent = await fetch(`${server.url}/api/v1/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  })
  expect(sent.status).toBe(201)
})
