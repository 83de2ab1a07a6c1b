import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import * as simulation from '@/app/api/v1/leads/[id]/simulation/route'
import * as keys from '@/app/api/v1/receipt-keys/route'
import { partnerLeadSchema } from '@/lib/leads/partner-leads/partner-lead'
import { receiptKeysSchema } from '@/lib/leads/partner-leads/receipt'
import { db } from '@/lib/platform/database/db'
import { callByKey, feedOf, givenReader, sendByKey, typesIn } from '@/tests/support/key-calls'
import { postLead } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, api_keys cascade`
})

describe('a test key', () => {
  const tables = () =>
    db.$queryRaw`select (select count(*) from tour_requests)::int as leads, (select count(*) from households)::int as families,
      (select count(*) from outbox_items)::int as planned, (select count(*) from lead_consents)::int as consents`

  test('sends a family that is answered like a real one, reaches nobody, and moves on by request', async () => {
    const test = await givenReader({ isTest: true })
    const live = await givenReader()
    expect(test.key).toMatch(/^plk_test_[\w-]{43}$/)
    const real = await sendByKey(live.headers, { communityID: 'x' })
    const before = await tables()
    const sent = { name: 'Ruth Ellis', phone: '(303) 555-0142', communityID: 'x', transactionId: 'order-7' }
    const answer = await sendByKey(test.headers, sent)
    expect(Object.keys(answer).sort()).toEqual(Object.keys(real).sort())
    expect(answer).toMatchObject({
      status: 201,
      isTest: true,
      transactionId: 'order-7',
      ignored: real.ignored,
    })
    expect(await sendByKey(test.headers, sent)).toMatchObject({ status: 200, id: answer.id })
    const corrected = { ...sent, name: 'Ruth B. Ellis' }
    expect(await sendByKey(test.headers, corrected)).toMatchObject({ status: 200, id: answer.id })
    const other = await sendByKey(test.headers, { ...sent, phone: '(303) 555-0199' })
    expect(other.id).not.toBe(answer.id)
    const params = { id: answer.id }
    const happens = async (event: string, facts: object = {}) => {
      const { status, body } = await callByKey(simulation.POST, test.headers, {
        params,
        body: { event, ...facts },
      })
      return status === 200 ? partnerLeadSchema.parse(body).state : status
    }
    expect([
      await happens('lead.called'),
      await happens('lead.reached'),
      await happens('lead.call_undone'),
      await happens('lead.reached'),
      await happens('lead.tour_scheduled'),
      await happens('lead.tour_canceled'),
      await happens('lead.toured'),
      await happens('lead.moved_in'),
      await happens('lead.reopened'),
      await happens('lead.closed', { reason: 'price' }),
      await happens('lead.do_not_contact', { scope: 'text' }),
      await happens('lead.merged'),
      await happens('lead.spam'),
      await happens('lead.erased'),
      await happens('lead.called'),
      await happens('lead.received'),
      await happens('lead.tour_scheduled', { tourAt: '0000-01-01T00:00:00Z' }),
    ]).toEqual([
      'called',
      'reached',
      'received',
      'reached',
      'tour-scheduled',
      'reached',
      'toured',
      'moved-in',
      'reached',
      'closed',
      'closed',
      'closed',
      'spam',
      'erased',
      409,
      400,
      400,
    ])
    const told = await feedOf(test.headers)
    expect(new Set(typesIn(told)).size).toBe(15)
    expect(told.events.find(({ type }) => type === 'lead.corrected')?.fields).toEqual(['name'])
    expect(await tables()).toEqual(before)
    const kept = await db.$queryRaw<{ text: string }[]>`
      select row_to_json(l)::text as text from partner_test_leads l union all select row_to_json(e)::text from partner_events e`
    const everything = kept.map(({ text }) => text).join()
    for (const word of ['Ruth', '5550142', '555-0142']) expect(everything).not.toContain(word)
  })

  test('is refused like a live one', async () => {
    const { id } = await db.community.create({ data: { slug: 'north', name: 'North' } })
    await db.community.create({ data: { slug: 'east', name: 'East' } })
    const { headers } = await givenReader({ isTest: true, communityIds: [id] })
    const statusOf = async (body: object) => (await postLead(body, { headers })).status
    expect(await statusOf({ name: 'A', phone: '1' })).toBe(400)
    const family = { name: 'Ruth Ellis', phone: '(303) 555-0142' }
    expect([await statusOf({ ...family, communityId: 'east' }), await statusOf(family)]).toEqual([403, 201])
  })
})

describe('a receipt', () => {
  test('proves which key sent a lead and when, to whoever has the public keys', async () => {
    const { id: keyId, headers } = await givenReader({ name: 'Care Finder' })
    const { id, receipt, createdAt } = await sendByKey(headers, { transactionId: 'order-7' })
    const [head = '', claims = '', signature = ''] = receipt.split('.')
    const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
    const response = await keys.GET(new Request('http://localhost/api/v1/receipt-keys'), undefined)
    const set = receiptKeysSchema.parse(await response.json())
    const jwk = set.keys.find(({ kid }) => kid === part(head).kid)
    if (!jwk) throw new Error('the key is not published')
    const publicKey = {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    } as const
    const isSigned = (text: string) =>
      verify('sha256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
    expect(isSigned(`${head}.${claims}`)).toBe(true)
    const forged = Buffer.from(JSON.stringify({ ...part(claims), key_id: randomUUID() })).toString(
      'base64url',
    )
    expect(isSigned(`${head}.${forged}`)).toBe(false)
    expect(part(claims)).toMatchObject({
      sub: id,
      key_id: keyId,
      key_name: 'Care Finder',
      transaction_id: 'order-7',
      received_at: createdAt,
    })
    expect(JSON.stringify(part(claims))).not.toContain('Ann')
    expect(set.keys.every((key) => !('d' in key))).toBe(true)
  })
})
