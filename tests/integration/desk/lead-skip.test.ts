import { beforeEach, expect, test } from 'vitest'
import { claimLead, skipLead } from '@/lib/desk/tour-requests/claim'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, outbox_items cascade`
})

async function counselor() {
  const { id, username } = await givenAccount({ role: 'counselor' })
  const role = 'counselor' as const
  return { id, username, role, communityIds: [], mayPublish: false, ipAddress: null, requestId: 'r1' }
}

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const queueOf = async (actor: Awaited<ReturnType<typeof counselor>>) =>
  (await listLeads(actor, parseLeadQuery(new URLSearchParams({ list: 'queue' })))).leads

test('C3: a skipped family keeps its place and clock, and shows who skipped it and why', async () => {
  const sam = await counselor()
  const id = await givenLead()
  await claimLead(sam, id)
  const before = await db.tourRequest.findUniqueOrThrow({ where: { id } })
  await skipLead(sam, id, 'language')
  const [row] = await queueOf(await counselor())
  expect(row).toMatchObject({ id, claim: null, skip: { by: sam.username, reason: 'language' } })
  const after = await db.tourRequest.findUniqueOrThrow({ where: { id } })
  expect(after).toMatchObject({ callDueAt: before.callDueAt, firstAttemptAt: null, claimedById: null })
  expect(await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'skipped' } })).toMatchObject({
    actorName: sam.username,
    data: { reason: 'language' },
  })
  expect(
    await db.outboxItem.count({ where: { tourRequestId: id, kind: 'lead-escalation' } }),
  ).toBeGreaterThan(0)
})

test('C3: a skip ends nobody else’s call, and is cleared by an attempt', async () => {
  const [sam, ann] = [await counselor(), await counselor()]
  const id = await givenLead()
  await claimLead(ann, id)
  await skipLead(sam, id, 'busy')
  expect(await db.tourRequest.findUnique({ where: { id } })).toMatchObject({ claimedById: ann.id })
  await logAttempt(ann, id, { attemptId: crypto.randomUUID(), outcome: 'voicemail' })
  expect(await db.tourRequest.findUnique({ where: { id } })).toMatchObject({
    skippedById: null,
    skipReason: null,
  })
  await expect(skipLead(sam, id, 'busy')).rejects.toMatchObject({ status: 409 })
})

test('C9: a skip applies to the family, whichever of its requests is in the queue', async () => {
  const sam = await counselor()
  const phone = '(303) 555-0142'
  const [first, second] = [await givenLead({ phone }), await givenLead({ phone })]
  await skipLead(sam, second, 'busy')
  expect(await queueOf(sam)).toMatchObject([{ id: first, skip: { by: sam.username, reason: 'busy' } }])
})

test('quarantined leads cannot be skipped, and only people who work on leads may skip', async () => {
  const held = await givenLead({ honeypot: 'filled' })
  const sam = await counselor()
  await expect(skipLead(sam, held, 'busy')).rejects.toMatchObject({ status: 409 })
  await expect(skipLead({ ...sam, role: 'viewer' }, await givenLead(), 'busy')).rejects.toMatchObject({
    status: 403,
  })
})
