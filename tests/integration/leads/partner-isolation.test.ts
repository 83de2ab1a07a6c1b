import { beforeEach, describe, expect, test } from 'vitest'
import { POST as postOffer } from '@/app/api/exit-intent-submissions/route'
import { POST as postPartial } from '@/app/api/partial-leads/route'
import { db } from '@/lib/platform/database/db'
import { givenKey } from '@/tests/support/api-keys'
import { leadBody, postLead, somePhone } from '../../support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, api_keys, outbox_items, partial_leads cascade`
})

type Body = Record<string, unknown>
type Answer = { status: number; transactionId: string; message?: string }

async function send(body: Body, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await postLead(body, { headers })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

const stored = () =>
  db.tourRequest.findMany({
    include: { events: { orderBy: { createdAt: 'asc' } } },
    orderBy: { createdAt: 'asc' },
  })

/** The string that everybody knows: it is the example of /developers. */
const KNOWN = 'request-10482'

const family = (changes: Body = {}) => ({ name: 'Ruth Ellis', phone: '(303) 555-0142', ...changes })

async function twoPartners() {
  const senderOf = async (name: string) => {
    const { id, headers } = await givenKey(['leads:write'], { name })
    return { id, headers: { ...headers, 'idempotency-key': KNOWN } }
  }
  return [await senderOf('Care Finder'), await senderOf('Home Guide')] as const
}

describe('an idempotency key', () => {
  test('is the sender’s own: the same string of another sender is another request', async () => {
    const [a, b] = await twoPartners()
    const sent = family({ message: 'For my mother' })
    expect(await send(sent, a.headers)).toMatchObject({ status: 201, transactionId: KNOWN })
    const overwritten = family({ name: 'Mallory', message: 'Call me instead' })
    expect(await send(overwritten, b.headers)).toMatchObject({ status: 201, transactionId: KNOWN })
    for (const more of [{}, { formSecret: 'a secret of some other browser' }]) {
      expect(await send({ ...overwritten, ...more, transactionId: KNOWN })).toMatchObject({ status: 201 })
    }
    const leads = await stored()
    expect(leads.map(({ name, apiKeyId }) => [name, apiKeyId])).toEqual([
      ['Ruth Ellis', a.id],
      ['Mallory', b.id],
      ['Mallory', null],
      ['Mallory', null],
    ])
    expect(leads[0]).toMatchObject({ message: 'For my mother', phone: '(303) 555-0142' })
    expect(leads[0]?.events.map(({ type }) => type)).not.toContain('resubmitted')
    expect(new Set(leads.map(({ transactionId }) => transactionId)).size).toBe(4)
  })

  test('of a stranger who comes first takes nothing from a partner', async () => {
    const [a, b] = await twoPartners()
    await send(family({ transactionId: KNOWN }))
    await send(family(), b.headers)
    expect(await send(family(), a.headers)).toMatchObject({ status: 201, transactionId: KNOWN })
    expect(await send(family(), a.headers)).toMatchObject({ status: 200, transactionId: KNOWN })
    expect(await db.tourRequest.count()).toBe(3)
  })

  test('finds the same request of its sender, at the same time, and for a second family a second one', async () => {
    const [a, b] = await twoPartners()
    const [mine, theirs] = await Promise.all(
      [a, b].map((sender) => Promise.all(Array.from({ length: 4 }, () => send(family(), sender.headers)))),
    )
    for (const answers of [mine, theirs])
      expect(answers?.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
    const other = family({ phone: somePhone() })
    const second = await send(other, a.headers)
    expect(second.status).toBe(201)
    expect(second.transactionId).not.toBe(KNOWN)
    expect(await send(other, a.headers)).toMatchObject({ status: 200, transactionId: second.transactionId })
    expect(await db.tourRequest.count()).toBe(3)
  })
})

describe('a correction', () => {
  test('comes from the key that sent the request, and the history says which one', async () => {
    const [a, b] = await twoPartners()
    await send(family({ email: 'ruth@example.com' }), a.headers)
    const corrected = family({ phone: '(303) 555-0199', email: 'ruth@example.com' })
    expect((await send(corrected, b.headers)).status).toBe(201)
    expect((await send(corrected, a.headers)).status).toBe(200)
    const [lead, other] = await stored()
    expect([lead?.phone, other?.phone]).toEqual(['(303) 555-0199', '(303) 555-0199'])
    expect(lead?.events.find(({ type }) => type === 'resubmitted')?.data).toMatchObject({
      partner: 'Care Finder',
      apiKeyId: a.id,
      corrections: { phone: { from: '(303) 555-0142', to: '(303) 555-0199' } },
    })
    expect(other?.events.map(({ type }) => type)).not.toContain('resubmitted')
  })

  test('with a key that stands in a page comes from the visitor’s own browser', async () => {
    const [a] = await twoPartners()
    const [mine, theirs] = ['the secret of Ruth’s tab', 'the secret of another tab']
    await send(family({ formSecret: mine, message: 'For my mother' }), a.headers)
    const overwritten = family({ name: 'Mallory' })
    for (const formSecret of [theirs, undefined])
      expect((await send({ ...overwritten, formSecret }, a.headers)).status).toBe(201)
    expect((await send(family({ formSecret: mine, name: 'Ruth B. Ellis' }), a.headers)).status).toBe(200)
    expect((await stored()).map(({ name }) => name)).toEqual(['Ruth B. Ellis', 'Mallory', 'Mallory'])
  })

  test('of a visitor comes from the browser that sent the request', async () => {
    const body = leadBody({ email: 'ann@example.com' })
    await send(body)
    const changed = { ...body, phone: somePhone(), message: 'Mallory was here' }
    for (const formSecret of ['another secret, but long', undefined, '', 'short']) {
      const answer = await send({ ...changed, formSecret })
      expect(answer.status).toBe(formSecret?.startsWith('another') || formSecret === undefined ? 201 : 200)
      expect(answer.transactionId).not.toBe(body.transactionId)
    }
    expect((await stored())[0]).toMatchObject({ phone: body.phone, message: body.message })
    expect(await send({ ...body, message: 'After five, please' })).toMatchObject({
      status: 200,
      transactionId: body.transactionId,
    })
    const leads = await stored()
    expect(leads[0]).toMatchObject({ message: 'After five, please' })
    expect(leads).toHaveLength(3)
    expect(JSON.stringify(leads)).not.toContain(body.formSecret)
  })

  test('without a secret is a request of its own, and the very same request is a repeat', async () => {
    const body = leadBody({ formSecret: undefined })
    await send(body)
    expect(await send(body)).toMatchObject({ status: 200, transactionId: body.transactionId })
    const changed = { ...body, name: 'Ann B. O’Brien' }
    const second = await send(changed)
    expect(second.status).toBe(201)
    expect(await send(changed)).toMatchObject({ status: 200, transactionId: second.transactionId })
    expect((await stored()).map(({ name }) => name)).toEqual([body.name, 'Ann B. O’Brien'])
  })

  test('with the id of a partner’s lead changes nothing of it', async () => {
    const [a] = await twoPartners()
    await send(family(), a.headers)
    const [lead] = await stored()
    await send(family({ name: 'Mallory', transactionId: lead?.transactionId }))
    expect((await stored()).map(({ name }) => name)).toEqual(['Ruth Ellis', 'Mallory'])
  })
})

describe('an API key that is presented wrongly', () => {
  const ways = (key: string): [string, Record<string, string>, string][] => [
    ['X-API-Key', { 'x-api-key': key }, ''],
    ['Api-Key', { 'api-key': key }, ''],
    ['Basic', { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }, ''],
    ['Token', { authorization: `Token ${key}` }, ''],
    ['bare', { authorization: key }, ''],
    ['in the address', {}, `?api_key=${key}`],
  ]

  test('is refused, and its request is nobody’s anonymous lead', async () => {
    const { key } = await givenKey(['leads:write'])
    const { headers: expired } = await givenKey(['leads:write'], { expiresAt: new Date() })
    for (const [way, headers, query] of ways(key)) {
      const response = await postLead(leadBody(), { headers, query })
      expect([way, response.status]).toEqual([way, 401])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('Authorization') })
    }
    expect((await send(leadBody(), expired)).status).toBe(401)
    expect(await db.tourRequest.count()).toBe(0)
  })

  test('as a field of the request is refused, and its request is nobody’s anonymous lead', async () => {
    const { key } = await givenKey(['leads:write'])
    for (const field of ['apiKey', 'api_key', 'token']) {
      expect(await send(leadBody({ [field]: key }))).toMatchObject({
        status: 401,
        message: expect.stringContaining('Authorization'),
      })
    }
    expect(await db.tourRequest.count()).toBe(0)
    expect((await send(leadBody({ message: `I found ${key} in a page` }))).status).toBe(201)
  })

  test('is refused by the forms that take none', async () => {
    const { key, headers: good } = await givenKey(['leads:write'])
    for (const post of [postOffer, postPartial]) {
      for (const headers of [good, ...ways(key).map(([, presented]) => presented)].filter(
        (presented) => Object.keys(presented).length > 0,
      )) {
        const request = new Request('http://localhost/api/form', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(leadBody({ email: 'ann@example.com' })),
        })
        expect((await post(request, undefined as never)).status).toBe(401)
      }
    }
    expect([await db.partialLead.count(), await db.exitIntentSubmission.count()]).toEqual([0, 0])
  })
})
