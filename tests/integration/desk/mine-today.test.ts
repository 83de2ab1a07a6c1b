import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { mineToday } from '@/lib/desk/dashboard/mine-today'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, users cascade`
})

const lead = (name: string, changes: Record<string, unknown>) =>
  db.tourRequest.create({ data: { name, phone: '3035550142', transactionId: randomUUID(), ...changes } })

test('C12: a counselor has her tasks and tours of today in order, and what is left of earlier days', async () => {
  const { id: ownerId } = await givenAccount({ role: 'counselor' })
  const now = new Date('2026-11-23T17:00:00Z')
  const called = { ownerId, firstAttemptAt: subDays(now, 3), status: 'contacted', nextStep: 'call' }
  await lead('Evening', { ...called, nextStepAt: new Date('2026-11-24T02:00:00Z') })
  await lead('Tomorrow', { ...called, nextStepAt: new Date('2026-11-24T17:00:00Z') })
  await lead('Yesterday', { ...called, nextStepAt: subDays(now, 1) })
  await lead('Decided', { ...called, status: 'converted', nextStepAt: now })
  await lead('Not mine', { ...called, ownerId: null, nextStepAt: now })
  const tour = { status: 'scheduled', scheduledDate: new Date('2026-11-23T21:00:00Z') }
  await lead('Tour', { ...called, ...tour, nextStep: 'tour', nextStepAt: tour.scheduledDate })
  await lead('Both', { ...called, ...tour, nextStepAt: new Date('2026-11-23T18:00:00Z') })
  const counselor = { ...somebody('counselor'), id: ownerId }
  const items = (await mineToday(counselor, 'America/Denver', now)).map(({ name, step, isLate }) => [
    name,
    step,
    isLate,
  ])
  expect(items).toEqual([
    ['Yesterday', 'call', true],
    ['Both', 'call', false],
    ['Both', 'tour', false],
    ['Tour', 'tour', false],
    ['Evening', 'call', false],
  ])
  await expect(mineToday(somebody('editor'), 'America/Denver', now)).rejects.toMatchObject({ status: 403 })
})
