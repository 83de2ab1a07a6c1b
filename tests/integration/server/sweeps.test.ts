import { addMinutes } from 'date-fns'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { recurringTasksPart } from '@/lib/server/health/parts/recurring-tasks'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import * as sweeps from '@/lib/server/worker/sweeps'
import { until } from '@/tests/support/until'

const EVERY = 60_000
let runs: Date[] = []
let work: () => Promise<void>

const run = async (now: Date) => {
  runs.push(now)
  await work()
}
const minutely = defineSweep({ name: 'minutely', every: EVERY, run })
const lease = async () => (await db.sweep.findUniqueOrThrow({ where: { id: 'minutely' } })).leaseExpiresAt

beforeEach(async () => {
  await db.$executeRaw`truncate sweeps`
  runs = []
  work = async () => {}
})
afterEach(() => void vi.useRealTimers())

/** Work that lasts until the returned function is called. */
function givenLongWork(): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  work = () => ended
  return () => end()
}

test('each sweep has a row of its own', () => {
  const names = Object.values(sweeps).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(new Set(names).size).toBe(names.length)
})

test('of several workers one runs a sweep, and the next run is an interval later', async () => {
  const now = new Date()
  const outcomes = await Promise.all([1, 2, 3].map(() => runIfDue(minutely, now)))
  expect(outcomes.filter((isOurs) => isOurs)).toHaveLength(1)
  expect(await runIfDue(minutely, new Date(now.getTime() + EVERY / 2))).toBe(false)
  expect(await runIfDue(minutely, new Date(now.getTime() + EVERY))).toBe(true)
  expect(runs).toHaveLength(2)
})

test('a run that takes longer than its interval is not joined by another, because its lease is renewed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = givenLongWork()
  const now = new Date()
  const first = runIfDue(minutely, now)
  await until('it runs', async () => runs.length === 1)
  const later = addMinutes(now, 5)
  expect(await runIfDue(minutely, later)).toBe(false)
  await db.$executeRaw`update sweeps set lease_expires_at = now()`
  vi.advanceTimersByTime(5_000)
  await until('the lease is renewed', async () => ((await lease()) ?? now) > new Date())
  expect(await runIfDue(minutely, later)).toBe(false)
  end()
  expect(await first).toBe(true)
  expect(await lease()).toBeNull()
  expect(await runIfDue(minutely, later)).toBe(true)
})

test('after an error or a crash it runs again when the lease has expired, however long its interval is', async () => {
  const now = new Date()
  work = async () => {
    throw new Error('the database is away')
  }
  await expect(runIfDue(minutely, now)).rejects.toThrow('away')
  expect(await db.sweep.findUnique({ where: { id: 'minutely' } })).toMatchObject({
    failures: 1,
    lastError: 'Error: the database is away',
  })
  work = async () => {}
  expect(await runIfDue(minutely, now)).toBe(false)
  await db.$executeRaw`update sweeps set lease_expires_at = now() - interval '1 second'`
  expect(await runIfDue(minutely, now)).toBe(true)
  expect(await lease()).toBeNull()
  expect(await db.sweep.findUnique({ where: { id: 'minutely' } })).toMatchObject({
    failures: 0,
    lastError: null,
  })
})

test('T101: a task that fails three times in a row is red, with its error', async () => {
  work = async () => {
    throw new TypeError('a field is missing')
  }
  for (const again of [1, 2, 3]) {
    expect(await recurringTasksPart.check(), String(again)).toMatchObject({ state: 'good' })
    await expect(runIfDue(minutely, new Date())).rejects.toThrow('missing')
    await db.$executeRaw`update sweeps set lease_expires_at = now() - interval '1 second'`
  }
  expect(await recurringTasksPart.check()).toMatchObject({
    state: 'bad',
    words: 'minutely has failed 3 times in a row: TypeError: a field is missing',
  })
})

test('a run that lost its lease does not end that of its successor', async () => {
  const end = givenLongWork()
  const now = new Date()
  const lost = runIfDue(minutely, now)
  await until('it runs', async () => runs.length === 1)
  await db.$executeRaw`update sweeps set started_at = now() + interval '1 minute', lease_expires_at = now() + interval '1 hour'`
  end()
  await lost
  expect(await lease()).not.toBeNull()
})

test('at an hour of the company’s zone it runs once a day or week, and late after downtime', async () => {
  const weekly = defineSweep({ name: 'weekly', at: { weekday: 1, hour: 7 }, run })
  const nightly = defineSweep({ name: 'nightly', at: { hour: 4 }, run })
  const ran = async (sweep: typeof weekly, ...moments: string[]) => {
    const outcomes: boolean[] = []
    for (const moment of moments) outcomes.push(await runIfDue(sweep, new Date(moment)))
    return outcomes
  }
  // Denver is seven hours behind in winter. November 23 is a Monday.
  const monday = [
    '2026-11-23T13:59:00Z',
    '2026-11-23T14:00:00Z',
    '2026-11-24T03:00:00Z',
    '2026-11-30T06:00:00Z',
  ]
  expect(await ran(weekly, ...monday)).toEqual([false, true, false, false])
  const thursday = [
    '2026-12-03T12:00:00Z',
    '2026-12-03T12:05:00Z',
    '2026-12-07T13:00:00Z',
    '2026-12-07T14:00:00Z',
  ]
  expect(await ran(weekly, ...thursday)).toEqual([true, false, false, true])
  const nights = [
    '2026-11-23T10:59:00Z',
    '2026-11-23T11:00:00Z',
    '2026-11-24T10:59:00Z',
    '2026-11-24T23:00:00Z',
  ]
  expect(await ran(nightly, ...nights)).toEqual([false, true, false, true])
})

test('one that is off is not due, and runs as soon as it is on', async () => {
  let isOn = false
  const optional = defineSweep({ name: 'optional', every: 24 * 60 * EVERY, isOn: () => isOn, run })
  expect(await runIfDue(optional)).toBe(false)
  isOn = true
  expect(await runIfDue(optional)).toBe(true)
})
