import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { problemSchema } from '@/lib/platform/http/problem'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { type Instance, startInstance } from '@/tests/support/instance'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { rawRequest } from '@/tests/support/raw-request'

const LEAD = '/api/admin/tour-requests/{lead}'
const CHANGES: [method: string, path: string, body: unknown][] = [
  ['POST', `${LEAD}/status`, { status: 'contacted' }],
  ['POST', `${LEAD}/schedule`, { scheduledDate: '2030-01-02T10:00:00Z' }],
  ['POST', `${LEAD}/notes`, { text: 'Called' }],
  ['PUT', `${LEAD}/notes`, { notes: 'Called' }],
  ['POST', `${LEAD}/owner`, { ownerId: null }],
  ['POST', `${LEAD}/release`, {}],
  ['POST', `${LEAD}/deliveries/{delivery}/resend`, {}],
]
const READS = ['/api/admin/tour-requests', '/api/admin/tour-requests/stream']

let server: Instance
let lead: string
let delivery: string
let home: string
let elsewhere: string

beforeAll(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, users, rate_limits cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const communities = ['home', 'elsewhere'].map((slug) => db.community.create({ data: { slug, name: slug } }))
  ;[home = '', elsewhere = ''] = (await Promise.all(communities)).map(({ id }) => id)
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})

beforeEach(async () => {
  const { transactionId } = await acceptedLead(leadBody({ communityId: home }), { from: null })
  const stored = await db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    include: { deliveries: { where: { kind: 'lead-alert' } } },
  })
  lead = stored.id
  delivery = stored.deliveries[0]?.id ?? ''
})

afterAll(() => server.stop())

type Caller = { cookie?: string; site?: string }

function call(method: string, path: string, body: unknown, { cookie, site = 'same-origin' }: Caller) {
  return rawRequest(server.url, path.replace('{lead}', lead).replace('{delivery}', delivery), {
    method,
    headers: {
      'sec-fetch-site': site,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Calls every changing operation and expects a refusal without side effects. */
async function expectAllRefused(status: number, caller: Caller): Promise<void> {
  const before = await databaseFingerprint()
  for (const [method, path, body] of CHANGES) {
    const answer = await call(method, path, body, caller)
    expect([path, answer.status]).toEqual([path, status])
    expect(problemSchema.parse(JSON.parse(answer.body)).fieldErrors).toBeUndefined()
  }
  expect(await databaseFingerprint()).toEqual(before)
}

async function signedIn(...wanted: Parameters<typeof givenAccount>): Promise<Caller> {
  return { cookie: (await sessionOf(await givenAccount(...wanted))).cookie }
}

describe('the lead desk’s operations', () => {
  test('are refused without a session', async () => {
    await expectAllRefused(401, {})
    for (const path of READS) expect((await call('GET', path, undefined, {})).status).toBe(401)
  })

  test('are refused to viewers for changes and to editors entirely', async () => {
    const viewer = await signedIn({ role: 'viewer' })
    await expectAllRefused(403, viewer)
    for (const path of READS) expect((await call('GET', path, undefined, viewer)).status).toBe(200)
    const editor = await signedIn({ role: 'editor' })
    await expectAllRefused(403, editor)
    for (const path of READS) expect((await call('GET', path, undefined, editor)).status).toBe(403)
  })

  test('are refused to a counselor of another community, whose list lacks the lead', async () => {
    const stranger = await signedIn({ role: 'counselor', communityIds: [elsewhere] })
    await expectAllRefused(403, stranger)
    const list = await call('GET', '/api/admin/tour-requests?pageSize=100', undefined, stranger)
    expect(JSON.parse(list.body)).toMatchObject({ leads: [], total: 0 })
  })

  test.each(['cross-site', 'same-site'])('are refused for a %s request of an administrator', async (site) => {
    await expectAllRefused(403, { ...(await signedIn({ role: 'admin' })), site })
  })

  test('are allowed for the community’s counselor', async () => {
    const counselor = await signedIn({ role: 'counselor', communityIds: [home] })
    expect((await call('POST', `${LEAD}/notes`, { text: 'Called' }, counselor)).status).toBe(201)
    expect((await call('POST', `${LEAD}/status`, { status: 'contacted' }, counselor)).status).toBe(200)
    expect((await call('POST', `${LEAD}/status`, { status: 'new' }, counselor)).status).toBe(409)
    const missing = await call('POST', `${LEAD}/status`, { status: 'not-interested' }, counselor)
    expect([missing.status, JSON.parse(missing.body)]).toMatchObject([
      400,
      { message: expect.any(String), fieldErrors: { reason: 'Please enter a reason' } },
    ])
    expect(await db.tourRequest.findUnique({ where: { id: lead } })).toMatchObject({ status: 'contacted' })
    expect(await db.leadEvent.count({ where: { tourRequestId: lead, type: 'note' } })).toBe(1)
  })
})
