import { beforeEach, describe, expect, test } from 'vitest'
import { OPTIONS } from '@/app/api/tour-requests/route'
import { GET as readSelf } from '@/app/api/v1/self/route'
import { makeKey, newKeySchema, revokeKey } from '@/lib/accounts/api-keys/keys'
import { rotateKey, rotationSchema } from '@/lib/accounts/api-keys/rotate-key'
import { partnerSchema } from '@/lib/accounts/partners/partner-schema'
import { addPartner, changePartner, endPartner } from '@/lib/accounts/partners/save-partner'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { givenKey } from '@/tests/support/api-keys'
import { leadBody, postLead } from '@/tests/support/lead-requests'

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, api_keys, partners cascade`
})

async function person(role: 'admin' | 'editor' = 'admin') {
  const { id, username, email } = await givenAccount({ role })
  return { id, username, email, role, communityIds: [], mayPublish: true }
}

const form = (changes: object = {}) => partnerSchema.parse({ name: 'Care Finder', ...changes })

const withKey = (key: string, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${key}`, ...headers },
})

const send = (key: string, headers: Record<string, string> = {}, body = leadBody()) =>
  postLead(body, withKey(key, headers))

const self = (key: string) => readSelf(new Request('http://localhost/api/v1/self', withKey(key)), {})

async function madeKey(changes: object = {}) {
  const wanted = newKeySchema.parse({ name: 'Live', scopes: ['leads:write', 'leads:read'], ...changes })
  return makeKey(await person(), wanted, browser)
}

describe('a rotated key', () => {
  test('keeps its name and its leads, and the key before works for the overlap', async () => {
    const admin = await person()
    const { id, key, expiresAt } = await madeKey()
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + 364 * 86_400_000)
    const body = leadBody()
    expect((await send(key, { 'idempotency-key': '7' }, body)).status).toBe(201)
    const { key: next, name } = await rotateKey(admin, id, rotationSchema.parse({}), browser)
    expect(name).toBe('Live')
    for (const either of [key, next])
      expect((await send(either, { 'idempotency-key': '7' }, body)).status).toBe(200)
    expect(await db.tourRequest.count()).toBe(1)
    await db.apiKey.update({ where: { id }, data: { previousUntil: new Date() } })
    expect((await send(key)).status).toBe(401)
    expect((await send(next)).status).toBe(201)
    const { key: last } = await rotateKey(admin, id, { overlapHours: 0 }, browser)
    expect([(await self(next)).status, (await self(last)).status]).toEqual([401, 200])
  })

  test('is revoked with the key before, and does not bring an expired one back', async () => {
    const admin = await person()
    const { id, key } = await madeKey()
    const { key: next } = await rotateKey(admin, id, rotationSchema.parse({}), browser)
    await db.apiKey.update({ where: { id }, data: { expiresAt: new Date() } })
    const { key: renewed } = await rotateKey(admin, id, rotationSchema.parse({}), browser)
    expect([(await self(key)).status, (await self(next)).status, (await self(renewed)).status]).toEqual([
      401, 401, 200,
    ])
    await rotateKey(admin, id, rotationSchema.parse({}), browser)
    await revokeKey(admin, id, browser)
    expect((await self(renewed)).status).toBe(401)
    await expect(rotateKey(admin, id, rotationSchema.parse({}), browser)).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is rotated by administrators, and by itself alone', async () => {
    const { id } = await madeKey()
    const { id: other } = await madeKey({ name: 'Other' })
    const rotation = rotationSchema.parse({})
    await expect(rotateKey(await person('editor'), id, rotation, browser)).rejects.toMatchObject({
      status: 403,
    })
    const stranger = { id: other, username: 'a program', apiKeyId: other, shownHash: '' }
    await expect(rotateKey(stranger, id, rotation, browser)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a partner', () => {
  test('has limits of its own, told by RateLimit headers', async () => {
    const admin = await person()
    const partnerId = await addPartner(admin, form({ leadsPerHour: 2, callsPerMinute: 1 }), browser)
    const { key } = await madeKey({ partnerId })
    const first = await send(key)
    expect(first.headers.get('ratelimit-policy')).toBe('"leads";q=2;w=3600, "calls";q=5;w=300')
    expect(first.headers.get('ratelimit')).toMatch(/^"leads";r=1;t=3\d{3}, "calls";r=5;t=300$/)
    await send(key)
    const refused = await send(key)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toContain('"leads";r=0')
    const { headers } = await givenKey(['leads:write'])
    expect((await postLead(leadBody(), { headers })).headers.get('ratelimit')).toContain('"leads";r=599')
    for (let call = 0; call < 5; call += 1) expect((await self(key)).status).toBe(200)
    expect((await self(key)).status).toBe(429)
    await changePartner(admin, partnerId, form({ leadsPerHour: 9 }), browser)
    expect((await send(key)).status).toBe(201)
    expect((await postLead(leadBody())).headers.has('ratelimit')).toBe(false)
  })

  test('T72: lets its own pages call by its own keys, and no other page', async () => {
    env().PARTNER_ORIGINS = undefined
    const admin = await person()
    const [ours, theirs] = ['https://a.example', 'https://b.example:8443']
    const a = await addPartner(admin, form({ name: 'A', origins: [ours] }), browser)
    const b = await addPartner(admin, form({ name: 'B', origins: [theirs, 'https://B2.example'] }), browser)
    const { key } = await madeKey({ partnerId: a })
    const allowed = (response: Response) => response.headers.get('access-control-allow-origin')
    const fromOwn = await send(key, { origin: ours })
    expect([fromOwn.status, allowed(fromOwn)]).toEqual([201, ours])
    expect(fromOwn.headers.get('access-control-expose-headers')).toContain('ratelimit')
    for (const origin of [theirs, 'https://evil.example', 'null', 'http://a.example']) {
      const response = await send(key, { origin })
      expect([origin, response.status, allowed(response)]).toEqual([origin, 403, null])
    }
    const preflightFrom = (origin: string) =>
      OPTIONS(
        new Request('http://localhost/api/tour-requests', { method: 'OPTIONS', headers: { origin } }),
        {},
      )
    for (const origin of [ours, theirs, 'https://b2.example'])
      expect(allowed(await preflightFrom(origin))).toBe(origin)
    expect(allowed(await preflightFrom('https://evil.example'))).toBeNull()
    await endPartner(admin, b, browser)
    expect(allowed(await preflightFrom(theirs))).toBeNull()
    expect(await db.tourRequest.count()).toBe(1)
  })

  test.each([
    ['origins.0', { origins: ['https://a.example/page'] }],
    ['origins.0', { origins: ['a.example'] }],
    ['origins.0', { origins: ['javascript:alert(1)'] }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['leadsPerHour', { leadsPerHour: 0 }],
    ['name', { name: ' ' }],
  ])('has no %s like %j', (field, changes) => {
    const { error } = partnerSchema.safeParse({ name: 'A', ...changes })
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  })

  test('ends with all its keys, and keeps its leads', async () => {
    const admin = await person()
    const partnerId = await addPartner(admin, form(), browser)
    await expect(addPartner(admin, form({ name: 'care finder' }), browser)).rejects.toMatchObject({
      status: 409,
      fieldErrors: { name: expect.any(String) },
    })
    const { key } = await madeKey({ partnerId })
    await send(key)
    await endPartner(admin, partnerId, browser)
    expect((await send(key)).status).toBe(401)
    expect(await db.tourRequest.count()).toBe(1)
    await expect(changePartner(admin, partnerId, form(), browser)).rejects.toMatchObject({ status: 404 })
    await expect(madeKey({ name: 'New', partnerId })).rejects.toMatchObject({
      fieldErrors: { partnerId: expect.any(String) },
    })
    await addPartner(admin, form(), browser)
  })

  test('is kept by administrators alone', async () => {
    const admin = await person()
    const editor = await person('editor')
    const id = await addPartner(admin, form(), browser)
    const refused = { status: 403 }
    await expect(addPartner(editor, form(), browser)).rejects.toMatchObject(refused)
    await expect(changePartner(editor, id, form(), browser)).rejects.toMatchObject(refused)
    await expect(endPartner(editor, id, browser)).rejects.toMatchObject(refused)
  })
})
