import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { db, pool } from '@/lib/platform/database/db'
import { claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { settle } from '@/lib/platform/outbox/settle'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const KIND = 'lead-escalation'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

const person = (username: string, role: string, communityIds: string[] = []) =>
  db.user.create({
    data: {
      username,
      role,
      password: '-',
      email: `${username}@example.com`,
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
    },
  })

async function givenLead(changes: Record<string, unknown> = {}) {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

const steps = (tourRequestId: string) =>
  db.outboxItem.findMany({ where: { tourRequestId, kind: KIND }, orderBy: { dueAt: 'asc' } })

/** Makes a step due and runs a worker. */
async function atMinute(leadId: string, minute: number) {
  await db.outboxItem.updateMany({
    where: { dedupKey: `${KIND}:${leadId}:${minute}`, state: 'due' },
    data: { dueAt: new Date(0) },
  })
  return claim(pool(), { owner: 'us', capacity: new Map([[KIND, 5]]), running: [] })
}

async function finish(items: Awaited<ReturnType<typeof atMinute>>) {
  const ended = await Promise.all(
    items.map(async (item) => ({
      item,
      result: await runHandler(leadEscalation, item, new AbortController().signal),
    })),
  )
  await settle('us', ended, new Map([[KIND, leadEscalation]]))
}

const ring = async (leadId: string, minute: number) => finish(await atMinute(leadId, minute))

const told = async (leadId: string, minute: number) =>
  (
    await db.outboxItem.findMany({
      where: { tourRequestId: leadId, kind: LEAD_ALERT, payload: { path: ['minute'], equals: minute } },
    })
  )
    .map(({ target }) => target)
    .toSorted()

test('C2: three steps are written with the lead, timed by when its call is due', async () => {
  const lead = await givenLead()
  const due = lead.callDueAt?.getTime() ?? 0
  const rows = await steps(lead.id)
  expect(rows.map(({ dueAt }) => (due - dueAt.getTime()) / 60_000)).toEqual([5, 2, 0])
  expect(rows.map(({ payload }) => payload)).toEqual([
    { minute: 5, minutesLeft: 5, to: 'owner' },
    { minute: 8, minutesLeft: 2, to: 'team' },
    { minute: 10, minutesLeft: 0, to: 'everybody' },
  ])
})

test('C2: first the owner, then the community’s team, then administrators and all recipients', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  const ann = await person('ann', 'counselor', [own.id])
  await person('bob', 'counselor', [own.id])
  await person('kim', 'counselor', [other.id])
  await person('maria', 'admin')
  await person('ed', 'editor')
  await db.user.update({
    where: { id: (await person('gone', 'counselor')).id },
    data: { disabledAt: new Date() },
  })
  const { id } = await givenLead({ communityId: own.id })
  await db.tourRequest.update({ where: { id }, data: { ownerId: ann.id } })

  for (const minute of [5, 8, 10]) await ring(id, minute)
  expect(await told(id, 5)).toEqual(['ann@example.com'])
  expect(await told(id, 8)).toEqual(['ann@example.com', 'bob@example.com'])
  expect(await told(id, 10)).toEqual([
    'ann@example.com',
    'bob@example.com',
    'desk@example.com',
    'maria@example.com',
  ])
  const events = await db.leadEvent.findMany({
    where: { tourRequestId: id, type: 'escalated' },
    orderBy: { id: 'asc' },
  })
  expect(events.map(({ data }) => data)).toMatchObject([
    { minute: 5, to: 'owner' },
    { minute: 8, to: 'team' },
    { minute: 10, to: 'everybody' },
  ])
})

test('C2: a step without an audience goes to the next step’s audience; never to nobody', async () => {
  const { id } = await givenLead()
  await ring(id, 5)
  expect(await told(id, 5)).toEqual(['desk@example.com'])
})

test('C2: a step claimed by two workers, or again after a crash, alerts once', async () => {
  const { id } = await givenLead()
  const items = await atMinute(id, 5)
  expect(items).toHaveLength(1)
  await Promise.all([finish(items), finish(items)])
  await finish(items)
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'escalated' } })).toBe(1)
  expect(await told(id, 5)).toEqual(['desk@example.com'])
})

test('C2: whoever was quicker than the step is believed, also while it is in hand', async () => {
  const { id } = await givenLead()
  const items = await atMinute(id, 8)
  const admin = await person('maria', 'admin')
  const actor = { ...somebody('admin'), id: admin.id }
  await logAttempt(actor, id, { attemptId: randomUUID(), outcome: 'no-answer' })
  await finish(items)
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'escalated' } })).toBe(0)
  expect(await told(id, 8)).toEqual([])
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: KIND, state: 'due' } })).toBe(0)
})

test('C2: a mail that was still queued when somebody called is not sent', async () => {
  const { id } = await givenLead()
  await ring(id, 10)
  const admin = await person('maria', 'admin')
  await logAttempt({ ...somebody('admin'), id: admin.id }, id, {
    attemptId: randomUUID(),
    outcome: 'reached',
  })
  const items = await claim(pool(), { owner: 'us', capacity: new Map([[LEAD_ALERT, 5]]), running: [] })
  const item = items.find(({ payload }) => (payload as { minute?: number }).minute === 10)
  if (!item) throw new Error('the alert of the tenth minute is not there')
  expect(await runHandler(leadAlert, item, new AbortController().signal)).toEqual({ outcome: 'done' })
})

test('B5: a quarantined lead is not escalated; released late, it is escalated once', async () => {
  const { id } = await givenLead({ honeypot: 'x' })
  expect(await steps(id)).toEqual([])
  await db.tourRequest.update({ where: { id }, data: { callDueAt: new Date(Date.now() - 3_600_000) } })
  await releaseLead(somebody('admin'), id)
  expect((await steps(id)).map(({ payload }) => payload)).toMatchObject([{ minute: 10 }])
})

test.each([
  [{ minute: 5 }, 'owner', 5],
  [{ minute: 7 }, 'owner', 3],
  [{ minute: 8 }, 'team', 2],
  [{ minute: 10 }, 'everybody', 0],
  [{ minute: 4 }, 'owner', 6],
  [{ minute: 12, minutesLeft: 3, to: 'team' }, 'team', 3],
])(
  'C2: a row of another version does what it says, else what the step before it does: %j',
  async (payload, to, minutesLeft) => {
    const own = await givenCommunity('aspen')
    const ann = await person('ann', 'counselor', [own.id])
    const { id } = await givenLead({ communityId: own.id })
    await db.tourRequest.update({ where: { id }, data: { ownerId: ann.id } })
    const row = { where: { dedupKey: `${KIND}:${id}:5` }, data: { payload } }
    await db.outboxItem.update(row)
    await ring(id, 5)
    const event = await db.leadEvent.findFirstOrThrow({ where: { tourRequestId: id, type: 'escalated' } })
    expect(event.data).toMatchObject({ minute: payload.minute, to, minutesLeft })
    expect(await told(id, payload.minute)).toContain('ann@example.com')
  },
)

test('steps that fall due together are one batch: each lead is escalated once, those called meanwhile are not', async () => {
  const sam = await person('sam', 'counselor')
  const leads = [await givenLead(), await givenLead(), await givenLead()]
  const [first, second, called] = leads.map(({ id }) => id)
  for (const id of leads.map((lead) => lead.id)) {
    await db.outboxItem.updateMany({
      where: { dedupKey: `${KIND}:${id}:8`, state: 'due' },
      data: { dueAt: new Date(0) },
    })
  }
  const items = await claim(pool(), { owner: 'us', capacity: new Map([[KIND, 5]]), running: [] })
  expect(items).toHaveLength(3)
  await db.tourRequest.update({ where: { id: called ?? '' }, data: { firstAttemptAt: new Date() } })
  await finish(items)
  const entries = await db.leadEvent.findMany({ where: { type: 'escalated' } })
  expect(entries.map((entry) => entry.tourRequestId).toSorted()).toEqual([first, second].toSorted())
  const alerts = await db.outboxItem.findMany({
    where: { kind: LEAD_ALERT, target: sam.email, dedupKey: { endsWith: ':minute-8' } },
  })
  expect(alerts.map((alert) => alert.tourRequestId).toSorted()).toEqual([first, second].toSorted())
})
