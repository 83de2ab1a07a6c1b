import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/exit-intent-submissions/route'
import { systemActor } from '@/lib/accounts/actor'
import { countWaiting } from '@/lib/desk/access/lead-counts'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { OFFER_CONSENT } from '@/lib/leads/exit-offer/consent'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody } from '../../support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate exit_intent_submissions, exit_intent_popup, outbox_items, tour_requests, households, site_settings, rate_limits cascade`
  await db.exitIntentPopup.create({ data: { ctaLink: '/resources/senior-living-guide' } })
  await db.siteSettings.create({
    data: { companyName: 'Evergrove' },
  })
})

function send(
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = {
    email: 'Ann@Example.com',
    transactionId: randomUUID(),
    consentVersion: OFFER_CONSENT.version,
    ...changes,
  }
  return POST(
    new Request('http://localhost:3000/api/exit-intent-submissions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-porchlight-client-address': '203.0.113.9',
        referer: 'https://evergrove.example/dining?utm_source=x',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    undefined,
  )
}

test('the offer is stored with page, campaign and consent, and mailed', async () => {
  const visit = encodeVisitCookie({ first: { utmSource: 'google', gclid: 'CaSe_1' } })
  const response = await send({}, { cookie: `${VISIT_COOKIE}=${visit}` })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ link: '/resources/senior-living-guide' })
  expect(await db.exitIntentSubmission.findFirstOrThrow()).toMatchObject({
    email: 'ann@example.com',
    source: '/dining',
    utmSource: 'google',
    gclid: 'CaSe_1',
    touches: {
      first: { utmSource: 'google', gclid: 'CaSe_1' },
      last: { utmSource: 'google', gclid: 'CaSe_1' },
    },
    clientIpAddress: '203.0.113.9',
    adConsent: 'granted',
    consentWording: OFFER_CONSENT.text,
    consentVersion: OFFER_CONSENT.version,
    heldReason: null,
  })
  const mail = await db.outboxItem.findFirstOrThrow({ where: { kind: 'visitor-mail' } })
  expect(mail.target).toBe('ann@example.com')
  expect(mail.text).toContain('/resources/senior-living-guide')
})

test("a retry is not a second request, but another person's use of the key is", async () => {
  const transactionId = randomUUID()
  await send({ transactionId })
  expect((await send({ transactionId })).status).toBe(200)
  expect((await send({ transactionId, email: 'bo@example.com' })).status).toBe(201)
  await Promise.all([send({ transactionId: 'same' }), send({ transactionId: 'same' })])
  expect(await db.exitIntentSubmission.count()).toBe(3)
})

test('suspected abuse gets the same response and no mail', async () => {
  const answers = [
    await send({ honeypot: 'x' }),
    await send({ formLoadTime: 300, email: 'fast@example.com' }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ link: '/resources/senior-living-guide' })
  }
  for (let n = 0; n < 4; n++) await send({ email: 'victim@example.com' })
  expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(3)
  expect(await db.exitIntentSubmission.count({ where: { heldReason: { not: null } } })).toBe(3)
})

test('a bad address is refused at its field, and bad side data never', async () => {
  for (const email of ['', 'nobody', 7, null]) {
    const response = await send({ email })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      fieldErrors: { email: 'Please enter a valid email address' },
    })
  }
  expect((await send({ consentVersion: 'x', utmSource: ['a'], gclid: '<b>' })).status).toBe(201)
})

test('Global Privacy Control is stored with the request', async () => {
  await send({}, { 'sec-gpc': '1' })
  expect(await db.exitIntentSubmission.findFirstOrThrow()).toMatchObject({ adConsent: 'denied' })
})

test('B13: a new person is a lead for information and alerts staff; a known one is not another lead', async () => {
  await db.emailRecipient.deleteMany()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await send()
  await send()
  const lead = await db.tourRequest.findFirstOrThrow()
  expect(lead).toMatchObject({
    source: 'exit-offer',
    name: 'ann@example.com',
    callDueAt: null,
    promise: null,
  })
  expect(await db.tourRequest.count()).toBe(1)
  expect(await db.outboxItem.count({ where: { kind: 'lead-alert', tourRequestId: lead.id } })).toBe(1)
  expect(await db.leadConsent.count({ where: { tourRequestId: lead.id, kind: 'contact' } })).toBe(0)
  const listed = async (list: string) =>
    (await listLeads(systemActor('test'), parseLeadQuery(new URLSearchParams({ list })))).leads.map(
      ({ id }) => id,
    )
  expect(await listed('queue')).toEqual([])
  expect(await listed('information')).toEqual([lead.id])
  expect(await countWaiting(systemActor('test'), new Date())).toEqual({ waiting: 0, late: 0 })
})

test('it is on the timeline of a family that later asks for a call', async () => {
  await send()
  const { transactionId } = await acceptedLead(leadBody({ email: 'ann@example.com' }))
  const { id } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  const { events } = await readLead(systemActor('Test'), id)
  expect(events.find(({ type }) => type === 'exit-offer')?.data).toEqual({ page: '/dining' })
})
