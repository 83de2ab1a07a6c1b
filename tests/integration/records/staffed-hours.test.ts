import { beforeEach, expect, test } from 'vitest'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { db } from '@/lib/platform/database/db'
import type { Schedule } from '@/lib/records/hours/schedule'
import { hoursChange, readSchedule, saveSchedule } from '@/lib/records/hours/stored-schedule'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const closedWeek = (): Schedule['week'] => [[], [], [], [], [], [], []]
const always: Schedule['week'] = closedWeek().map(() => [{ opens: '12:00 AM', closes: '12:00 AM' }])

beforeEach(async () => {
  await db.$executeRaw`truncate staffed_hours, communities, site_settings cascade`
})

async function save(communityId: string | null, part: Partial<Schedule>, actor = admin) {
  const { seen } = await readSchedule(admin, communityId)
  const schedule = { own: true, week: closedWeek(), days: [], ...part }
  return saveSchedule(actor, hoursChange.parse({ communityId, seen, schedule }))
}

async function promised(communityId: string | null) {
  const sent = {
    communityId,
    floorPlanId: null,
    landingPageTemplateId: null,
    topic: null,
    landingPageUrl: null,
  }
  return promiseAt(await resolveReferences(sent), new Date()).promise
}

test('saved hours decide the next promise: the community’s own hours, else the company’s', async () => {
  const { id } = await givenCommunity('juniper-house')
  await save(null, { week: always })
  expect(await promised(id)).toBe(STAFFED_PROMISE)
  await save(id, { week: closedWeek() })
  expect(await promised(id)).not.toBe(STAFFED_PROMISE)
  expect(await promised(null)).toBe(STAFFED_PROMISE)

  await save(id, { own: false })
  expect(await promised(id)).toBe(STAFFED_PROMISE)
  const { schedule } = await readSchedule(admin, id)
  expect(schedule.own).toBe(false)
  expect(await db.staffedHours.count({ where: { communityId: id } })).toBe(0)
})

test('a closed date wins, and past days are kept', async () => {
  await db.staffedHours.create({ data: { date: new Date('2020-11-26'), closed: true, note: 'Long ago' } })
  const { today } = await readSchedule(admin, null)
  await save(null, { week: always, days: [{ from: today, to: '', closed: true, hours: [], note: 'Snow' }] })
  expect(await promised(null)).not.toBe(STAFFED_PROMISE)
  expect((await readSchedule(admin, null)).schedule.days).toMatchObject([{ from: today, note: 'Snow' }])
  expect(await db.staffedHours.count({ where: { note: 'Long ago' } })).toBe(1)

  const over = { from: '2020-01-01', to: '', closed: true, hours: [], note: '' }
  await expect(save(null, { days: [over] })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { 'schedule.days.0.from': 'This day is in the past' },
  })
})

test('only an administrator changes them, from the version they saw, and the audit log has the change', async () => {
  const { id } = await givenCommunity('juniper-house')
  const boss = somebody('admin')
  for (const role of ['editor', 'counselor', 'viewer'] as const) {
    await expect(save(null, {}, somebody(role))).rejects.toMatchObject({ status: 403 })
    expect((await readSchedule(somebody(role), id)).schedule.own).toBe(false)
  }
  await expect(readSchedule(somebody('viewer', ['another']), id)).rejects.toMatchObject({ status: 403 })
  await save(null, { week: always }, boss)
  const stale = hoursChange.parse({
    communityId: null,
    seen: '',
    schedule: { own: true, week: always, days: [] },
  })
  await expect(saveSchedule(admin, stale)).rejects.toMatchObject({ status: 409 })
  expect(await db.auditEntry.findMany({ where: { entity: 'staffedHours', actorId: boss.id } })).toMatchObject(
    [{ action: 'update', actorName: 'a admin', after: { week: { 0: [{ opens: '12:00 AM' }] } } }],
  )
})
