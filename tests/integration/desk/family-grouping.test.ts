import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const PHONE = '(303) 555-0142'
const admin = somebody('admin')
let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, users cascade`
  const { id } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  sam = { ...somebody('counselor'), id, username: 'sam' }
})

/** A request due some minutes after noon. */
async function givenLead(minute: number, changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  const callDueAt = new Date(Date.UTC(2026, 0, 5, 12, minute))
  return (await db.tourRequest.update({ where: { transactionId }, data: { callDueAt } })).id
}

const rows = async (address: string, who: Actor = admin) => {
  const { leads, total } = await listLeads(who, parseLeadQuery(new URLSearchParams(address)))
  return { total, leads: leads.map(({ id, requests }) => [id, requests]) }
}

const attempt = (outcome: string) => attemptSchema.parse({ attemptId: randomUUID(), outcome })

test('C9: a family that asked twice is listed once, by the request due first', async () => {
  const late = await givenLead(30, { phone: PHONE })
  const early = await givenLead(10, { phone: PHONE })
  const other = await givenLead(20)
  expect(await rows('list=queue')).toEqual({
    total: 2,
    leads: [
      [early, 2],
      [other, 1],
    ],
  })
  expect(await rows('list=queue&page=last')).toMatchObject({ total: 2 })
  expect(await readLeadClock(admin)).toMatchObject({ waiting: 2, late: 2, next: { id: early } })
  expect((await rows('')).leads).toEqual([
    [other, 1],
    [early, 1],
    [late, 1],
  ])
  await logAttempt(sam, late, attempt('voicemail'))
  expect(await rows('list=queue')).toEqual({ total: 1, leads: [[other, 1]] })
  expect(await readLeadClock(admin)).toMatchObject({ waiting: 1, next: { id: other } })
})

test('C9: the overdue list and one’s own list also show a family once', async () => {
  const first = await givenLead(10, { phone: PHONE })
  const second = await givenLead(20, { phone: PHONE })
  const data = { ownerId: sam.id, firstAttemptAt: new Date(), nextStep: 'call' }
  await db.tourRequest.update({ where: { id: first }, data: { ...data, nextStepAt: new Date('2026-02-02') } })
  await db.tourRequest.update({
    where: { id: second },
    data: { ...data, nextStepAt: new Date('2026-01-02') },
  })
  expect(await rows('list=overdue', sam)).toEqual({ total: 1, leads: [[second, 2]] })
  expect(await rows('list=open&ownerId=me', sam)).toEqual({ total: 1, leads: [[second, 2]] })
  // A request without an attempt precedes every next step.
  const third = await givenLead(30, { phone: PHONE })
  await db.tourRequest.update({ where: { id: third }, data: { ownerId: sam.id } })
  expect(await rows('list=open&ownerId=me', sam)).toEqual({ total: 1, leads: [[third, 3]] })
  expect(await rows('list=open&ownerId=me', admin)).toEqual({ total: 0, leads: [] })
})

test('C9: a request without a clock comes last, and represents its family when it is the only one', async () => {
  const unclocked = await givenLead(0, { phone: PHONE })
  await db.tourRequest.update({ where: { id: unclocked }, data: { callDueAt: null } })
  expect(await rows('list=queue')).toEqual({ total: 1, leads: [[unclocked, 1]] })
  const clocked = await givenLead(10, { phone: PHONE })
  expect(await rows('list=queue')).toEqual({ total: 1, leads: [[clocked, 2]] })
})

test('C9: filters and other communities’ requests decide which requests are grouped', async () => {
  const aspen = await givenCommunity('aspen')
  const birch = await givenCommunity('birch')
  const inBirch = await givenLead(10, { phone: PHONE, communityId: birch.id, message: 'For my father' })
  const inAspen = await givenLead(20, { phone: PHONE, communityId: aspen.id })
  expect(await rows('list=queue', { ...sam, communityIds: [aspen.id] })).toEqual({
    total: 1,
    leads: [[inAspen, 1]],
  })
  expect(await rows(`list=queue&communityId=${aspen.id}`)).toEqual({ total: 1, leads: [[inAspen, 1]] })
  expect(await rows('list=queue&search=father')).toEqual({ total: 1, leads: [[inBirch, 1]] })
  expect(await rows('list=queue')).toEqual({ total: 1, leads: [[inBirch, 2]] })
  expect((await readLeadClock({ ...sam, communityIds: [birch.id] })).waiting).toBe(1)
})

test('C9: the lead shows one history of the family, each entry with its request, and a shared call once', async () => {
  const aspen = await givenCommunity('aspen')
  const birch = await givenCommunity('birch')
  const first = await givenLead(10, { phone: PHONE, communityId: aspen.id })
  const second = await givenLead(20, { phone: PHONE, communityId: birch.id })
  await logAttempt(sam, first, attempt('voicemail'))
  const seen = async (id: string, who: Actor) =>
    (await readLead(who, id)).events
      .filter(({ type }) => type === 'received' || type === 'attempt')
      .map(({ type, tourRequestId }) => [type, tourRequestId])
  const all = [
    ['received', first],
    ['received', second],
    ['attempt', first],
  ]
  expect(await seen(first, admin)).toEqual(all)
  expect(await seen(second, admin)).toEqual(all)
  // Of another community's request, staff see only that the call answered theirs.
  expect(await seen(second, { ...sam, communityIds: [birch.id] })).toEqual([
    ['received', second],
    ['attempt', second],
  ])
})
