import pg from 'pg'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'
import { startSentryIngest } from '@/tests/support/sentry-ingest'

// T86, against an ingest on loopback: what is reported, and that nobody's data is in it.
test.describe.configure({ mode: 'serial', timeout: 60_000 })
test.use({ expectedErrors: [/thrown for the test|status of 50|React error #441/] })

const CANARY = {
  name: 'Wilhelmina',
  phone: '303-555-0177',
  email: 'canary@example.com',
  message: 'stairwell',
}
const CANARIES = [...Object.values(CANARY), '3035550177', 'querycanary', 'cookiecanary']

let database: Awaited<ReturnType<typeof createDatabase>>
let ingest: Awaited<ReturnType<typeof startSentryIngest>>
let server: Instance

const start = (dsn: string) =>
  startInstance('web', {
    databaseUrl: database.url,
    env: {
      SENTRY_DSN: dsn,
      SENTRY_RELEASE: 'porchlight@e2e',
      SENTRY_ENVIRONMENT: 'e2e',
      DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data',
    },
  })

test.beforeAll(async () => {
  database = await createDatabase('seeded')
  ingest = await startSentryIngest()
  server = await start(ingest.dsn)
})

test.afterAll(async () => {
  await server.stop()
  await ingest.close()
  await database.drop()
})

/** Runs something while a table is away. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(`alter table ${table} rename to away`)
    return await work()
  } finally {
    await client.query(`alter table away rename to ${table}`)
    await client.end()
  }
}

const headers = { cookie: 'visit=cookiecanary', 'content-type': 'application/json' }

function sendLead(url: string) {
  const body = JSON.stringify({ ...CANARY, formLoadTime: 60_000 })
  return fetch(`${url}/api/tour-requests`, { method: 'POST', headers, body })
}

test('a page that cannot be rendered and a lead that cannot be stored are reported', async () => {
  await without('testimonials', () => fetch(`${server.url}/reviews?name=querycanary`, { headers }))
  const page = await ingest.waitFor(({ payload }) => payload.includes('"route":"/'))
  expect(JSON.parse(page.item.payload)).toMatchObject({
    release: 'porchlight@e2e',
    environment: 'e2e',
    tags: { path: '/reviews', method: 'GET' },
    exception: { values: [{ stacktrace: { frames: expect.any(Array) } }] },
  })
  expect(page.envelope.path).toContain('/api/42/envelope/')

  const answer = await without('tour_requests', () => sendLead(server.url))
  expect(answer.status).toBe(503)
  await ingest.waitFor(({ payload }) => payload.includes('a lead could not be stored'))
})

test('a tenth of the requests is traced', async () => {
  const traced = ingest.waitFor(({ type }) => type === 'transaction', 60_000)
  let isTraced = false
  traced.then(
    () => {
      isTraced = true
    },
    () => {},
  )
  // The chance that none of 300 is chosen is one in fifty million million.
  for (let call = 0; call < 300 && !isTraced; call++) {
    await (await fetch(`${server.url}/api/site-settings?name=querycanary`, { headers })).arrayBuffer()
  }
  const { envelope, item } = await traced
  expect(envelope.header.trace).toMatchObject({ sample_rate: '0.1', release: 'porchlight@e2e' })
  expect(JSON.parse(item.payload)).toMatchObject({
    environment: 'e2e',
    contexts: { trace: { trace_id: expect.any(String) } },
    start_timestamp: expect.any(Number),
    spans: expect.any(Array),
  })
})

test('an error in the browser is reported, with a replay that holds no word', async ({ page }) => {
  await page.goto(`${server.url}/?name=querycanary`)
  // Late: when the page has loaded and nothing else is to be done.
  await page.waitForFunction(() => '__SENTRY__' in self)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown for the test about "Wilhelmina" at 303-555-0177')
    })
  })
  const { item } = await ingest.waitFor(({ payload }) => payload.includes('thrown for the test'))
  expect(JSON.parse(item.payload)).toMatchObject({
    platform: 'javascript',
    release: 'porchlight@e2e',
    environment: 'e2e',
    exception: { values: [{ type: 'TypeError', value: 'thrown for the test about "…" at …' }] },
  })
  const { item: recording } = await ingest.waitFor(({ type }) => type === 'replay_recording', 40_000)
  expect(recording.payload).toContain('"tagName":"main"')
  expect(recording.payload).not.toMatch(/Evergrove|Colorado|Juniper/)
  // One visit in ten is recorded from its beginning, the others from an error on.
  await ingest.waitFor(
    ({ type, payload }) => type === 'replay_event' && /"replay_type":"(?:buffer|session)"/.test(payload),
  )
})

test('T103: a page that failed is reported from the browser, and shows the company that runs the site', async ({
  page,
}) => {
  const reported = ingest.waitFor(
    ({ payload }) => payload.includes('"platform":"javascript"') && payload.includes('React error #441'),
  )
  await without('testimonials', async () => {
    const answer = await page.goto(`${server.url}/reviews?name=querycanary`)
    expect(answer?.status()).toBe(500)
    expect(answer?.headers()['content-security-policy']).toContain(new URL(ingest.dsn).origin)
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(alert).toContainText("We've been notified")
    const settings = await page.request.get(`${server.url}/api/site-settings`)
    const { companyPhoneDisplay: phone } = (await settings.json()) as { companyPhoneDisplay: string }
    await expect(alert.getByRole('link', { name: `Call ${phone}` })).toBeVisible()
  })
  await reported
})

test('on a form, in the back office and at its door nothing is recorded', async ({ page }) => {
  const before = ingest.envelopes.length
  await page.goto(`${server.url}/contact?name=querycanary`)
  await page.waitForFunction(() => '__SENTRY__' in self)
  await page.locator('form input[name=name]:visible').first().fill(CANARY.name)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown for the test on a form')
    })
  })
  await ingest.waitFor(({ payload }) => payload.includes('thrown for the test on a form'))
  await page.goto(`${server.url}/login`)
  await expect(page.locator('meta[name="error-reports"]')).toHaveCount(0)
  expect(await page.evaluate(() => '__SENTRY__' in self)).toBe(false)
  const types = ingest.envelopes.slice(before).flatMap(({ items }) => items.map(({ type }) => type))
  expect(types).not.toContain('replay_recording')
})

test('an error beside the open lead dialog is reported without what stands in it', async ({ page }) => {
  await page.goto(`${server.url}/communities/juniper-house`)
  await page.waitForFunction(() => '__SENTRY__' in self)
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill(CANARY.name)
  await dialog.getByLabel('Phone number').fill(CANARY.phone)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown for the test beside a dialog')
    })
  })
  await ingest.waitFor(({ payload }) => payload.includes('thrown for the test beside a dialog'))
})

test('nobody is in anything that was sent', () => {
  expect(ingest.failures).toEqual([])
  expect(ingest.envelopes.length).toBeGreaterThan(4)
  for (const { text } of ingest.envelopes)
    for (const canary of CANARIES) expect(text.toLowerCase()).not.toContain(canary.toLowerCase())
})

test('a service that is away changes nothing', async () => {
  const alone = await start('http://publickey@127.0.0.1:1/42')
  await without('testimonials', async () => (await fetch(`${alone.url}/reviews`)).text())
  expect((await sendLead(alone.url)).status).toBe(201)
  expect(await alone.stop()).toBe(0)
})
