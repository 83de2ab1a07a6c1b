import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { routeUnowned } from '@/lib/desk/alerts/pass-on'
import { leadRouting } from '@/lib/desk/routing/lead-routing'
import { assignLead } from '@/lib/desk/tour-requests/assign-many'
import { claimLead, skipLead } from '@/lib/desk/tour-requests/claim'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { db } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items, site_settings, staffed_hours cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  // Staffed hours that always cover the present.
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  })
})

type More = Partial<Prisma.UserUncheckedCreateInput> & { communityIds?: string[] }

async function person(username: string, { communityIds = [], ...more }: More = {}): Promise<Actor> {
  const communities = { create: communityIds.map((communityId) => ({ communityId })) }
  const mail = `${username}@example.com`
  const data = { username, password: '-', role: 'counselor', email: mail, ...more, communities }
  const { id } = await db.user.create({ data })
  return { ...somebody('counselor', communityIds), id, username }
}

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const deviceOf = (name: string) => {
  const endpoint = `https://push.example.net/${name}`
  return { name: 'Phone', endpoint, p256dh: '-', auth: '-', serverKey: pushServerKey() }
}
const pushesOf = async (tourRequestId: string) => {
  const rows = await db.outboxItem.findMany({
    where: { tourRequestId, kind: 'lead-push' },
    orderBy: { target: 'asc' },
  })
  return rows.map(({ target, payload }) => {
    const { deviceId, ...about } = payload as { deviceId: string }
    return [target, about]
  })
}

const routeDue = async () => runClaimed(leadRouting, await claimDue(leadRouting))
const ownerOf = async (id: string) =>
  (await db.tourRequest.findUniqueOrThrow({ where: { id }, include: { owner: true } })).owner?.username ??
  null
const reasons = async (tourRequestId: string) =>
  (
    await db.leadEvent.findMany({
      where: { tourRequestId, type: { in: ['routed', 'nobody-on-shift'] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
  ).map(({ type, data }) => ({ type, ...(data as object) }))
const offAlways = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday }))

test('C6: simultaneous requests rotate among owners, across workers, each with its reason', async () => {
  const { id: communityId } = await givenCommunity('aspen', { name: 'Aspen House' })
  for (const name of ['ann', 'bob', 'kim']) await person(name, { communityIds: [communityId] })
  await person('other', { communityIds: [(await givenCommunity('birch')).id] })
  await person('reader', { role: 'viewer' })
  await person('gone', { disabledAt: new Date() })
  await person('off', { shifts: { create: offAlways } })
  const leads = await Promise.all([1, 2, 3, 4, 5, 6].map(() => givenLead({ communityId })))
  const [first, second] = [await claimDue(leadRouting), await claimDue(leadRouting)]
  expect([first.length, second.length]).toEqual([6, 0])
  await Promise.all([runClaimed(leadRouting, first.slice(0, 3)), runClaimed(leadRouting, first.slice(3))])
  const owners = await Promise.all(leads.map(ownerOf))
  expect(owners.toSorted()).toEqual(['ann', 'ann', 'bob', 'bob', 'kim', 'kim'])
  expect(await reasons(leads[0] ?? '')).toMatchObject([
    { type: 'routed', owner: owners[0], why: 'turn', community: 'Aspen House' },
  ])
})

test('C6: a row processed twice, or again after a crash, routes and notifies once', async () => {
  await person('ann')
  await person('bob')
  const id = await givenLead()
  const items = await claimDue(leadRouting)
  const [item] = items
  if (!item) throw new Error('no row was written with the lead')
  await runHandler(leadRouting, item, new AbortController().signal)
  await runClaimed(leadRouting, items)
  expect(await ownerOf(id)).toBe('ann')
  expect(await reasons(id)).toHaveLength(1)
  const told = { tourRequestId: id, kind: 'lead-alert', target: { not: 'desk@example.com' } }
  expect(await db.outboxItem.findMany({ where: told })).toMatchObject([
    { target: 'ann@example.com', payload: { again: item.id } },
  ])
  expect(await db.outboxItem.count({ where: { kind: 'lead-routing', state: 'due' } })).toBe(1)
})

test('C7: an owner who is also told as a recipient, or by their own rules, gets one mail about the request', async () => {
  await db.emailRecipient.create({ data: { email: 'ann@example.com' } })
  await person('ann', { alertRules: { create: { byMail: true } } })
  for (const order of [
    [leadRouting, alertWatch],
    [alertWatch, leadRouting],
  ]) {
    await db.outboxItem.deleteMany()
    const id = await givenLead()
    for (const handler of order) await runClaimed(handler, await claimDue(handler))
    const mails = { tourRequestId: id, kind: 'lead-alert', target: 'ann@example.com' }
    const [entry] = await db.leadEvent.findMany({ where: { tourRequestId: id, type: 'routed' } })
    expect(await db.outboxItem.findMany({ where: mails })).toMatchObject([{ payload: { again: entry?.id } }])
  }
})

test('C7: “Yours to call” is not mailed in the owner’s quiet hours', async () => {
  await person('ann', { alertRules: { create: { quietFrom: '00:00', quietUntil: '24:00' } } })
  const id = await givenLead()
  await routeDue()
  expect(await ownerOf(id)).toBe('ann')
  expect(await db.outboxItem.count({ where: { kind: 'lead-alert', target: 'ann@example.com' } })).toBe(0)
})

test('C6: an owner who does not respond in time loses the request to the next, until nobody is left', async () => {
  for (const name of ['ann', 'bob']) {
    await person(name, { alertRules: { create: {} }, pushDevices: { create: deviceOf(name) } })
  }
  const id = await givenLead()
  await routeDue()
  const { callDueAt } = await db.tourRequest.findUniqueOrThrow({ where: { id } })
  const next = await db.outboxItem.findFirstOrThrow({ where: { kind: 'lead-routing', state: 'due' } })
  expect(Math.round(((callDueAt?.getTime() ?? 0) - next.dueAt.getTime()) / 60_000)).toBe(7)

  await runDue(leadRouting)
  expect(await ownerOf(id)).toBe('bob')
  const passed = await db.leadEvent.findFirstOrThrow({
    where: { tourRequestId: id, data: { path: ['passed'], equals: 'not-taken' } },
  })
  expect(await pushesOf(id)).toEqual([
    ['ann, Phone', {}],
    ['bob, Phone', { entryId: passed.id }],
  ])
  expect(await reasons(id)).toMatchObject([
    { owner: 'ann' },
    { owner: 'bob', passed: 'not-taken', passedFrom: 'ann' },
  ])
  // The first owner's unsent alerts are no longer true.
  const late = (await claimDue(leadAlert)).find(({ target }) => target === 'ann@example.com')
  if (!late) throw new Error('the alert of the first owner is not there')
  expect(await runHandler(leadAlert, late, new AbortController().signal)).toEqual({ outcome: 'done' })
  await runDue(leadRouting)
  expect(await ownerOf(id)).toBe('bob')
  expect(await db.outboxItem.count({ where: { kind: 'lead-routing', state: 'due' } })).toBe(0)
})

test('C6: a call, an attempt or a manual assignment keeps the owner; a skip does not', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')]
  const claimed = await givenLead()
  await routeDue()
  await claimLead(ann, claimed)
  await runDue(leadRouting)
  expect(await ownerOf(claimed)).toBe('ann')

  const tried = await givenLead()
  await routeDue()
  expect(await ownerOf(tried)).toBe('bob')
  await logAttempt(ann, tried, { attemptId: randomUUID(), outcome: 'no-answer' })
  expect(
    await db.outboxItem.count({ where: { tourRequestId: tried, kind: 'lead-routing', state: 'due' } }),
  ).toBe(0)
  expect(await ownerOf(tried)).toBe('bob')

  const given = await givenLead()
  await routeDue()
  await assignLead(admin, given, bob.id)
  await runDue(leadRouting)
  expect(await ownerOf(given)).toBe('bob')

  const left = await givenLead()
  await routeDue()
  expect(await ownerOf(left)).toBe('bob')
  await skipLead(bob, left, 'busy')
  await routeDue()
  expect(await ownerOf(left)).toBe('ann')
  expect((await reasons(left)).at(-1)).toMatchObject({ passed: 'skipped', passedFrom: 'bob' })
})

test('C6: the cover gets the requests of whoever is away, and the history says so', async () => {
  const zoe = await person('zoe', { lastRoutedAt: new Date() })
  const days = {
    firstDay: new Date(Date.now() - 2 * 86_400_000),
    lastDay: new Date(Date.now() + 2 * 86_400_000),
  }
  await person('joe', { vacations: { create: { ...days, coverId: zoe.id } } })
  const id = await givenLead()
  await routeDue()
  expect(await ownerOf(id)).toBe('zoe')
  expect(await reasons(id)).toMatchObject([
    { owner: 'zoe', coversFor: 'joe', until: days.lastDay.toISOString().slice(0, 10) },
  ])
})

test('C6: the family’s owner gets its next request too, regardless of turns', async () => {
  await person('ann')
  await person('bob')
  const phone = '(303) 555-0142'
  const [first, second] = [await givenLead({ phone }), await givenLead({ phone })]
  await routeDue()
  expect([await ownerOf(first), await ownerOf(second)]).toEqual(['ann', 'ann'])
  const third = await givenLead({ phone })
  await routeDue()
  expect(await reasons(third)).toMatchObject([{ owner: 'ann', why: 'family' }])
})

test('C6: two rows of one request at the same moment route it once', async () => {
  for (const name of ['ann', 'bob']) await person(name)
  const id = await givenLead()
  await db.$transaction((tx) => routeUnowned(tx, 'somebody’s hours have changed'))
  const items = await claimDue(leadRouting)
  expect(items.map(({ tourRequestId }) => tourRequestId)).toEqual([id, id])
  await runClaimed(leadRouting, items)
  expect(await ownerOf(id)).toBe('ann')
  expect(await reasons(id)).toHaveLength(1)
})

test('B5: a quarantined lead has no owner until it is released', async () => {
  await person('ann')
  const id = await givenLead({ honeypot: 'x' })
  await routeDue()
  expect(await ownerOf(id)).toBeNull()
  await releaseLead(admin, id)
  await routeDue()
  expect(await ownerOf(id)).toBe('ann')
})

test('C6: with nobody on shift the lead says so, waits for the next shift, and is still stored', async () => {
  const hour = 3_600_000
  const weekday = addDays(new TZDate(Date.now(), 'America/Denver'), 1).getDay()
  await person('ann', { shifts: { create: { weekday, opensAt: '00:00', closesAt: '24:00' } } })
  const id = await givenLead()
  await routeDue()
  expect(await ownerOf(id)).toBeNull()
  expect(await reasons(id)).toMatchObject([{ type: 'nobody-on-shift', next: expect.any(String) }])
  const [row] = (await listLeads(admin, parseLeadQuery(new URLSearchParams({ list: 'queue' })))).leads
  expect(row).toMatchObject({ id, owner: null, nobodyOnShift: true })
  const next = await db.outboxItem.findFirstOrThrow({ where: { kind: 'lead-routing', state: 'due' } })
  expect(next.dueAt.getTime() - Date.now()).toBeGreaterThan(0)
  expect(next.dueAt.getTime() - Date.now()).toBeLessThan(25 * hour)
})

test('C6: who is limited to communities sees a request of none once it is theirs, and nobody else of theirs does', async () => {
  const { id: communityId } = await givenCommunity('aspen')
  await db.siteSettings.create({ data: { companyName: 'Evergrove', unassignedLeadsShown: false } })
  const ann = await person('ann', { communityIds: [communityId] })
  const bob = await person('bob', { communityIds: [communityId], shifts: { create: offAlways } })
  const id = await givenLead()
  await expect(readLead(ann, id)).rejects.toMatchObject({ status: 403 })
  await routeDue()
  expect(await ownerOf(id)).toBe('ann')
  expect((await readLead(ann, id)).id).toBe(id)
  const query = parseLeadQuery(new URLSearchParams({ list: 'queue' }))
  expect((await listLeads(ann, query)).leads.map((lead) => lead.id)).toEqual([id])
  await expect(readLead(bob, id)).rejects.toMatchObject({ status: 403 })
  await expect(claimLead(bob, id)).rejects.toMatchObject({ status: 403 })
  expect((await listLeads(bob, query)).leads).toEqual([])
})
