import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OPTIONS } from '@/app/api/tour-requests/route'
import { PER_KEY } from '@/lib/leads/tour-requests/lead-flood'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenKey } from '@/tests/support/api-keys'
import { leadBody, postLead } from '../../support/lead-requests'

vi.hoisted(() => {
  // Unreachable: a bot check of a partner's lead would fail.
  Object.assign(process.env, {
    TURNSTILE_SECRET_KEY: 'turnstile-secret',
    TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/siteverify',
  })
})

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, api_keys cascade`
  await db.emailRecipient.deleteMany()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

type Answer = {
  status: number
  transactionId?: string
  message?: string
  fieldErrors?: Record<string, string>
}

async function send(
  { key }: { key: string },
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await postLead(body, { headers: { authorization: `Bearer ${key}`, ...headers } })
  return { status: response.status, ...((await response.json()) as object) }
}

/** As sent by a program, without the fields that our form adds. */
function request(changes: Record<string, unknown> = {}) {
  const { name, phone, message } = leadBody()
  return { name, phone, message, ...changes }
}

const stored = () =>
  db.tourRequest.findMany({
    include: {
      events: true,
      consents: true,
      quarantine: true,
      deliveries: { where: { kind: 'lead-alert' } },
    },
    orderBy: { createdAt: 'asc' },
  })

describe('a lead that a partner sends', () => {
  test("is on the desk under its key's name, with evidence of consent given elsewhere", async () => {
    const key = await givenKey(['leads:write'], { name: 'Care Finder' })
    const sent = request({
      consentWording: ' Evergrove may call me. ',
      source: 'tour',
      honeypot: 'x',
      formLoadTime: 1,
    })
    const idempotencyKey = randomUUID()
    expect(await send(key, sent, { 'idempotency-key': idempotencyKey })).toMatchObject({
      status: 201,
      transactionId: idempotencyKey,
      promise: expect.any(String),
    })
    const [lead] = await stored()
    expect(lead).toMatchObject({
      source: 'partner',
      botCheck: 'keyed',
      adConsent: 'denied',
      quarantine: null,
      clientIpAddress: null,
      clientUserAgent: null,
    })
    expect(lead?.deliveries).toHaveLength(1)
    expect(lead?.events).toMatchObject([
      { type: 'received', data: { source: 'partner', partner: 'Care Finder', apiKeyId: key.id } },
    ])
    expect(lead?.consents.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'ads', granted: false, channel: 'partner-api' },
      {
        kind: 'contact',
        granted: true,
        channel: 'partner-api',
        wording: 'Evergrove may call me.',
        version: null,
        ipAddress: null,
      },
    ])
  })

  test('is one lead however often it is sent, even simultaneously, and keeps a correction', async () => {
    const key = await givenKey(['leads:write'])
    const body = request()
    const headers = { 'idempotency-key': '"order 7"' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key, body, headers)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(await send(key, { ...body, name: 'Ann B. Tester' }, headers)).toMatchObject({
      status: 200,
      transactionId: answers[0]?.transactionId,
    })
    const leads = await stored()
    expect(leads.map(({ name }) => name)).toEqual(['Ann B. Tester'])
  })

  test("under another family's key is a separate lead", async () => {
    const key = await givenKey(['leads:write'])
    const headers = { 'idempotency-key': '1' }
    expect(await send(key, request(), headers)).toMatchObject({ status: 201, transactionId: '1' })
    const second = await send(key, request(), headers)
    expect(second.status).toBe(201)
    expect(second.transactionId).not.toBe('1')
    expect(await stored()).toHaveLength(2)
  })

  test('gets errors field by field', async () => {
    const key = await givenKey(['leads:write'])
    expect(await send(key, request({ name: 'A', phone: '12', email: 'a@' }))).toMatchObject({
      status: 400,
      fieldErrors: {
        name: 'Please enter at least 2 characters',
        phone: 'Please enter a valid phone number',
        email: 'Please enter a valid email address',
      },
    })
  })

  test("counts for ads only if the partner reports the family's consent", async () => {
    const key = await givenKey(['leads:write'])
    await send(key, request({ adConsent: 'granted' }))
    expect(await stored()).toMatchObject([{ adConsent: 'granted' }])
  })

  test("waits for review when one number repeats too often, regardless of the program's address", async () => {
    const key = await givenKey(['leads:write'])
    for (let turn = 0; turn < 12; turn += 1) await send(key, request())
    expect(await db.quarantine.count()).toBe(0)
    const { phone } = request()
    for (let turn = 0; turn < 6; turn += 1) await send(key, request({ phone }))
    expect(await db.quarantine.findMany({ select: { reason: true } })).toEqual([{ reason: 'rate' }])
  })

  test('is refused above the limit of its own key only', async () => {
    const key = await givenKey(['leads:write'])
    await db.rateLimit.create({
      data: {
        key: `${PER_KEY.name}:${key.id}`,
        points: PER_KEY.points,
        expire: BigInt(Date.now() + 600_000),
      },
    })
    const response = await postLead(request(), { headers: key.headers })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(await stored()).toEqual([])
    expect((await send(await givenKey(['leads:write']), request())).status).toBe(201)
  })

  test('is for the communities of its key alone', async () => {
    const [north, south, east] = await Promise.all(
      ['north', 'south', 'east'].map((slug) =>
        db.community.upsert({ where: { slug }, create: { slug, name: slug }, update: {} }),
      ),
    )
    const ids = [north, south].flatMap((community) => (community ? [community.id] : []))
    const some = await givenKey(['leads:write'], { communityIds: ids })
    expect(await send(some, request({ communityId: 'north' }))).toMatchObject({ status: 201 })
    expect(await send(some, request({ communityId: 'east' }))).toMatchObject({
      status: 403,
      fieldErrors: { communityId: 'This API key cannot send requests for this community' },
    })
    for (const communityId of [undefined, 'nowhere']) {
      expect(await send(some, request({ communityId }))).toMatchObject({
        status: 400,
        fieldErrors: { communityId: 'Specify which of your communities this is for' },
      })
    }
    const one = await givenKey(['leads:write'], { communityIds: [String(east?.id)] })
    expect(await send(one, request())).toMatchObject({ status: 201, communityName: 'east' })
    const leads = await stored()
    expect(leads.map(({ communityId }) => communityId)).toEqual([north?.id, east?.id])
  })

  test('is refused and not stored with a wrong, expired or unsuitable key', async () => {
    const now = new Date()
    const cases = [
      { key: 'nonsense', status: 401 },
      { ...(await givenKey(['leads:write'], { revokedAt: now })), status: 401 },
      { ...(await givenKey(['leads:write'], { expiresAt: now })), status: 401 },
      { ...(await givenKey(['content:read', 'content:drafts'])), status: 403 },
    ]
    for (const { status, ...key } of cases) expect((await send(key, request())).status).toBe(status)
    const response = await postLead(request(), { headers: { authorization: 'Bearer ' } })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await stored()).toEqual([])
  })

  test('is JSON', async () => {
    const { headers } = await givenKey(['leads:write'])
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await postLead('name=Ann', { headers: { ...headers, ...type } })).status).toBe(415)
  })

  test('does not affect visitors: their leads need no key and are not labeled as a partner’s', async () => {
    // The password of a proxy in front of the site, which browsers repeat.
    const basic = { authorization: 'Basic dXNlcjpwYXNz', 'sec-fetch-site': 'same-origin' }
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`lock table api_keys in access exclusive mode`
      expect((await postLead(leadBody({ source: 'partner' }), { headers: basic })).status).toBe(201)
    })
    expect(await stored()).toMatchObject([{ source: 'tour', consents: [{ channel: 'web-form' }, {}] }])
  })
})

describe('a page of a partner', () => {
  const ask = async (origin: string, answer: () => Promise<Response>) => {
    const { status, headers } = await answer()
    return {
      status,
      origin: headers.get('access-control-allow-origin'),
      vary: headers.get('vary'),
      asked: origin,
    }
  }

  const preflightFrom = (origin: string) =>
    ask(origin, () =>
      OPTIONS(
        new Request('http://localhost/api/tour-requests', {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
        undefined,
      ),
    )

  test('T72: may send from the browser where its origin is configured, and no other may', async () => {
    const ours = 'https://partner.example'
    env().PARTNER_ORIGINS = `${ours}, https://other.example:8443`
    const { headers } = await givenKey(['leads:write'])
    for (const origin of [ours, 'https://other.example:8443']) {
      expect(await preflightFrom(origin)).toMatchObject({ status: 204, origin, vary: 'Origin' })
      const posted = await ask(origin, () => postLead(request(), { headers: { ...headers, origin } }))
      expect(posted).toMatchObject({ status: 201, origin, vary: 'Origin' })
      const refused = await ask(origin, () => postLead({}, { headers: { ...headers, origin } }))
      expect(refused).toMatchObject({ status: 400, origin })
    }
    const strangers = [
      'https://evil.example',
      'null',
      'https://partner.example.evil.example',
      'http://partner.example',
    ]
    for (const origin of strangers) {
      expect(await preflightFrom(origin)).toMatchObject({ status: 204, origin: null, vary: 'Origin' })
      const posted = await ask(origin, () => postLead(request(), { headers: { ...headers, origin } }))
      expect(posted.origin).toBeNull()
    }
    env().PARTNER_ORIGINS = undefined
    expect(await preflightFrom(ours)).toMatchObject({ origin: null })
  })
})
