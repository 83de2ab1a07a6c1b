import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import type { ShiftPlan } from '@/lib/desk/routing/shift-plan'
import { readShiftPlan, saveShiftPlan, whoIsOnShift } from '@/lib/desk/routing/stored-shift-plan'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate users, communities, site_settings, staffed_hours, tour_requests, outbox_items cascade`
})

async function person(
  username: string,
  role: 'admin' | 'counselor' | 'editor' = 'counselor',
): Promise<Actor> {
  const { id } = await db.user.create({ data: { username, role, password: '-' } })
  return { ...somebody(role), id, username }
}

const NONE: ShiftPlan = { own: false, week: [[], [], [], [], [], [], []], vacations: [] }
const MONDAYS: ShiftPlan = {
  ...NONE,
  own: true,
  week: [[], [{ opens: '9 am', closes: '1:00 PM' }], [], [], [], [], []],
}

async function save(actor: Actor, userId: string | null, plan: ShiftPlan) {
  const { seen } = await readShiftPlan(actor, userId ?? '')
  return saveShiftPlan(actor, userId ?? '', { seen, plan })
}

test('C6: people enter their own hours, administrators anybody’s; requests without an owner are routed again', async () => {
  const [ann, boss] = [await person('ann'), await person('boss', 'admin')]
  const { id } = await db.tourRequest.create({
    data: { name: 'Waits', phone: '1', transactionId: 'waits', callDueAt: new Date() },
  })
  expect((await readShiftPlan(ann, ann.id ?? '')).plan).toMatchObject({ own: false, vacations: [] })
  await save(ann, ann.id, MONDAYS)
  const hours = [[], [{ opens: '9:00 AM', closes: '1:00 PM' }], [], [], [], [], []]
  expect((await readShiftPlan(boss, ann.id ?? '')).plan).toMatchObject({ own: true, week: hours })
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: 'lead-routing' } })).toBe(1)

  await save(boss, ann.id, { ...NONE, vacations: [{ from: '2099-12-01', to: '', coverId: boss.id ?? '' }] })
  expect((await readShiftPlan(ann, ann.id ?? '')).plan).toMatchObject({
    own: false,
    vacations: [{ from: '2099-12-01', to: '2099-12-01', coverId: boss.id }],
  })
  expect(await db.auditEntry.count({ where: { action: 'change-shifts', entityId: ann.id } })).toBe(2)
})

test('C6: not for other people, not for people who work on no requests, and not over a concurrent change', async () => {
  const [ann, bob, boss] = [await person('ann'), await person('bob'), await person('boss', 'admin')]
  const editor = await person('ed', 'editor')
  await expect(readShiftPlan(bob, ann.id ?? '')).rejects.toMatchObject({ status: 403 })
  await expect(saveShiftPlan(bob, ann.id ?? '', null)).rejects.toMatchObject({ status: 403 })
  await expect(readShiftPlan(editor, editor.id ?? '')).rejects.toMatchObject({ status: 403 })
  await expect(readShiftPlan(boss, editor.id ?? '')).rejects.toMatchObject({ status: 409 })
  const { seen } = await readShiftPlan(boss, ann.id ?? '')
  await save(ann, ann.id, MONDAYS)
  await expect(saveShiftPlan(boss, ann.id ?? '', { seen, plan: NONE })).rejects.toMatchObject({ status: 409 })
})

test.each([
  ['plan.vacations.0.from', { from: '2020-01-01', to: '2020-01-05', coverId: '' }],
  [
    'plan.vacations.0.coverId',
    { from: '2099-01-01', to: '', coverId: '018f0000-0000-7000-8000-000000000000' },
  ],
])('C6: refused at its field: %s', async (field, vacation) => {
  const ann = await person('ann')
  await expect(save(ann, ann.id, { ...NONE, vacations: [vacation] })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { [field]: expect.any(String) },
  })
})

test('C6: who is on shift, who is away, and where nobody is', async () => {
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  const birch = await givenCommunity('birch', { name: 'Birch House' })
  await db.community.updateMany({ data: { active: true } })
  const noon = new Date('2026-12-01T12:00:00-07:00')
  const limited = { create: { communityId: id } }
  const day = new Date('2026-12-01')
  const bob = await person('bob')
  await db.user.update({ where: { id: bob.id ?? '' }, data: { communities: limited } })
  const ann = await person('ann')
  await db.vacation.create({ data: { userId: ann.id ?? '', firstDay: day, lastDay: day, coverId: bob.id } })
  expect(await whoIsOnShift(somebody('admin'), noon)).toEqual({
    isAnswered: true,
    there: [{ id: bob.id, name: 'bob', isReserve: false }],
    away: [{ id: ann.id, name: 'ann', until: '2026-12-01', cover: 'bob' }],
    withoutAnybody: [birch.name],
  })
  const night = new Date('2026-12-01T23:00:00-07:00')
  expect(await whoIsOnShift(somebody('admin'), night)).toMatchObject({ isAnswered: false, there: [] })
  await expect(whoIsOnShift(bob, noon)).rejects.toMatchObject({ status: 403 })
})
