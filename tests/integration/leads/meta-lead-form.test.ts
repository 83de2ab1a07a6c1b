import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { GET, POST } from '@/app/api/lead-forms/meta/route'
import { checkMeta } from '@/lib/leads/lead-forms/check-meta'
import { fetchAgain } from '@/lib/leads/lead-forms/fetch-again'
import { metaLead, pollMeta } from '@/lib/leads/lead-forms/meta-lead'
import { unfetchedLeads } from '@/lib/leads/lead-forms/unfetched'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { leadFormsPart } from '@/lib/server/health/parts/lead-forms'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'
import { type StubAnswer, type StubRequest, startHttpStub } from '@/tests/support/http-stub'
import { until } from '@/tests/support/until'

const SECRET = 'the secret of the app'
const TOKEN = 'the token of the Page'

let meta: Awaited<ReturnType<typeof startHttpStub>>
let worker: OutboxWorker
let leads: Record<string, unknown>[]
let refusal: StubAnswer | null

/** The documented Graph API: every request has the token in a header and its proof. */
function graph({ method, path, headers }: StubRequest): StubAnswer {
  const url = new URL(path, 'http://graph')
  const [, version, id, edge] = url.pathname.split('/')
  const proof = createHmac('sha256', SECRET).update(TOKEN).digest('hex')
  if (method !== 'GET' || version !== 'v26.0' || headers.authorization !== `Bearer ${TOKEN}`)
    throw new Error(`not a question to the Graph API: ${method} ${path}`)
  if (url.searchParams.get('appsecret_proof') !== proof) throw new Error('the proof is wrong')
  if (url.searchParams.has('access_token')) throw new Error('the token stands in the address')
  if (refusal) return refusal
  if (id === 'me') return { status: 200, body: { id: '77', name: 'Evergrove' } }
  if (edge === 'subscribed_apps') return { status: 200, body: { data: [{ subscribed_fields: ['leadgen'] }] } }
  if (edge === 'leads') {
    const [filter] = JSON.parse(url.searchParams.get('filtering') ?? '[]')
    if (filter?.field !== 'time_created' || filter.operator !== 'GREATER_THAN') throw new Error('no filter')
    return { status: 200, body: { data: leads.map((lead) => ({ id: lead.id })) } }
  }
  if (!url.searchParams.get('fields')?.includes('field_data')) throw new Error('no fields')
  const lead = leads.find((one) => one.id === id)
  const unknown = { error: { message: 'Unsupported get request', type: 'GraphMethodException', code: 100 } }
  return lead ? { status: 200, body: lead } : { status: 400, body: unknown }
}

const EXPIRED = {
  status: 400,
  body: { error: { message: 'Session has expired', type: 'OAuthException', code: 190, fbtrace_id: 'A' } },
}

const answer = (name: string, value: string) => ({ name, values: [value] })
const lead = (id: string, changes: object = {}) => ({
  id,
  created_time: '2026-11-23T10:00:00+0000',
  form_id: '555',
  platform: 'ig',
  campaign_id: '9',
  campaign_name: 'Denver winter',
  adset_id: '8',
  adset_name: 'Daughters',
  ad_id: '7',
  ad_name: 'Porch',
  field_data: [
    answer('full_name', 'Ruth Ellis'),
    answer('phone_number', '+13035550142'),
    answer('email', 'ruth@example.com'),
    answer('who_would_move_in?', 'My father'),
  ],
  custom_disclaimer_responses: [{ checkbox_key: 'call_me', is_checked: '1' }],
  ...changes,
})

const news = (...ids: string[]) => ({
  object: 'page',
  entry: [
    {
      id: '77',
      time: 1_780_000_000,
      changes: ids.map((leadgen_id) => ({
        field: 'leadgen',
        value: { leadgen_id, page_id: '77', form_id: '555', ad_id: '7', created_time: 1_780_000_000 },
      })),
    },
  ],
})

function sendWebhook(body: object, sign: (text: string) => string = signature) {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(text) }
  return POST(
    new Request('http://localhost/api/lead-forms/meta', { method: 'POST', headers, body: text }),
    undefined,
  )
}
const signature = (text: string) => `sha256=${createHmac('sha256', SECRET).update(text).digest('hex')}`

const delivered = (state: string) =>
  until(`a delivery is ${state}`, async () => (await db.leadFormDelivery.count({ where: { state } })) > 0)
const refused = () => until('the refusal is kept', async () => (await unfetchedLeads()) !== null)

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }
async function person(role: 'admin' | 'counselor') {
  const { id, username, email } = await givenAccount({ role })
  return { id, username, email, role, communityIds: [], mayPublish: true, requestId: null, ipAddress: null }
}

beforeAll(async () => {
  meta = await startHttpStub(graph)
  Object.assign(env(), {
    META_APP_SECRET: SECRET,
    META_VERIFY_TOKEN: 'a word of our own',
    META_PAGE_TOKEN: TOKEN,
    META_GRAPH_URL: meta.url,
  })
})
afterAll(async () => {
  await meta.close()
  expect(meta.failures).toEqual([])
})
// Truncating tables while a worker uses them would deadlock.
beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, lead_forms, lead_form_deliveries, lead_form_platforms, sweeps cascade`
  meta.requests.length = 0
  leads = []
  refusal = null
  worker = runOutbox([metaLead], { pollMs: 50 })
})
afterEach(() => worker.stop())

test('Meta’s verification succeeds only with our verify token', async () => {
  const ask = (token: string) => {
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': '42',
    })
    return GET(new Request(`http://localhost/api/lead-forms/meta?${query}`), undefined)
  }
  const ours = await ask('a word of our own')
  expect([ours.status, await ours.text()]).toEqual([200, '42'])
  expect((await ask('another')).status).toBe(403)
})

test('what is not signed by the app is refused, and nothing is planned', async () => {
  expect((await sendWebhook(news('1'), () => '')).status).toBe(403)
  expect((await sendWebhook(news('1'), (text) => signature(`${text} `))).status).toBe(403)
  expect(await db.leadFormDelivery.count()).toBe(0)
  expect(await db.leadFormPlatform.findMany()).toMatchObject([
    { platform: 'meta', refusal: expect.any(String) },
  ])
  expect((await sendWebhook({ object: 'user', entry: [] })).status).toBe(200)
})

test('B13: a Meta lead is fetched and becomes one regular lead with its ad and consent wording', async () => {
  const { id: communityId } = await givenCommunity('juniper', { name: 'Juniper House' })
  await db.leadForm.create({
    data: { formId: '555', name: 'Winter form', communityId, consentWording: 'We may call you.' },
  })
  leads = [lead('1')]
  expect((await sendWebhook(news('1'))).status).toBe(200)
  await delivered('stored')
  expect((await sendWebhook(news('1', '1'))).status).toBe(200)
  await until('the fetch is over', async () =>
    Boolean(await db.outboxItem.findFirst({ where: { kind: 'meta-lead', state: 'done' } })),
  )
  await db.$executeRaw`update outbox_items set state = 'due', due_at = now() where kind = 'meta-lead'`
  await until('it was looked at again', async () =>
    Boolean(await db.outboxItem.findFirst({ where: { kind: 'meta-lead', state: 'done', attemptCount: 2 } })),
  )
  const [stored, ...others] = await db.tourRequest.findMany({ include: { events: true, consents: true } })
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    name: 'Ruth Ellis',
    phoneE164: '+13035550142',
    email: 'ruth@example.com',
    communityId,
    message: 'Who would move in?: My father',
    source: 'meta-lead-form',
    quarantinedAt: null,
    utmSource: 'instagram',
    utmMedium: 'lead-form',
    utmCampaign: 'Denver winter (9)',
    utmTerm: 'Daughters (8)',
    utmContent: 'Porch (7)',
    adConsent: 'denied',
    clientIpAddress: null,
  })
  expect(stored?.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'received', data: expect.objectContaining({ adForm: 'Winter form' }) }),
    ]),
  )
  expect(stored?.consents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'contact',
        channel: 'ad-form',
        wording: 'We may call you.\nChecked on the form: call_me',
      }),
    ]),
  )
})

test('a lead of Meta’s testing tool is stored as a test, not as a lead', async () => {
  leads = [lead('1', { field_data: [answer('full_name', '<test lead: dummy data for full_name>')] })]
  await sendWebhook(news('1'))
  await delivered('test')
  expect(await db.tourRequest.count()).toBe(0)
})

test('B13: while the token is rejected the paid lead waits, alarms, and is fetched on retry', async () => {
  const admin = await person('admin')
  refusal = EXPIRED
  leads = [lead('1')]
  await sendWebhook(news('1'))
  await refused()
  const words = 'The access token was not accepted: Session has expired'
  expect(await unfetchedLeads()).toMatchObject({ count: 1, words })
  expect(await leadFormsPart.check()).toMatchObject({
    state: 'bad',
    words: `One paid lead is waiting to be fetched: ${words}`,
  })
  await expect(checkMeta(admin)).rejects.toMatchObject({ status: 502, message: words })
  await expect(fetchAgain(await person('counselor'), browser)).rejects.toMatchObject({ status: 403 })
  // After the retries end, staff can still request it.
  await until('the attempt is over', async () =>
    Boolean(await db.outboxItem.findFirst({ where: { kind: 'meta-lead', state: 'due' } })),
  )
  await db.$executeRaw`update outbox_items set state = 'failed', finished_at = now() where kind = 'meta-lead' and state = 'due'`
  refusal = null
  await until('it can be asked for again', async () => (await fetchAgain(admin, browser)) === 1)
  await delivered('stored')
  expect(await unfetchedLeads()).toBeNull()
  expect(await leadFormsPart.check()).toMatchObject({ state: 'good' })
  expect(await checkMeta(admin)).toContain('Evergrove')
})

test('a rate limit of Meta’s is respected: no request before it ends', async () => {
  refusal = { status: 400, body: { error: { message: 'Application request limit reached', code: 4 } } }
  leads = [lead('1')]
  await sendWebhook(news('1'))
  await refused()
  const row = () => db.outboxItem.findFirst({ where: { kind: 'meta-lead', state: 'due', attemptCount: 1 } })
  await until('it waits', async () => Boolean(await row()))
  expect((await row())?.dueAt.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000)
})

test('a lead that was not announced is found by polling the forms', async () => {
  await db.leadForm.create({ data: { formId: '555', name: 'Winter form' } })
  leads = [lead('1'), lead('2', { field_data: [answer('phone_number', '+13035550177')] })]
  await sendWebhook(news('1'))
  expect(await runIfDue(pollMeta)).toBe(true)
  await until('both are stored', async () => (await db.tourRequest.count()) === 2)
  expect(await runIfDue(pollMeta)).toBe(false)
  expect(meta.requests.filter(({ path }) => path.includes('/leads?')).length).toBe(1)
})
