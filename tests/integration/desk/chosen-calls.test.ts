import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { callWindows } from '@/lib/leads/callers/call-windows'
import { readPhoneStatus } from '@/lib/leads/callers/phone-status'
import { visitToken } from '@/lib/leads/family/visit-link'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { chooseCallTime } from '@/lib/leads/tours/choose-call-time'
import { readSummary } from '@/lib/marketing/response-times/response-times'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { openPlaces } from '@/lib/server/front/watch-phone-hours'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed } from '@/tests/support/outbox-worker'

let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, rate_limits, outbox_items, users, staffed_hours cascade`
  forgetRemembered()
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  })
  const { id } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  sam = { ...somebody('counselor'), id }
})

/** Small numbers that repeat for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const PHONE = '+13035550142'

async function givenLead(phone = '(303) 555-0142'): Promise<string> {
  const body = leadBody({ phone, email: '' })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

/** Lets minutes pass by moving all of the request's moments into the past. */
async function pass(id: string, minutes: number): Promise<void> {
  await db.$executeRaw`
    update tour_requests set created_at = created_at - make_interval(mins => ${minutes}::int),
      call_at = call_at - make_interval(mins => ${minutes}::int),
      call_due_at = call_due_at - make_interval(mins => ${minutes}::int),
      late_since = late_since - make_interval(mins => ${minutes}::int),
      first_attempt_at = first_attempt_at - make_interval(mins => ${minutes}::int),
      contact_ended_at = contact_ended_at - make_interval(mins => ${minutes}::int),
      next_step_at = next_step_at - make_interval(mins => ${minutes}::int)
    where id = ${id}::uuid`
  await db.$executeRaw`
    update outbox_items set due_at = due_at - make_interval(mins => ${minutes}::int) where tour_request_id = ${id}::uuid`
  await db.$executeRaw`update do_not_contacts set said_at = said_at - make_interval(mins => ${minutes}::int)`
  for (const { id: entry, data, createdAt } of await db.leadEvent.findMany({
    where: { tourRequestId: id },
  })) {
    const moved = JSON.parse(JSON.stringify(data), (key, value) =>
      /At$/.test(key) && typeof value === 'string' ? earlier(new Date(value), minutes).toISOString() : value,
    )
    await db.leadEvent.update({
      where: { id: entry },
      data: { data: moved, createdAt: earlier(createdAt, minutes) },
    })
  }
}

const earlier = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000)

/** Refusals of the moment are part of the story; anything else is a fault. */
async function attempted(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

/** A request that waits has its last escalation at the end of its promise; one that was late stays late. */
async function assertClock(id: string, wasLate: boolean): Promise<boolean> {
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { id } })
  const { callAt, callDueAt, firstAttemptAt, contactEndedAt, lateSince } = lead
  const now = new Date()
  if (!callDueAt) throw new Error('a clock is never taken away')
  const waits = !firstAttemptAt && !contactEndedAt
  if (waits) {
    const rows = await db.outboxItem.findMany({
      where: {
        tourRequestId: id,
        kind: 'lead-escalation',
        payload: { path: ['minutesLeft'], equals: 0 },
      },
    })
    const last = rows.find(({ dueAt }) => Math.abs(dueAt.getTime() - callDueAt.getTime()) < 1_000)
    expect(last?.state).toBeOneOf(callDueAt <= now ? ['due', 'done'] : ['due'])
    if (callAt && callAt > now) {
      const where = { tourRequestId: id, kind: 'call-time', state: 'due', dueAt: callAt }
      expect(await db.outboxItem.count({ where })).toBeGreaterThan(0)
    }
  }
  const isLate =
    lateSince !== null || (waits ? callDueAt < now : firstAttemptAt !== null && firstAttemptAt > callDueAt)
  if (wasLate && !contactEndedAt) expect(isLate).toBe(true)
  return wasLate || (waits && callDueAt < now)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'C2: whatever times a family chooses, no clock is lost and no lateness is hidden (%i)',
  async (seed) => {
    const random = randomFrom(seed)
    const id = await givenLead()
    const attempts: string[] = []
    let wasLate = await assertClock(id, false)
    for (let step = 0; step < 14; step++) {
      const kind = random(8)
      if (kind < 3) {
        const windows = callWindows(await scheduleOf(null), new Date())
        const at = windows[random(Math.min(windows.length, 9))] ?? new Date()
        const by = { requestId: null, isStaff: random(5) === 0 }
        await attempted(chooseCallTime(visitToken({ id, linkIssuedAt: null }), at.toISOString(), by))
      } else if (kind === 3) {
        const attemptId = randomUUID()
        attempts.push(attemptId)
        const outcome = ATTEMPT_OUTCOMES[random(3)] ?? 'reached'
        await attempted(logAttempt(sam, id, { attemptId, outcome, despite: 'They called us' }))
      } else if (kind === 4) {
        await attempted(undoAttempt(sam, id, attempts.at(-1) ?? ''))
      } else if (kind === 5) {
        await db.$transaction(async (tx) => {
          const said = { scope: 'everything', how: 'phone', words: null } as const
          await noteRefusal(tx, [{ phoneE164: PHONE, email: null }], said, { by: null, lead: null })
          await applyRefusals(tx, [{ phoneE164: PHONE, email: null }])
        })
        wasLate = await assertClock(id, wasLate)
        await db.$transaction(async (tx) => {
          await tx.doNotContact.deleteMany()
          await applyRefusals(tx, [{ phoneE164: PHONE, email: null }])
        })
      } else {
        await pass(id, 1 + random(25))
        wasLate = await assertClock(id, wasLate)
        await runClaimed(leadEscalation, await claimDue(leadEscalation))
      }
      wasLate = await assertClock(id, wasLate)
    }
    expect(
      await db.leadEvent.count({ where: { tourRequestId: id, type: 'call-chosen' } }),
    ).toBeLessThanOrEqual(5)
  },
)

test('C15: a request that was late when its family chose a time is late in the report, however it goes on', async () => {
  const [late, early] = [await givenLead(), await givenLead('(303) 555-0143')]
  await pass(late, 30)
  await pass(early, 5)
  const at = callWindows(await scheduleOf(null), new Date())[1]?.toISOString() ?? ''
  const family = { requestId: null, isStaff: false }
  for (const id of [late, early]) {
    await chooseCallTime(visitToken({ id, linkIssuedAt: null }), at, family)
    await logAttempt(sam, id, { attemptId: randomUUID(), outcome: 'reached' })
  }
  const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'America/Denver' })
  const asked = { from: day(earlier(new Date(), 24 * 60)), to: day(new Date()), timeZone: 'America/Denver' }
  expect(await readSummary(somebody('admin'), asked)).toMatchObject({
    received: 2,
    attempted: 2,
    late: 1,
    inTime: 1,
  })
  const [first, second] = await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })
  expect(first?.firstAttemptStaffedS).toBeGreaterThan(29 * 60)
  // Called before the time it chose.
  expect(second?.firstAttemptStaffedS).toBe(0)
})

/** Closed today and open all of tomorrow, in the company's zone. */
async function closeUntilTomorrow(): Promise<void> {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  const day = tomorrow.toLocaleDateString('en-US', { timeZone: 'America/Denver', weekday: 'short' })
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(day)
  await db.staffedHours.deleteMany()
  await db.staffedHours.create({ data: { weekday, opensAt: '00:00', closesAt: '24:00' } })
  forgetRemembered()
}

test('T112: while the phones are closed a family books its call with the form, and the clock starts then', async () => {
  await closeUntilTomorrow()
  const { hours, callDay } = await readPhoneStatus(null)
  expect(hours).toMatchObject({ isOpen: false, opens: 'tomorrow midnight' })
  const callTime = callDay?.times[1]?.at ?? ''
  const { transactionId, promise } = await acceptedLead(leadBody({ callTime }), { from: null })
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  expect(lead).toMatchObject({ callAt: new Date(callTime), lateSince: null, promise })
  expect(lead.callDueAt?.getTime()).toBe(new Date(callTime).getTime() + 10 * 60_000)
  expect(promise).toContain('as you asked')

  const gone = await acceptedLead(leadBody({ callTime: '2020-01-01T00:00:00Z' }), { from: null })
  expect(gone.promise).toContain('open again tomorrow')
})

test('T112: while the phones are open a sent time moves no clock', async () => {
  const callTime = callWindows(await scheduleOf(null), new Date())[3]?.toISOString()
  expect((await readPhoneStatus(null)).callDay).toBeNull()
  const { transactionId } = await acceptedLead(leadBody({ callTime }), { from: null })
  expect(await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).toMatchObject({ callAt: null })
})

test('T112: the minute at which phones open changes what pages are kept for', async () => {
  await closeUntilTomorrow()
  const opens = new Date((await readPhoneStatus(null)).hours.changesAt ?? '')
  const places = await Promise.all([-1, 0].map((ms) => openPlaces(new Date(opens.getTime() + ms))))
  expect(places.map((state) => state[0])).toEqual(['0', '1'])
})
