import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { enterLead } from '@/lib/desk/tour-requests/enter-lead'
import { entrySchema } from '@/lib/desk/tour-requests/entry-schema'
import { readSummary } from '@/lib/marketing/response-times/response-times'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const RECIPIENT = 'desk@example.com'

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, email_recipients, communities, rate_limits, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: RECIPIENT } })
})

async function counselor(communityIds: string[] = []) {
  const { id, username } = await givenAccount({ role: 'counselor' })
  const role = 'counselor' as const
  return { id, username, role, communityIds, mayPublish: false, ipAddress: null, requestId: 'r1' }
}

const entry = (changes: object = {}) =>
  entrySchema.parse({
    entryId: randomUUID(),
    source: 'phone',
    name: ' Edith Holm ',
    phone: '(303) 555-0142 x3',
    email: '',
    message: 'For her sister, a room with light',
    communityId: null,
    hasTalked: true,
    ...changes,
  })

const rowsOf = (tourRequestId: string, kind: string) =>
  db.outboxItem.count({ where: { tourRequestId, kind } })

test('B13: a caller who was talked to becomes a lead without a first call or alerts', async () => {
  const sam = await counselor()
  const wanted = entry()
  const id = await enterLead(sam, wanted)
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    name: 'Edith Holm',
    phoneE164: '+13035550142',
    phoneExtension: '3',
    source: 'phone',
    status: 'contacted',
    ownerId: sam.id,
    firstAttemptById: sam.id,
    reachedAt: expect.any(Date),
    botCheck: 'entered',
    adConsent: 'denied',
    nextStep: 'call',
    quarantinedAt: null,
  })
  expect(
    await db.leadConsent.findMany({
      where: { tourRequestId: id },
      select: { kind: true, granted: true, channel: true },
    }),
  ).toEqual(
    expect.arrayContaining([
      { kind: 'contact', granted: true, channel: 'phone' },
      { kind: 'ads', granted: false, channel: 'phone' },
    ]),
  )
  expect(await rowsOf(id, 'lead-alert')).toBe(0)
  expect(await rowsOf(id, 'lead-escalation')).toBe(0)
  expect(await enterLead(sam, wanted)).toBe(id)
  expect(await db.tourRequest.count()).toBe(1)
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'attempt' } })).toBe(1)
  expect(await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'received' } })).toMatchObject({
    data: { enteredBy: sam.username, source: 'phone' },
  })
})

test('B13: a visitor who left a number waits like everybody else', async () => {
  const id = await enterLead(await counselor(), entry({ source: 'walk-in', hasTalked: false }))
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    source: 'walk-in',
    status: 'new',
    firstAttemptAt: null,
    callDueAt: expect.any(Date),
  })
  expect(await rowsOf(id, 'lead-alert')).toBe(1)
  expect(await rowsOf(id, 'lead-escalation')).toBeGreaterThan(0)
})

test('B13: the family’s own request and its call share one household, and the call answers both', async () => {
  const { transactionId } = await acceptedLead(leadBody({ phone: '(303) 555-0142' }), { from: null })
  const id = await enterLead(await counselor(), entry())
  const [earlier, later] = await Promise.all([
    db.tourRequest.findUniqueOrThrow({ where: { transactionId } }),
    db.tourRequest.findUniqueOrThrow({ where: { id } }),
  ])
  expect(later.householdId).toBe(earlier.householdId)
  expect(earlier.firstAttemptAt).not.toBeNull()
})

test('only for one’s own communities, with the rules of the public form', async () => {
  const [{ id: mine }, { id: other }] = [await givenCommunity('mine'), await givenCommunity('other')]
  const sam = await counselor([mine])
  await expect(enterLead(sam, entry({ communityId: other }))).rejects.toMatchObject({ status: 403 })
  await expect(enterLead({ ...sam, role: 'viewer' }, entry())).rejects.toMatchObject({ status: 403 })
  const id = await enterLead(sam, entry({ communityId: mine }))
  expect(await db.tourRequest.findUnique({ where: { id } })).toMatchObject({ communityId: mine })
  await expect(enterLead(await counselor(), entry({ communityId: randomUUID() }))).rejects.toMatchObject({
    fieldErrors: { communityId: 'This community no longer exists' },
  })
  const wrong = entrySchema.safeParse({ ...entry(), name: 'E', phone: '123', email: 'no' })
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'Please enter at least 2 characters',
    'Please enter a valid phone number',
    'Please enter a valid email address',
  ])
})

test('an entry by staff gets no automatic reply, and no visitor’s form can pose as one', async () => {
  const admin = { ...(await counselor()), role: 'admin' as const }
  await enterLead(admin, entry())
  const { transactionId } = await acceptedLead(leadBody({ source: 'phone' }), { from: null })
  expect(await db.tourRequest.findUnique({ where: { transactionId } })).toMatchObject({ source: 'tour' })
  const today = new Date().toISOString().slice(0, 10)
  const range = { from: '2026-01-01', to: today, timeZone: 'UTC' }
  expect(await readSummary(admin, range)).toMatchObject({ received: 1, attempted: 0 })
})

test('B13: staff enter a referral and a professional; neither asks for contact in place of a family that refused it', async () => {
  const ann = await counselor()
  for (const source of ['referral', 'professional'] as const) {
    const id = await enterLead(ann, entry({ source, phone: '(303) 555-0155', hasTalked: false }))
    expect(await db.tourRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ source, status: 'new' })
    expect(await rowsOf(id, 'lead-escalation')).toBe(3)
  }
  await db.doNotContact.create({
    data: { phoneE164: '+13035550166', scope: 'everything', how: 'phone', saidAt: new Date('2026-01-01') },
  })
  const refused = { phone: '(303) 555-0166', hasTalked: false }
  for (const source of ['referral', 'professional'] as const) {
    const id = await enterLead(ann, entry({ source, ...refused }))
    expect(await db.tourRequest.findUniqueOrThrow({ where: { id } }), source).toMatchObject({
      contactEndedAt: expect.any(Date),
    })
    expect(await rowsOf(id, 'lead-escalation')).toBe(0)
  }
  const called = await enterLead(ann, entry({ source: 'phone', ...refused }))
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id: called } })).contactEndedAt).toBeNull()
})
