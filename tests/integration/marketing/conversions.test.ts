import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { expect, test } from 'vitest'
import { changeStatus } from '@/lib/desk/status/change-status'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { encodeVisitCookie, VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { adConversionStatus } from '@/lib/marketing/conversions/conversion-status'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { conversionsOf } from '@/lib/marketing/conversions/lead-conversions'
import { listUploads } from '@/lib/marketing/conversions/list-uploads'
import { planConversions } from '@/lib/marketing/conversions/plan-conversions'
import { sendUploadAgain } from '@/lib/marketing/conversions/send-again'
import { adConversion } from '@/lib/marketing/conversions/send-conversion'
import { db } from '@/lib/platform/database/db'
import { googleRefusal } from '@/tests/support/ad-platforms'
import { somebody } from '@/tests/support/admin-fixtures'
import {
  connectedPlatforms,
  lead,
  reasonNotSent,
  request,
  sendDue,
  uploads,
} from '@/tests/support/conversion-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'

const admin = somebody('admin')
const analyst = { ...somebody('analyst'), id: randomUUID(), email: null }
const platforms = connectedPlatforms()

test('F5, F6: a request is told once to each platform, with its value, digests by their rules, and nothing else of the family', async () => {
  const community = await db.community.create({ data: { slug: 'memory-house', name: 'Memory House' } })
  const { id, transactionId, createdAt } = await request({
    phone: '(303) 555-0142',
    communityId: community.id,
    message: 'memory care for my mother',
    landingPageUrl: 'https://evergrove.example/memory-care?gclid=Case_Kept',
    fbp: 'fb.1.1795190000000.1098115397',
    fbc: 'fb.1.1795190000000.IwAR0exampleCaseSensitive',
  })
  await sendDue()
  await sendDue()
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

test('F5: Google is asked what became of it; what it could not use is refused with its words, marked sent no longer, and in the file', async () => {
  platforms.answer({ meta: { status: 400, body: { error: { message: 'Invalid parameter', code: 100 } } } })
  const { id } = await request()
  await sendDue()
  platforms.answer({})
  const filed = async () => (await exportConversions(admin, 'google')).trim().split('\n').slice(2)
  expect((await lead(id)).conversionTier1SentAt).not.toBeNull()
  expect(await filed()).toEqual([])
  platforms.reportStatus({ requestStatus: 'PROCESSING' })
  await runDue(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({ state: 'accepted' })
  platforms.reportStatus({
    requestStatus: 'FAILED',
    errorInfo: { errorCounts: [{ recordCount: '1', reason: 'PROCESSING_ERROR_REASON_INVALID_GCLID' }] },
    warningInfo: { warningCounts: [{ recordCount: '1', reason: 'PROCESSING_WARNING_REASON_KMS_QUOTA' }] },
  })
  await runDue(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({
    state: 'refused',
    words: 'FAILED: INVALID_GCLID',
    warnings: ['KMS_QUOTA'],
    acceptedAt: null,
  })
  expect((await lead(id)).conversionTier1SentAt).toBeNull()
  expect(await filed()).toHaveLength(1)
  const [google] = await uploads()
  await sendUploadAgain(admin, google?.id ?? '')
  platforms.reportStatus({
    requestStatus: 'PARTIAL_SUCCESS',
    errorInfo: { errorCounts: [{ reason: 'PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID' }] },
  })
  await runDue(adConversion)
  await runDue(adConversionStatus)
  expect((await uploads())[0]).toMatchObject({ state: 'confirmed' })
  expect((await lead(id)).conversionTier1SentAt).not.toBeNull()
  expect(await filed()).toEqual([])
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
  await sendDue()
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
  const listed = (await listUploads(analyst, 1)).uploads.find(({ vendor }) => vendor === 'google')
  expect(listed?.tries).toMatchObject({ attemptCount: 1, lastError: 'RESOURCE_EXHAUSTED; Quota' })
  expect((await lead(id)).conversionTier1SentAt).toBeNull()
  platforms.answer({ google: googleRefusal(400, 'INVALID_CONVERSION_ACTION_ID', 'destinations[0]') })
  await runDue(adConversion)
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
  await runDue(adConversion)
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
  await sendDue()
  expect([platforms.google, platforms.meta, await uploads()]).toEqual([[], [], []])
  expect(await Promise.all([denied, choice, held, test, earlier].map(({ id }) => reasonNotSent(id)))).toEqual(
    [
      'No consent to advertising',
      'No consent to advertising',
      'Marked as spam',
      'This is a test',
      'Received before an ad platform was connected',
    ],
  )
})

test('T87: what was planned is asked once more before it leaves', async () => {
  const { id } = await request()
  const spam = await request({ email: '', phone: '(303) 555-0188' })
  await planConversions.run(new Date())
  await db.tourRequest.update({ where: { id }, data: { adConsent: 'denied' } })
  await db.tourRequest.update({ where: { id: spam.id }, data: { quarantinedAt: new Date() } })
  await runDue(adConversion)
  expect([platforms.google, platforms.meta]).toEqual([[], []])
  expect((await uploads()).map(({ state, reason }) => `${state}: ${reason}`).toSorted()).toEqual([
    'withdrawn: consent',
    'withdrawn: consent',
    'withdrawn: spam',
    'withdrawn: spam',
  ])
})

test('T105: the browser is answered with the value that the platforms are told, and with none after a refusal', async () => {
  const { id: communityId } = await db.community.create({ data: { slug: 'elm', name: 'Elm' } })
  expect(await acceptedLead(leadBody({ communityId }))).toMatchObject({ value: 250 })
  await db.conversionValue.create({ data: { name: 'All', requestValue: 100 } })
  const own = await db.conversionValue.create({ data: { name: 'Elm', communityId, tourValue: 900 } })
  expect(await acceptedLead(leadBody({ communityId }))).toMatchObject({ value: 100 })
  await db.conversionValue.update({ where: { id: own.id }, data: { requestValue: 0 } })
  expect(await acceptedLead(leadBody({ communityId }))).toMatchObject({ value: 0 })
  expect(await acceptedLead(leadBody())).toMatchObject({ value: 100 })
  expect(await acceptedLead(leadBody({ communityId, adConsent: 'denied' }))).not.toHaveProperty('value')
  const told =
    await db.$queryRaw`select distinct value::float from lead_conversions where tier = 1 order by 1`
  expect(told).toEqual([{ value: 0 }, { value: 100 }])
})

test('F7: each stage has the value of its community; a tour that was set by mistake is none', async () => {
  const community = await db.community.create({ data: { slug: 'aspen-house', name: 'Aspen House' } })
  await db.conversionValue.create({ data: { name: 'All', requestValue: 100, tourValue: 400 } })
  await db.conversionValue.create({ data: { name: 'Aspen', communityId: community.id, tourValue: 900 } })
  const toured = await request({ communityId: community.id })
  const mistaken = await request({ email: '' })
  for (const { id } of [toured, mistaken]) {
    await changeStatus(admin, id, { status: 'contacted' })
    await changeStatus(admin, id, { status: 'toured' })
  }
  await changeStatus(admin, mistaken.id, { status: 'contacted', reason: 'Another family' })
  await sendDue()
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

test('a click, three pages, a second click, the form two days later, released, toured, converted: two uploads arrive once each', async () => {
  const visit = encodeVisitCookie({
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
  await sendDue()
  expect(platforms.google).toEqual([])
  await releaseLead(admin, id)
  await sendDue()
  for (const status of ['contacted', 'toured', 'converted'] as const) {
    await changeStatus(admin, id, { status })
    await sendDue()
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
