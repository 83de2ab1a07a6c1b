import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { changeStatus, scheduleTour } from '@/lib/desk/status/change-status'
import { assignLead } from '@/lib/desk/tour-requests/assign-many'
import { claimLead } from '@/lib/desk/tour-requests/claim'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { markViewed } from '@/lib/desk/tour-requests/mark-viewed'
import { postponeNextStep } from '@/lib/desk/tour-requests/postpone-next-step'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, staffed_hours cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  sam = await counselor('sam')
})

async function counselor(username: string, communityIds: string[] = []): Promise<Actor> {
  const { id } = await db.user.create({ data: { username, password: '-', role: 'counselor' } })
  return { ...somebody('counselor', communityIds), id, username }
}

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const attempt = (more: Record<string, unknown> = {}) =>
  attemptSchema.parse({ attemptId: randomUUID(), outcome: 'no-answer', ...more })
const leadOf = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
const planned = (id: string) => db.outboxItem.count({ where: { tourRequestId: id, kind: 'lead-escalation' } })
const idsIn = async (address: string, who = sam) =>
  (await listLeads(who, parseLeadQuery(new URLSearchParams(address)))).leads.map(({ id }) => id)

test('C4: opening, assigning, relabeling and scheduling stop no clock', async () => {
  const id = await givenLead()
  const admin = somebody('admin')
  await markViewed(sam, id)
  await assignLead(admin, id, sam.id)
  await changeStatus(sam, id, { status: 'contacted' })
  await scheduleTour(sam, id, { scheduledDate: '2030-01-02T17:00:00Z' })
  expect(await leadOf(id)).toMatchObject({ status: 'scheduled', firstAttemptAt: null, reachedAt: null })
  expect(await readLeadClock(sam)).toMatchObject({ waiting: 1, next: { id }, newest: { id } })
  expect(await idsIn('list=queue')).toEqual([id])
  expect(await planned(id)).toBe(3)
})

test('C4: an attempt logged by mistake is taken back with clocks, alerts and statuses of the whole family', async () => {
  const [first, second] = [
    await givenLead({ phone: '(303) 555-0142' }),
    await givenLead({ phone: '(303) 555-0142' }),
  ]
  const rows = (id: string) =>
    db.outboxItem.findMany({
      where: { tourRequestId: id, kind: { in: ['lead-escalation', 'alert-watch', 'lead-routing'] } },
      orderBy: { dedupKey: 'asc' },
      select: { dedupKey: true, dueAt: true, payload: true },
    })
  const state = async () =>
    Promise.all(
      [first, second].map(async (id) => {
        const { updatedAt: _, ownerId: __, ...lead } = await leadOf(id)
        return { lead, rows: await rows(id) }
      }),
    )
  const before = await state()
  const logged = attempt({ outcome: 'reached' })
  await logAttempt(sam, first, logged)
  expect(await leadOf(second)).toMatchObject({ status: 'contacted', firstAttemptAt: expect.any(Date) })
  expect(await rows(second)).toEqual([])
  await expect(undoAttempt(await counselor('kim'), first, logged.attemptId)).rejects.toMatchObject({
    status: 409,
  })
  await undoAttempt(sam, first, logged.attemptId)
  expect(await state()).toEqual(before)
  await expect(undoAttempt(sam, first, logged.attemptId)).rejects.toMatchObject({ status: 409 })
  const [listed] = (await listLeads(sam, parseLeadQuery(new URLSearchParams('list=all')))).leads
  expect(listed?.attempts).toEqual({})
})

test('C4: an attempt is not taken back after ten minutes, after other work, or when the family was written to', async () => {
  const id = await givenLead()
  const tour = attempt({ outcome: 'reached', result: 'tour', scheduledDate: '2030-01-02T17:00:00Z' })
  await logAttempt(sam, id, tour)
  await expect(undoAttempt(sam, id, tour.attemptId)).rejects.toMatchObject({ status: 409 })
  const other = await givenLead()
  const [one, two] = [attempt(), attempt({ outcome: 'voicemail' })]
  await logAttempt(sam, other, one)
  await logAttempt(sam, other, two)
  const refused = { status: 409, message: 'Someone has worked on this request since then' }
  await expect(undoAttempt(sam, other, one.attemptId)).rejects.toMatchObject(refused)
  const { leads } = await listLeads(sam, parseLeadQuery(new URLSearchParams('list=all')))
  expect(leads.find((lead) => lead.id === other)?.attempts).toEqual({ 'no-answer': 1, voicemail: 1 })
  await db.leadEvent.update({
    where: { id: two.attemptId },
    data: { createdAt: new Date(Date.now() - 11 * 60_000) },
  })
  await expect(undoAttempt(sam, other, two.attemptId)).rejects.toMatchObject({ status: 409 })
})

test('C4: nobody can have written to a family without an address, nor called one without a number', async () => {
  const id = await givenLead()
  const refused = await logAttempt(sam, id, attempt({ outcome: 'mail' })).catch((error) => error.fieldErrors)
  expect(refused.outcome).toContain('This family has no email address')
  expect((await leadOf(id)).firstAttemptAt).toBeNull()
  const { householdId } = await leadOf(id)
  const daughter = { name: 'Ida', email: 'ida@example.com', householdId: householdId ?? '' }
  await db.householdContact.create({ data: daughter })
  await logAttempt(sam, id, attempt({ outcome: 'mail' }))
  expect((await leadOf(id)).firstAttemptAt).not.toBeNull()
  const byMail = await givenLead({ email: 'ann@example.com' })
  await db.tourRequest.update({
    where: { id: byMail },
    data: { phone: '', phoneE164: null, householdId: null },
  })
  const called = await logAttempt(sam, byMail, attempt()).catch((error) => error.fieldErrors)
  expect(called.outcome).toContain('This family has no phone number')
})

test('C4: an attempt stops the clock, but only a conversation counts as reached; escalations stop', async () => {
  const id = await givenLead()
  await logAttempt(sam, id, attempt({ outcome: 'voicemail', note: 'Said who we are' }))
  const lead = await leadOf(id)
  expect(lead).toMatchObject({
    status: 'new',
    firstAttemptById: sam.id,
    firstAttemptStaffedS: expect.any(Number),
    reachedAt: null,
    ownerId: sam.id,
    nextStep: 'second-call',
  })
  expect(lead.lastContactedAt).toEqual(lead.firstAttemptAt)
  expect(await readLeadClock(sam)).toMatchObject({ waiting: 0, late: 0, next: null })
  expect(await planned(id)).toBe(0)
  expect(await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'attempt' } })).toMatchObject({
    actorName: 'sam',
    data: { outcome: 'voicemail', text: 'Said who we are', nextStep: 'second-call' },
  })

  await logAttempt(sam, id, attempt({ outcome: 'reached' }))
  const later = await leadOf(id)
  expect(later).toMatchObject({ status: 'contacted', reachedAt: expect.any(Date) })
  expect(later.firstAttemptAt).toEqual(lead.firstAttemptAt)
})

test('C4: the same attempt sent twice is logged once, also at one moment', async () => {
  const id = await givenLead()
  const one = attempt({ outcome: 'reached' })
  await Promise.all([logAttempt(sam, id, one), logAttempt(sam, id, one)])
  await logAttempt(sam, id, one)
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'attempt' } })).toBe(1)
  expect(await db.auditEntry.count({ where: { entityId: id, action: 'lead.attempt' } })).toBe(1)
})

test('the outcome sets status and next step', async () => {
  const [tour, lost, again] = [await givenLead(), await givenLead(), await givenLead()]
  const scheduledDate = '2030-01-02T17:00:00.000Z'
  await logAttempt(sam, tour, attempt({ outcome: 'reached', result: 'tour', scheduledDate }))
  expect(await leadOf(tour)).toMatchObject({
    status: 'scheduled',
    scheduledDate: new Date(scheduledDate),
    nextStep: 'tour',
    nextStepAt: new Date(scheduledDate),
  })
  const declines = { outcome: 'reached', result: 'not-interested' }
  await expect(logAttempt(sam, lost, attempt(declines))).rejects.toMatchObject({
    fieldErrors: { reason: 'Please enter a reason' },
  })
  expect((await leadOf(lost)).firstAttemptAt).toBeNull()
  await logAttempt(sam, lost, attempt({ ...declines, reason: 'moved in elsewhere' }))
  expect(await leadOf(lost)).toMatchObject({
    status: 'not-interested',
    statusReason: 'moved in elsewhere',
    nextStep: null,
  })
  const nextStepAt = '2031-05-05T17:00:00.000Z'
  await logAttempt(sam, again, attempt({ outcome: 'reached', nextStepAt }))
  expect(await leadOf(again)).toMatchObject({
    status: 'contacted',
    nextStep: 'call',
    nextStepAt: new Date(nextStepAt),
  })
  await expect(logAttempt(sam, again, attempt({ result: 'tour', scheduledDate }))).rejects.toMatchObject({
    status: 400,
  })
  await expect(logAttempt(sam, again, attempt({ nextStepAt: '2020-01-01T00:00:00Z' }))).rejects.toMatchObject(
    { fieldErrors: { nextStepAt: expect.stringContaining('in the future') } },
  )
})

test('C12: overdue steps are listed and can be postponed; a tour is followed by a call', async () => {
  const id = await givenLead()
  await logAttempt(sam, id, attempt())
  expect(await idsIn('list=overdue')).toEqual([])
  await db.tourRequest.update({ where: { id }, data: { nextStepAt: new Date(0) } })
  expect(await idsIn('list=overdue')).toEqual([id])
  expect(await idsIn('list=open&ownerId=me')).toEqual([id])
  expect(await idsIn('list=open&ownerId=me', await counselor('kim'))).toEqual([])
  await postponeNextStep(sam, id, '2031-05-05T17:00:00Z')
  expect(await idsIn('list=overdue')).toEqual([])
  await expect(postponeNextStep(sam, id, '2020-05-05T17:00:00Z')).rejects.toMatchObject({ status: 400 })

  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: '2030-01-02T17:00:00Z' })
  expect(await idsIn('list=tours')).toEqual([id])
  await expect(postponeNextStep(sam, id, '2031-05-05T17:00:00Z')).rejects.toMatchObject({ status: 409 })
  await changeStatus(sam, id, { status: 'toured' })
  expect(await leadOf(id)).toMatchObject({ nextStep: 'after-tour', nextStepAt: expect.any(Date) })
  await changeStatus(sam, id, { status: 'converted' })
  expect(await leadOf(id)).toMatchObject({ nextStep: null, nextStepAt: null })
})

test('one call answers every waiting request of the household, but none of another community', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  const phone = '(303) 555-0142'
  const first = await givenLead({ phone, communityId: own.id })
  const second = await givenLead({ phone, communityId: own.id })
  const elsewhere = await givenLead({ phone, communityId: other.id })
  await logAttempt(await counselor('ann', [own.id]), first, attempt({ outcome: 'reached' }))
  expect(await leadOf(second)).toMatchObject({ status: 'contacted', firstAttemptAt: expect.any(Date) })
  expect(await planned(second)).toBe(0)
  expect(await leadOf(elsewhere)).toMatchObject({ status: 'new', firstAttemptAt: null })
  expect(await db.leadEvent.findFirst({ where: { tourRequestId: second, type: 'attempt' } })).toMatchObject({
    data: { outcome: 'reached', throughLeadId: first },
  })
})

test('C3: a caller holds the lead for five minutes, or until the attempt is logged', async () => {
  const id = await givenLead()
  const kim = await counselor('kim')
  await claimLead(sam, id)
  await claimLead(sam, id)
  await expect(claimLead(kim, id)).rejects.toMatchObject({
    status: 409,
    message: 'sam is already calling this family',
  })
  const [row] = (await listLeads(kim, parseLeadQuery(new URLSearchParams('list=queue')))).leads
  expect(row?.claim).toMatchObject({ by: 'sam' })
  await db.tourRequest.update({ where: { id }, data: { claimedUntil: new Date(0) } })
  await claimLead(kim, id)
  await logAttempt(kim, id, attempt())
  expect(await leadOf(id)).toMatchObject({ claimedById: null, claimedUntil: null })
  await claimLead(sam, id)
})

test('C3: of two simultaneous callers one is refused, and the clock keeps running', async () => {
  const id = await givenLead()
  const ended = await Promise.allSettled([claimLead(sam, id), claimLead(await counselor('kim'), id)])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await planned(id)).toBe(3)
  expect((await leadOf(id)).firstAttemptAt).toBeNull()
  await expect(claimLead(somebody('viewer'), id)).rejects.toMatchObject({ status: 403 })
})

test('nothing is logged for another community, in quarantine, or by viewers', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  const id = await givenLead({ communityId: other.id })
  await expect(logAttempt(await counselor('ann', [own.id]), id, attempt())).rejects.toMatchObject({
    status: 403,
  })
  await expect(logAttempt(somebody('viewer'), id, attempt())).rejects.toMatchObject({ status: 403 })
  const held = await givenLead({ honeypot: 'x' })
  await expect(logAttempt(sam, held, attempt())).rejects.toMatchObject({ status: 409 })
  expect((await leadOf(id)).firstAttemptAt).toBeNull()
  expect((await readLeadClock(await counselor('bo', [own.id]))).waiting).toBe(0)
})
