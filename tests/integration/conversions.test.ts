import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetRemembered } from '@/lib/cache/remembered'
import { adConversionStatus } from '@/lib/conversions/conversion-status'
import { adCorrection } from '@/lib/conversions/correct-conversion'
import { exportConversions } from '@/lib/conversions/export-file'
import { conversionsOf } from '@/lib/conversions/lead-conversions'
import { planConversions } from '@/lib/conversions/plan-conversions'
import { sendUploadAgain } from '@/lib/conversions/send-again'
import { adConversion } from '@/lib/conversions/send-conversion'
import { testConnection } from '@/lib/conversions/test-connection'
import { db } from '@/lib/db'
import { changeStatus } from '@/lib/desk/change-status'
import { deleteLead } from '@/lib/desk/delete-lead'
import { markSpam } from '@/lib/desk/mark-spam'
import { releaseLead } from '@/lib/desk/release'
import { env } from '@/lib/env'
import { sealVisit, VISIT_COOKIE } from '@/lib/intake/visit-cookie'
import { eraseLeads } from '@/lib/personal-data/erase-leads'
import { googleRefusal, startAdPlatforms } from '@/tests/support/ad-platforms'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { worked } from '@/tests/support/outbox-hand'
import { somebody } from './admin-fixtures'

const admin = somebody('admin')
let platforms: Awaited<ReturnType<typeof startAdPlatforms>>

beforeAll(async () => {
  platforms = await startAdPlatforms()
  Object.assign(env(), platforms.settings)
})
afterAll(() => platforms.close())
afterEach(() => {
  expect(platforms.failures.splice(0)).toEqual([])
})

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, outbox_items, communities, conversion_values, conversion_actions, conversion_uploads,
    ad_connections, rate_limits, site_settings, email_recipients cascade`
  await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
  await db.adConnection.createMany({
    data: ['google', 'meta'].map((vendor) => ({ vendor, since: subDays(new Date(), 1) })),
  })
  forgetRemembered()
  platforms.google.length = 0
  platforms.meta.length = 0
  platforms.answer({})
  platforms.judge({ requestStatus: 'SUCCESS' })
})

const BROWSER = { 'user-agent': 'Mozilla/5.0 (test)' }

async function request(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const body = leadBody({ email: 'Cloudy.SanFrancisco+Shopping@Gmail.com', gclid: 'Case_Kept', ...changes })
  const { transactionId } = await acceptedLead(body, { headers: { ...BROWSER, ...headers } })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

/** The sweep, and everything that it plans, done. */
async function told(): Promise<void> {
  await planConversions()
  await worked(adConversion)
  await worked(adCorrection)
}

const uploads = () => db.conversionUpload.findMany({ orderBy: [{ createdAt: 'asc' }, { vendor: 'asc' }] })
const lead = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
const whyOf = async (id: string) => (await conversionsOf(await lead(id))).why

test('F5, F6: a request is told once to each platform, with its value, digests by their rules, and nothing else of the family', async () => {
  const house = await db.community.create({ data: { slug: 'memory-house', name: 'Memory House' } })
  const { id, transactionId, createdAt } = await request({
    phone: '(303) 555-0142',
    communityId: house.id,
    message: 'memory care for my mother',
    landingPageUrl: 'https://evergrove.example/memory-care?gclid=Case_Kept',
    fbp: 'fb.1.1795190000000.1098115397',
    fbc: 'fb.1.1795190000000.IwAR0exampleCaseSensitive',
  })
  await told()
  await told()
  expect(platforms.google).toEqual([
    {
      destinations: [
        {
          reference: 'tier1',
          productDestinationId: '700000001',
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
          loginAccount: { accountType: 'GOOGLE_ADS', accountId: '9876543210' },
        },
      ],
      events: [
        {
          destinationReferences: ['tier1'],
          transactionId,
          eventTimestamp: createdAt.toISOString(),
          eventSource: 'WEB',
          currency: 'USD',
          conversionValue: 250,
          adIdentifiers: { gclid: 'Case_Kept' },
          userData: {
            userIdentifiers: [
              { emailAddress: '223ebda6f6889b1494551ba902d9d381daf2f642bae055888e96343d53e9f9c4' },
              { phoneNumber: '079b138000d8e662dc5bd99fab3ffe5dc4f44763f9bf55baa522d29f8c784f1f' },
            ],
          },
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
        },
      ],
      encoding: 'HEX',
      validateOnly: false,
    },
  ])
  expect(platforms.meta).toEqual([
    {
      data: [
        {
          event_name: 'Lead',
          event_time: Math.floor(createdAt.getTime() / 1000),
          event_id: transactionId,
          action_source: 'website',
          event_source_url: expect.stringMatching(/^https?:\/\/[^/]+\/$/),
          user_data: {
            em: ['8dd4a9bf850242873c14976125edabc35096192b784626a5641a7d2de56e3c1e'],
            ph: ['8e5d639aba460d069f4560dc0273748836c3757ae4ede52a67d03cc719d2e0c4'],
            client_ip_address: '203.0.113.9',
            client_user_agent: 'Mozilla/5.0 (test)',
            fbp: 'fb.1.1795190000000.1098115397',
            fbc: 'fb.1.1795190000000.IwAR0exampleCaseSensitive',
          },
          custom_data: { value: 250, currency: 'USD' },
        },
      ],
      access_token: 'meta-token',
      appsecret_proof: expect.any(String),
    },
  ])
  expect(JSON.stringify([platforms.google, platforms.meta])).not.toMatch(/memory|O’Brien|mother/i)
  const [google, meta] = await uploads()
  expect(google).toMatchObject({
    vendor: 'google',
    state: 'accepted',
    matchedBy: 'gclid',
    vendorRequest: 'request-1',
  })
  expect(meta).toMatchObject({
    vendor: 'meta',
    state: 'accepted',
    matchedBy: 'fbc',
    vendorRequest: 'trace-1',
  })
  expect((await lead(id)).conversionTier1SentAt).toEqual(google?.acceptedAt)
  expect((await lead(id)).conversionTier2SentAt).toBeNull()
})

test('F5: Google is asked what became of it; what it could not use is refused with its words', async () => {
  await request()
  await told()
  platforms.judge({ requestStatus: 'PROCESSING' })
  await worked(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({ state: 'accepted' })
  platforms.judge({
    requestStatus: 'FAILED',
    errorInfo: { errorCounts: [{ recordCount: '1', reason: 'PROCESSING_ERROR_REASON_INVALID_GCLID' }] },
    warningInfo: { warningCounts: [{ recordCount: '1', reason: 'PROCESSING_WARNING_REASON_KMS_QUOTA' }] },
  })
  await worked(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({
    state: 'refused',
    words: 'FAILED: INVALID_GCLID',
    warnings: ['KMS_QUOTA'],
  })
  const [google] = await uploads()
  await sendUploadAgain(admin, google?.id ?? '')
  platforms.judge({
    requestStatus: 'PARTIAL_SUCCESS',
    errorInfo: { errorCounts: [{ reason: 'PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID' }] },
  })
  await worked(adConversion)
  await worked(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({ state: 'confirmed' })
  expect(platforms.google.map(({ events }) => events[0]?.transactionId)).toEqual([
    google?.transactionId,
    google?.transactionId,
  ])
})

test('F8: silence and haste are retried, a refusal is final with the platform’s words; nothing is marked before it is taken', async () => {
  const { id } = await request()
  platforms.answer({
    google: { status: 429, body: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota' } } },
    meta: {
      status: 400,
      body: { error: { message: 'Invalid parameter', code: 100, error_user_title: 'Timestamp Too Old' } },
    },
  })
  await told()
  const [google, meta] = await uploads()
  expect(google).toMatchObject({ state: 'waiting', acceptedAt: null })
  expect(meta).toMatchObject({ state: 'refused', words: '100: Timestamp Too Old' })
  expect(
    await db.outboxItem.findFirstOrThrow({ where: { dedupKey: `ad-conversion:${google?.id}` } }),
  ).toMatchObject({
    state: 'due',
    lastError: 'RESOURCE_EXHAUSTED; Quota',
    attemptCount: 1,
  })
  expect((await lead(id)).conversionTier1SentAt).toBeNull()
  platforms.answer({ google: googleRefusal(400, 'INVALID_CONVERSION_ACTION_ID', 'destinations[0]') })
  await worked(adConversion)
  expect((await uploads())[0]).toMatchObject({
    state: 'refused',
    words: expect.stringContaining('INVALID_CONVERSION_ACTION_ID'),
  })
  const { uploads: shown } = await conversionsOf(await lead(id))
  expect(shown[0]?.items[0]?.attempts.map(({ outcome }) => outcome)).toEqual([
    'temporary-failure',
    'permanent-failure',
  ])
  platforms.answer({})
  await sendUploadAgain(admin, google?.id ?? '')
  await worked(adConversion)
  expect((await lead(id)).conversionTier1SentAt).not.toBeNull()
  await expect(sendUploadAgain(admin, google?.id ?? '')).rejects.toMatchObject({ status: 409 })
  await expect(sendUploadAgain(somebody('viewer'), google?.id ?? '')).rejects.toMatchObject({ status: 403 })
})

test('T87: of who refuses advertising, of spam, of tests and of what came before the connection nothing is sent, and the lead says why', async () => {
  const denied = await request({}, { 'sec-gpc': '1' })
  const choice = await request({ adConsent: 'denied' })
  const held = await request({ honeypot: 'https://spam.example' })
  const test = await request({ source: 'test' })
  const earlier = await request()
  await db.tourRequest.update({ where: { id: earlier.id }, data: { createdAt: subDays(new Date(), 2) } })
  await told()
  expect([platforms.google, platforms.meta, await uploads()]).toEqual([[], [], []])
  expect(await Promise.all([denied, choice, held, test, earlier].map(({ id }) => whyOf(id)))).toEqual([
    'They refuse advertising, or never agreed to it',
    'They refuse advertising, or never agreed to it',
    'It was taken for spam',
    'It is a test',
    'It came before an ad platform was connected',
  ])
})

test('F7: each stage has the value of its community; a tour that was set by mistake is none', async () => {
  const house = await db.community.create({ data: { slug: 'aspen-house', name: 'Aspen House' } })
  await db.conversionValue.create({ data: { name: 'All', requestValue: 100, tourValue: 400 } })
  await db.conversionValue.create({ data: { name: 'Aspen', communityId: house.id, tourValue: 900 } })
  const toured = await request({ communityId: house.id })
  const mistaken = await request({ email: '' })
  for (const { id } of [toured, mistaken]) {
    await changeStatus(admin, id, { status: 'contacted' })
    await changeStatus(admin, id, { status: 'toured' })
  }
  await changeStatus(admin, mistaken.id, { status: 'contacted', reason: 'Another family' })
  await told()
  const values = platforms.google.map(({ destinations, events }) => [
    destinations[0]?.productDestinationId,
    events[0]?.conversionValue,
  ])
  expect(values.toSorted()).toEqual([
    ['700000001', 100],
    ['700000001', 100],
    ['700000002', 900],
  ])
  const tour = platforms.meta.find(({ data }) => data[0]?.event_name === 'Schedule')?.data[0]
  expect(tour).toMatchObject({ action_source: 'system_generated', custom_data: { value: 900 } })
  expect((await lead(toured.id)).conversionTier2SentAt).not.toBeNull()
})

test('F7: spam found later is restated at Google and listed for Meta; released again Google hears its value, and Meta nothing twice', async () => {
  const { id, transactionId } = await request()
  await told()
  await markSpam(admin, id)
  await told()
  const [google, meta] = await uploads()
  expect(google).toMatchObject({ correction: 'restated', correctionReason: 'spam' })
  expect(meta).toMatchObject({ correction: 'listed', correctionReason: 'spam' })
  expect(platforms.google.map(({ events }) => events[0]?.conversionValue)).toEqual([250, 0.01])
  expect(new Set(platforms.google.map(({ events }) => events[0]?.transactionId))).toEqual(
    new Set([transactionId]),
  )
  expect(await exportConversions(admin, 'corrections')).toMatch(
    new RegExp(`Order ID,.*\\n${transactionId},Tour request,[-\\d]+ [:\\d]+,RETRACT,,\\n`),
  )
  expect(await exportConversions(admin, 'meta-corrections')).toContain(transactionId)
  expect(await whyOf(id)).toBe('It was taken for spam')
  await releaseLead(admin, id)
  await told()
  expect(platforms.google.map(({ events }) => events[0]?.conversionValue)).toEqual([250, 0.01, 250])
  expect(platforms.meta).toHaveLength(1)
  expect((await uploads()).map(({ state, correction }) => [state, correction])).toEqual([
    ['accepted', null],
    ['accepted', null],
  ])
})

test('F7: a family’s second request counts once; one that turns out to be the same family, or was erased, is taken back', async () => {
  const phone = '(303) 555-0177'
  const first = await request({ phone })
  await told()
  const again = await request({ phone, email: '' })
  const other = await request({ email: 'other@example.com' })
  await told()
  const ofLead = async (leadId: string) =>
    (await uploads()).filter(({ tourRequestId }) => tourRequestId === leadId)
  expect((await ofLead(again.id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['withdrawn', 'duplicate'],
    ['withdrawn', 'duplicate'],
  ])
  await db.tourRequest.update({ where: { id: other.id }, data: { householdId: first.householdId } })
  await told()
  expect(
    (await ofLead(other.id)).map(({ correction, correctionReason }) => [correction, correctionReason]),
  ).toEqual([
    ['restated', 'duplicate'],
    ['listed', 'duplicate'],
  ])
  await db.$transaction((tx) => eraseLeads(tx, [first.id]))
  await told()
  expect(
    (await ofLead(first.id)).map(({ correction, correctionReason }) => [correction, correctionReason]),
  ).toEqual([
    ['listed', 'erased'],
    ['listed', 'erased'],
  ])
})

test('F7: what turns out wrong after Google’s 54 days stays as it is there, in no file, and says so', async () => {
  const { id, transactionId } = await request()
  await told()
  await db.conversionUpload.updateMany({ data: { happenedAt: subDays(new Date(), 55) } })
  await markSpam(admin, id)
  await told()
  expect((await uploads()).map(({ correction }) => correction)).toEqual(['late', 'listed'])
  expect(await exportConversions(admin, 'corrections')).not.toContain(transactionId)
  await releaseLead(admin, id)
  await told()
  expect((await uploads()).map(({ correction }) => correction)).toEqual([null, null])
  expect(platforms.google).toHaveLength(1)
})

test('F7: a request that staff delete as their own test is listed to be taken back', async () => {
  const { id } = await request()
  await told()
  await deleteLead(admin, id)
  await planConversions()
  expect((await uploads()).map(({ correction, correctionReason }) => [correction, correctionReason])).toEqual(
    [
      ['listed', 'deleted'],
      ['listed', 'deleted'],
    ],
  )
})

test('the test button counts nowhere and keeps the platform’s words', async () => {
  expect(await testConnection(admin, 'google')).toBe(true)
  expect(platforms.google.map(({ validateOnly }) => validateOnly)).toEqual([true, true])
  expect(await testConnection(admin, 'meta')).toBe(true)
  expect(platforms.meta[0]?.test_event_code).toBe('TEST12345')
  platforms.answer({ google: googleRefusal(400, 'NOT_ALLOWLISTED', 'destinations') })
  expect(await testConnection(admin, 'google')).toBe(false)
  expect(await db.adConnection.findUniqueOrThrow({ where: { vendor: 'google' } })).toMatchObject({
    testPassed: false,
    testWords: expect.stringContaining('NOT_ALLOWLISTED'),
  })
  await expect(testConnection(somebody('viewer'), 'google')).rejects.toMatchObject({ status: 403 })
})

test('files hold each platform’s own format, for administrators, and each download is on record', async () => {
  await request({ gclid: undefined, msclkid: 'Micro_1', email: 'alexz@example.com', phone: '(800) 555-0100' })
  const microsoft = (await exportConversions(admin, 'microsoft')).split('\n')
  expect(microsoft.slice(0, 2)).toEqual([
    'Parameters:TimeZone=+0000',
    'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
  ])
  expect(microsoft[2]).toMatch(/^Micro_1,Tour request,\d+\/\d+\/\d{4} \d+:\d\d:\d\d [AP]M,250.00,USD$/)
  await db.conversionAction.create({ data: { name: 'Request of a tour', externalId: '700000001' } })
  expect(await exportConversions(admin, 'google')).toMatch(
    /,509e9330.*,fb4f73a6.*,Request of a tour,[-\d]+ [:\d]+,250.00,USD,[-\w]+,Granted,Granted\n/,
  )
  expect(
    await db.auditEntry.count({ where: { entity: 'conversionUpload', action: 'export' } }),
  ).toBeGreaterThan(1)
  await told()
  expect((await exportConversions(admin, 'google')).trim().split('\n')).toHaveLength(2)
  await expect(exportConversions(somebody('analyst'), 'google')).rejects.toMatchObject({ status: 403 })
})

test('a click, three pages, a second click, the form two days later, released, toured, converted: two uploads arrive once each', async () => {
  const visit = sealVisit({
    first: { at: subDays(new Date(), 9).getTime(), gclid: 'First', landingPageUrl: '/denver' },
    last: {
      at: subDays(new Date(), 2).getTime(),
      gclid: 'Second',
      landingPageUrl: '/pricing-and-availability',
    },
  })
  const { id } = await request(
    { gclid: undefined, honeypot: 'autofilled', transactionId: randomUUID() },
    { cookie: `${VISIT_COOKIE}=${visit}` },
  )
  await told()
  expect(platforms.google).toEqual([])
  await releaseLead(admin, id)
  await told()
  for (const status of ['contacted', 'toured', 'converted'] as const) {
    await changeStatus(admin, id, { status })
    await told()
  }
  const sent = platforms.google.map(({ destinations, events: [event] }) => ({
    action: destinations[0]?.productDestinationId,
    ...event?.adIdentifiers,
    value: event?.conversionValue,
  }))
  expect(sent).toEqual([
    { action: '700000001', gclid: 'Second', value: 250 },
    { action: '700000002', gclid: 'Second', value: 250 },
  ])
  expect(platforms.meta.map(({ data }) => data[0]?.event_name)).toEqual(['Lead', 'Schedule'])
  expect(await lead(id)).toMatchObject({
    touches: { first: { gclid: 'First' }, last: { gclid: 'Second' } },
    conversionTier1SentAt: expect.any(Date),
    conversionTier2SentAt: expect.any(Date),
  })
})
