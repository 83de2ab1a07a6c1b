import { randomUUID } from 'node:crypto'
import { subDays, subMinutes } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { systemState } from '@/lib/desk/dashboard/system-state'
import { readFirstCalls } from '@/lib/marketing/first-calls/first-calls'
import { flaggedNumbers } from '@/lib/marketing/first-calls/flagged-numbers'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const asked = { from: '2026-11-01', to: '2026-11-02', timeZone: 'America/Denver' }
const admin = somebody('admin')
const OURS = '+13035550100'
const ANN = '+13035550140'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, communities, users cascade`
})

type Call = { at: Date; outcome: string; from?: string; told?: string; facts?: object } & Record<
  string,
  unknown
>

/** A request whose first attempt was this one; `told`: the number its family read a minute before. */
async function call({ at, outcome, from, told, facts, ...more }: Call) {
  const { id } = await db.tourRequest.create({
    data: {
      name: 'Ann Novak',
      phone: '3035550142',
      transactionId: randomUUID(),
      createdAt: subMinutes(at, 5),
      firstAttemptAt: at,
      ...more,
    },
  })
  const data = { outcome, ...(from && { calledFrom: from }), ...facts }
  await db.leadEvent.create({ data: { tourRequestId: id, type: 'attempt', createdAt: at, data } })
  if (!told) return
  await db.callAnnouncement.create({
    data: { tourRequestId: id, channel: 'mail', number: told, createdAt: subMinutes(at, 1) },
  })
}

const nine = new Date('2026-11-02T16:05:00Z')
const two = new Date('2026-11-02T21:30:00Z')

test('C15: who is reached at the first call, told the number before or not, by hour and by number', async () => {
  const { id: communityId } = await givenCommunity('aspen', { name: 'Aspen House' })
  await db.community.update({ where: { id: communityId }, data: { phoneDial: OURS } })
  await db.user.create({ data: { username: 'ann', password: '-', callerNumber: ANN } })
  await call({ at: nine, outcome: 'reached', from: ANN, told: ANN, communityId })
  await call({ at: nine, outcome: 'voicemail', from: ANN, told: ANN })
  await call({ at: nine, outcome: 'reached', from: OURS, told: ANN })
  await call({ at: two, outcome: 'no-answer', from: OURS })
  await call({ at: two, outcome: 'voicemail' })
  // Not counted: no call, a wrong number, taken back, through another request, by staff, spam, another day.
  await call({ at: two, outcome: 'text' })
  await call({ at: two, outcome: 'wrong-number', from: OURS })
  await call({ at: two, outcome: 'reached', from: OURS, facts: { undone: true } })
  await call({ at: two, outcome: 'reached', from: OURS, facts: { throughLeadId: randomUUID() } })
  await call({ at: two, outcome: 'reached', from: OURS, source: 'phone' })
  await call({ at: two, outcome: 'reached', from: OURS, quarantinedAt: two })
  await call({ at: new Date('2026-11-03T07:00:00Z'), outcome: 'reached', from: OURS })
  const { all, byHour, byNumber, names } = await readFirstCalls(admin, asked)
  expect(all).toMatchObject({
    all: { calls: 5, reached: 2 },
    announced: { calls: 2, reached: 1 },
    others: { calls: 3, reached: 1 },
  })
  expect(byHour.map(({ key, all: counts }) => [key, counts])).toEqual([
    ['09', { calls: 3, reached: 2 }],
    ['14', { calls: 2, reached: 0 }],
  ])
  expect(byNumber.map(({ key, all: { calls } }) => [key, calls])).toEqual([
    [OURS, 2],
    [ANN, 2],
    ['', 1],
  ])
  expect(names).toMatchObject({ [OURS]: 'Aspen House', [ANN]: 'ann' })
  const own = await readFirstCalls(somebody('counselor', [communityId]), asked)
  expect(own.all.all.calls).toBeLessThanOrEqual(5)
  await expect(readFirstCalls(somebody('editor'), asked)).rejects.toMatchObject({ status: 403 })
})

test('a number that falls below half of its own rate is flagged, also on the dashboard', async () => {
  const now = new Date()
  const many = async (count: number, reached: number, days: number, from: string) => {
    for (let at = 0; at < count; at++)
      await call({ at: subDays(now, days), outcome: at < reached ? 'reached' : 'voicemail', from })
  }
  await many(24, 12, 15, ANN)
  await many(12, 1, 2, ANN)
  await many(24, 12, 15, OURS)
  await many(12, 5, 2, OURS)
  expect(await flaggedNumbers(now)).toEqual([
    { number: ANN, recent: { calls: 12, reached: 1 }, month: { calls: 24, reached: 12 } },
  ])
  expect((await systemState(admin, 'America/Denver', now)).spamNumbers).toEqual([ANN])
})
