import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody, postLead } from '../../support/lead-requests'

const stub = await vi.hoisted(async () => {
  const { startTurnstileStub } = await import('../../support/turnstile-stub')
  const started = await startTurnstileStub()
  Object.assign(process.env, {
    TURNSTILE_SECRET_KEY: 'turnstile-secret',
    TURNSTILE_VERIFY_URL: `${started.url}/siteverify`,
  })
  return started
})

afterAll(() => stub.close())

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits cascade`
  await db.emailRecipient.deleteMany()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

const goodToken = () => `good-${randomUUID()}`

/** The lead of a response with its bot check. */
async function judged(body: Record<string, unknown>, from?: string) {
  const { transactionId } = await acceptedLead(leadBody(body), from ? { from } : {})
  return db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    select: {
      botCheck: true,
      quarantine: { select: { reason: true } },
      _count: { select: { deliveries: { where: { kind: 'lead-alert' } } } },
    },
  })
}

const delivered = { quarantine: null, _count: { deliveries: 1 } }
const held = { quarantine: { reason: 'bot-check-failed' }, _count: { deliveries: 0 } }

test('T28: a good token is verified with the visitor’s address', async () => {
  expect(await judged({ captchaToken: goodToken() })).toEqual({ botCheck: 'verified', ...delivered })
  expect(JSON.parse(stub.requests.at(-1)?.body ?? '{}')).toMatchObject({ remoteip: '203.0.113.9' })
  expect(stub.failures).toEqual([])
})

test.each(['bad', 'x'.repeat(2_049)])(
  'T28: a token that is refused or impossible puts the lead on hold',
  async (captchaToken) => {
    expect(await judged({ captchaToken })).toEqual({ botCheck: 'failed', ...held })
  },
)

test('T28: a token used for another lead is refused; a retry of the same lead may use it again', async () => {
  const captchaToken = goodToken()
  const body = leadBody({ captchaToken })
  await acceptedLead(body)
  expect(await judged({ captchaToken })).toEqual({ botCheck: 'failed', ...held })
  // Nothing was stored, as during a database outage, so the visitor resends.
  await db.tourRequest.deleteMany({ where: { transactionId: String(body.transactionId) } })
  expect(await judged(body)).toEqual({ botCheck: 'verified', ...delivered })
})

test.each([undefined, '', 5])('T28: a missing token (%j) is let through', async (captchaToken) => {
  expect(await judged({ captchaToken })).toEqual({ botCheck: 'missing', ...delivered })
})

test('without a token the limit is lower: the eleventh request of an address waits for review', async () => {
  for (let turn = 0; turn < 11; turn += 1) await acceptedLead(leadBody())
  expect(await db.quarantine.findMany({ select: { reason: true } })).toEqual([{ reason: 'rate' }])
  expect(await judged({ captchaToken: goodToken() })).toMatchObject({ botCheck: 'verified', ...delivered })
})

test.each([
  ['answers 500', { status: 500, body: 'oops' }],
  ['has an internal error', { status: 200, body: { success: false, 'error-codes': ['internal-error'] } }],
  ['refuses our own key', { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ['cuts the connection', 'cut'],
  ['hangs', 'hang'],
] as const)('T28: when the provider %s, the lead is stored and delivered', async (_, mode) => {
  stub.setMode(mode)
  expect(await judged({ captchaToken: goodToken() })).toEqual({ botCheck: 'unavailable', ...delivered })
})

test('T28: when the provider cannot be reached at all, the lead is stored and delivered', async () => {
  await stub.close()
  expect((await postLead(leadBody({ captchaToken: goodToken() }))).status).toBe(201)
  expect(await db.tourRequest.findFirst({ select: { botCheck: true, quarantinedAt: true } })).toEqual({
    botCheck: 'unavailable',
    quarantinedAt: null,
  })
})
