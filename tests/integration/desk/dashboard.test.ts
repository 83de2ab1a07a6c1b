import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readDashboard } from '@/lib/desk/tour-requests/dashboard'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const DENVER = 'America/Denver'
/** The day after the end of daylight saving time; that Sunday had 25 hours. */
const NOW = new Date('2026-11-02T18:00:00Z')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities cascade`
})

async function lead(createdAt: string, changes: Record<string, unknown> = {}) {
  const transactionId = randomUUID()
  await db.tourRequest.create({
    data: { name: 'Ann Novak', phone: '3035550142', transactionId, createdAt, ...changes },
  })
}

test('the week is counted by days of the time zone, also across a clock change', async () => {
  for (const moment of [
    '2026-10-27T05:59:59Z', // the day before the week
    '2026-10-27T06:00:00Z', // its first moment
    '2026-11-01T05:59:59Z', // Saturday
    '2026-11-01T06:00:00Z', // Sunday
    '2026-11-02T06:59:59Z', // Sunday, in the hour it had twice
    '2026-11-02T07:00:00Z', // Monday
  ])
    await lead(moment)
  await lead('2026-11-02T17:00:00Z', { status: 'contacted', firstAttemptAt: NOW })
  await lead('2026-11-02T17:00:00Z', { quarantinedAt: NOW })
  const { days, todayCount, quarantined, waitingCount } = await readDashboard(somebody('admin'), DENVER, NOW)
  expect(days.map(({ received }) => received)).toEqual([1, 0, 0, 0, 1, 2, 2])
  expect(days.map(({ called }) => called)).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(days[0]?.label).toBe('Tue, Oct 27')
  expect(days[6]?.label).toBe('Mon, Nov 2')
  expect({ todayCount, quarantined, waitingCount }).toEqual({
    todayCount: 2,
    quarantined: 1,
    waitingCount: 6,
  })
})

test('a family that waits with several requests is listed once, by the one that is due first', async () => {
  const { id: householdId } = await db.household.create({ data: { name: 'Moore' } })
  const due = (minute: number) => ({ callDueAt: new Date(`2026-11-02T17:${minute}:00Z`) })
  await lead('2026-11-02T17:00:00Z', { householdId, name: 'Second', ...due(30) })
  await lead('2026-11-02T17:00:00Z', { householdId, name: 'First', ...due(10) })
  await lead('2026-11-02T17:00:00Z', { name: 'Alone', ...due(20) })
  const { waiting, waitingCount } = await readDashboard(somebody('admin'), DENVER, NOW)
  expect(waiting.map(({ name }) => name)).toEqual(['First', 'Alone'])
  expect(waitingCount).toBe(2)
})

test('a counselor of one community sees its leads and those without a community', async () => {
  const [own, other] = [await givenCommunity('juniper'), await givenCommunity('alder')]
  const late = { callDueAt: new Date('2026-11-02T17:00:00Z') }
  for (const communityId of [own.id, other.id, null]) {
    await lead('2026-11-02T17:00:00Z', { communityId, ...late })
    await lead('2026-11-02T17:00:00Z', { communityId, quarantinedAt: NOW })
  }
  const counts = async (communityIds: string[]) => {
    const board = await readDashboard(somebody('counselor', communityIds), DENVER, NOW)
    const { todayCount, waitingCount, lateCount, quarantined, waiting } = board
    return [todayCount, waitingCount, lateCount, quarantined, waiting.length]
  }
  expect(await counts([own.id])).toEqual([2, 2, 2, 2, 2])
  expect(await counts([])).toEqual([3, 3, 3, 3, 3])
})
