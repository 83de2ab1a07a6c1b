import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, pool } from '@/lib/platform/database/db'
import { acceptedLead, leadBody, postLead } from '../../support/lead-requests'

const contact = {
  name: 'Ann\u0000 Lee',
  phone: '303-555-0142',
  email: 'ann@example.com',
  message: 'a\u0000 b',
}

const stored = (transactionId: string) =>
  db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    include: {
      quarantine: true,
      consents: true,
      events: true,
      deliveries: { where: { kind: 'lead-alert' } },
      household: true,
    },
  })

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, site_settings, rate_limits cascade`
  await db.$executeRaw`truncate outbox_items, contact_topics cascade`
  forgetRemembered()
  await db.emailRecipient.createMany({
    data: [{ email: 'Desk@example.com' }, { email: 'off@example.com', active: false }],
  })
})

test('a new lead is stored with its request, consents, history and due actions', async () => {
  await db.siteSettings.create({
    data: { companyName: 'Evergrove', consentText: 'You may call me', consentVersion: 3 },
  })
  const body = leadBody({
    name: 'Ann O’Brien',
    phone: '303-555-0142 x12',
    email: 'ann@example.com',
    utmSource: 'google',
  })
  const response = await postLead(body, {
    headers: { 'user-agent': 'Tester', referer: 'http://localhost:3000/contact', 'x-request-id': 'req-1' },
  })
  expect(response.status).toBe(201)
  const answer = (await response.json()) as Record<string, unknown>
  expect(answer).toEqual({
    transactionId: body.transactionId,
    promise: expect.any(String),
    value: 250,
  })
  const lead = await stored(String(body.transactionId))
  expect(lead).toMatchObject({
    name: 'Ann O’Brien',
    phone: '303-555-0142 x12',
    phoneE164: '+13035550142',
    phoneExtension: '12',
    email: 'ann@example.com',
    source: 'tour',
    status: 'new',
    utmSource: 'google',
    clientIpAddress: '203.0.113.9',
    clientUserAgent: 'Tester',
    requestId: 'req-1',
    adConsent: 'granted',
    botCheck: 'off',
    promise: answer.promise,
    quarantinedAt: null,
    alarmedAt: null,
    household: { name: 'Ann O’Brien' },
  })
  expect(lead.callDueAt?.getTime()).toBeGreaterThan(lead.createdAt.getTime())
  const contact = lead.consents.find(({ kind }) => kind === 'contact')
  expect(contact).toMatchObject({
    granted: true,
    wording: 'You may call me',
    version: 3,
    pageUrl: 'http://localhost:3000/contact',
    ipAddress: '203.0.113.9',
    userAgent: 'Tester',
  })
  expect(lead.events.map(({ type }) => type)).toEqual(['received'])
  expect(lead.deliveries).toMatchObject([
    { channel: 'email', target: 'desk@example.com', state: 'due', requestId: 'req-1' },
  ])
})

describe('the topic of the form (decision 106)', () => {
  const topic = (changes: object) =>
    db.contactTopic.create({
      data: {
        slug: 'video-tour',
        name: 'A video tour',
        heading: 'Ask for a video tour',
        source: 'callback',
        conversion: true,
        alertText: 'request for a video tour',
        ...changes,
      },
    })

  test('T120: the topic decides source, alert and conversion, whatever the browser says', async () => {
    const { id } = await topic({ conversion: false })
    const body = leadBody({ topic: 'video-tour', source: 'tour' })
    const response = await postLead(body)
    expect(await response.json()).not.toHaveProperty('value')
    const lead = await stored(String(body.transactionId))
    expect(lead).toMatchObject({ topicId: id, source: 'callback', adConsent: 'denied' })
    expect(lead.callDueAt).not.toBeNull()
    const read = await readAlertedLead(lead.id)
    expect(read?.lead.alertText).toBe('request for a video tour')
  })

  test('T120: a question has no clock, no promise and no conversion', async () => {
    await topic({ slug: 'other', source: 'question', conversion: false, thanks: 'We write back.' })
    const body = leadBody({ topic: 'other' })
    await acceptedLead(body)
    const lead = await stored(String(body.transactionId))
    expect(lead).toMatchObject({ source: 'question', callDueAt: null, promise: null, adConsent: 'denied' })
    expect(lead.deliveries).toHaveLength(1)
  })

  test('a topic that is off is kept as side data, and the form still asks for a tour', async () => {
    await topic({ active: false })
    const body = leadBody({ topic: 'video-tour' })
    await acceptedLead(body)
    expect(await stored(String(body.transactionId))).toMatchObject({
      topicId: null,
      source: 'tour',
      rawSideData: { topic: 'video-tour' },
    })
  })
})

describe('T24: all of it or nothing', () => {
  test.each(['outbox_items', 'lead_events', 'tour_requests'])('when %s cannot be written', async (table) => {
    await pool().query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room for %', new; end $$`)
    await pool().query(
      `create trigger refuse before insert on ${table} for each row execute function refuse()`,
    )
    try {
      const response = await postLead(leadBody())
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(3)
      // No number is invented for a company without one (decision 111).
      expect(((await response.json()) as { message: string }).message).toContain('Please try again.')
    } finally {
      await pool().query('drop function refuse() cascade')
    }
    expect([await db.tourRequest.count(), await db.outboxItem.count(), await db.household.count()]).toEqual([
      0, 0, 0,
    ])
  })
})

describe('idempotency (reading 26)', () => {
  test('T26: the same person with the same id gets the same lead, also a day later, and no second alert', async () => {
    const body = leadBody({ email: 'ann@example.com' })
    await acceptedLead(body)
    await db.tourRequest.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } })
    const repeat = await postLead(body)
    expect(repeat.status).toBe(200)
    expect(await repeat.json()).toMatchObject({ transactionId: body.transactionId })
    const lead = await stored(String(body.transactionId))
    expect(await db.tourRequest.count()).toBe(1)
    expect(lead.deliveries).toHaveLength(1)
    expect(lead.events.map(({ type }) => type)).toEqual(['received'])
  })

  test('another person’s id never replaces a lead, and their retry finds their own', async () => {
    const first = await acceptedLead(leadBody({ transactionId: 'shared' }))
    const other = leadBody({ transactionId: 'shared' })
    const answers = [await postLead(other), await postLead(other)]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as typeof first).transactionId),
    )
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).not.toBe(first.transactionId)
    expect(await db.tourRequest.count()).toBe(2)
  })

  test('a lead with a missing or invalid id gets one of ours', async () => {
    const { transactionId } = await acceptedLead(leadBody({ transactionId: undefined }))
    expect(transactionId).toMatch(/^[\w-]{8,}$/)
    const odd = leadBody({ transactionId: 'has spaces \u00e9' })
    expect((await acceptedLead(odd)).transactionId).toBe((await acceptedLead(odd)).transactionId)
    expect(await db.tourRequest.count()).toBe(2)
  })
})

describe('T29: suspicion', () => {
  test.each([
    ['honeypot', { honeypot: 'http://spam.example' }],
    ['too-fast', { formLoadTime: 400 }],
  ])('%s gets the same response, quarantine and no alert', async (reason, changes) => {
    const normal = await postLead(leadBody())
    const response = await postLead(leadBody(changes))
    expect(response.status).toBe(normal.status)
    const answer = (await response.json()) as { transactionId: string }
    expect(Object.keys(answer)).toEqual(Object.keys((await normal.json()) as object))
    const lead = await stored(answer.transactionId)
    expect(lead.quarantinedAt).not.toBeNull()
    expect(lead).toMatchObject({ quarantine: { reason, releasedAt: null }, deliveries: [], household: null })
  })

  test.each([0, -1, 'abc', Date.now() + 3_600_000, null])(
    'the form time %j is ignored',
    async (formLoadTime) => {
      const { transactionId } = await acceptedLead(leadBody({ formLoadTime }))
      expect((await stored(transactionId)).quarantinedAt).toBeNull()
    },
  )
})

describe('T30, T31: contact data and side data', () => {
  test('three digits are refused with the specified words, at the field', async () => {
    const response = await postLead(leadBody({ phone: '123', name: 'A' }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      fieldErrors: { phone: 'Please enter a valid phone number', name: 'Please enter at least 2 characters' },
    })
  })

  test.each(['O’Brien', "O'Brien", 'José', '李娜', 'שרה כהן', '👵 Ann', 'Robert"); drop'])(
    '%s is kept as typed',
    async (name) => {
      const { transactionId } = await acceptedLead(leadBody({ name }))
      expect((await stored(transactionId)).name).toBe(name)
    },
  )

  test('T97: characters that cannot be stored are removed from every field', async () => {
    const odd = 'a\u0000b\ud800'
    const side = Object.keys(tourRequestSchema.shape).filter((name) => !(name in contact))
    const sent = { ...Object.fromEntries(side.map((name) => [name, odd])), ...contact }
    const { transactionId } = await acceptedLead({ ...sent, honeypot: '\u0000' })
    expect(await stored(transactionId)).toMatchObject({
      name: 'Ann Lee',
      message: 'a b',
      utmCampaign: 'ab',
      quarantinedAt: null,
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const plain = 'name=Ann%00&phone=3035550142&utmCampaign=a%00b'
    expect((await postLead(plain, { headers: form })).status).toBe(303)
    expect(await db.tourRequest.count({ where: { name: 'Ann', utmCampaign: 'ab' } })).toBe(1)
  })

  test('invalid side data is stored with the lead and never rejects it', async () => {
    const sent = {
      gclid: 'g'.repeat(10_240),
      communityId: randomUUID(),
      floorPlanId: 'none',
      landingPageTemplateId: randomUUID(),
      clientUserAgent: 'u'.repeat(5_120),
      landingPageUrl: 'nowhere',
      preferredDate: 'soon',
    }
    const fitting = { utmSource: 'google', utmTerm: 'half \ud800' }
    const { transactionId } = await acceptedLead(leadBody({ ...sent, ...fitting }))
    const lead = await stored(transactionId)
    expect(lead).toMatchObject({ gclid: null, communityId: null, landingPageUrl: null, preferredDate: null })
    expect(lead.clientUserAgent).toHaveLength(512)
    expect(lead).toMatchObject({ utmSource: 'google', utmTerm: 'half' })
    expect(Object.keys(lead.rawSideData as object).sort()).toEqual(Object.keys(sent).sort())
  })

  test('a community is found by id, slug or floor plan', async () => {
    const slug = `aspen-${randomUUID().slice(0, 8)}`
    const { id: communityId } = await db.community.create({ data: { slug, name: 'Aspen House' } })
    const { id: floorPlanId } = await db.floorPlan.create({
      data: { communityId, planSlug: 'a', name: 'A', bedrooms: 1, bathrooms: 1 },
    })
    for (const sent of [{ communityId }, { communityId: slug }, { floorPlanId }]) {
      const response = await postLead(leadBody(sent))
      const answer = (await response.json()) as { transactionId: string; communityName: string }
      expect(answer.communityName).toBe('Aspen House')
      expect((await stored(answer.transactionId)).communityId).toBe(communityId)
    }
  })

  test.each([
    ['a list', '[1,2]', 400],
    ['broken JSON', '{"name":', 400],
    ['an object where a scalar belongs', { name: { startsWith: 'A' }, phone: ['3035550142'] }, 400],
    ['more than 64 KB', leadBody({ message: 'm'.repeat(70_000) }), 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await postLead(body)).status).toBe(status)
    expect(await db.tourRequest.count()).toBe(0)
  })
})

describe('T87: ad consent (reading 10)', () => {
  test.each([
    ['granted', {}, {}],
    ['denied', {}, { 'sec-gpc': '1' }],
    ['denied', { adConsent: 'denied' }, {}],
  ])('is %s for %j with %j', async (adConsent, body, headers) => {
    const { transactionId } = await acceptedLead(leadBody(body), { headers })
    const lead = await stored(transactionId)
    expect(lead.adConsent).toBe(adConsent)
    expect(lead.consents.find(({ kind }) => kind === 'ads')?.granted).toBe(adConsent === 'granted')
  })
})

describe('T43: a lead always has at least one recipient', () => {
  test.each([
    ['the support address', 'Support@example.com', ['support@example.com']],
    ['nobody at all', null, []],
  ])('without active recipients it goes to %s', async (_, supportEmail, targets) => {
    await db.emailRecipient.deleteMany()
    await db.siteSettings.create({ data: { companyName: 'Evergrove', supportEmail } })
    const { transactionId } = await acceptedLead(leadBody())
    const lead = await stored(transactionId)
    expect(lead.deliveries.map(({ target }) => target)).toEqual(targets)
    expect(lead.alarmedAt !== null).toBe(targets.length === 0)
    expect(lead.events.some(({ type }) => type === 'alarm')).toBe(targets.length === 0)
  })
})
