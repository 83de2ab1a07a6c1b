import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { LEAD_ALERT, LEAD_TEXT } from '@/lib/leads/tour-requests/alert-kinds'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { recoverStrandedLeads } from '@/lib/leads/tour-requests/stranded'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { settle } from '@/lib/platform/outbox/settle'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue, runMinute } from '@/tests/support/outbox-worker'
import { startTextService } from '@/tests/support/text-service'

const service = await startTextService()

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items, site_settings cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  Object.assign(env(), service.settings)
})
afterAll(() => service.close())

type Rules = {
  mobile?: string
  byMail?: boolean
  byText?: boolean
  communityIds?: string[]
  quietFrom?: string
  quietUntil?: string
}

const person = (username: string, role: string, rules: Rules | null, communityIds: string[] = []) =>
  db.user.create({
    data: {
      username,
      role,
      password: '-',
      email: `${username}@example.com`,
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
      ...(rules && { alertRules: { create: rules } }),
    },
  })

async function givenLead(changes: Record<string, unknown> = {}) {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

const told = async (tourRequestId: string, kind: string) =>
  (await db.outboxItem.findMany({ where: { tourRequestId, kind } })).map(({ target }) => target).toSorted()

const events = (tourRequestId: string, type: string) => db.leadEvent.count({ where: { tourRequestId, type } })

/** Quiet hours that always cover the present. */
const ALL_DAY = { quietFrom: '00:00', quietUntil: '24:00' }

test('C7: an extra row written with the lead notifies people on the channels they chose', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true }, [own.id])
  await person('bob', 'counselor', { mobile: '+13035550112', byMail: true })
  await person('kim', 'counselor', { mobile: '+13035550113', byText: true }, [other.id])
  await person('lee', 'counselor', { mobile: '+13035550114', byText: true, communityIds: [other.id] })
  await person('ray', 'counselor', null)
  await person('vic', 'viewer', { mobile: '+13035550115', byText: true, byMail: true })
  await person('ed', 'editor', { mobile: '+13035550116', byText: true })
  const { id } = await givenLead({ communityId: own.id })
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: 'alert-watch' } })).toBe(1)

  await runDue(alertWatch)
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111'])
  expect(await told(id, LEAD_ALERT)).toEqual(['bob@example.com', 'desk@example.com'])
})

test('C7: an alert recipient with own rules is not mailed twice', async () => {
  await db.emailRecipient.create({ data: { email: 'Ann@Example.com' } })
  await person('ann', 'admin', { byMail: true })
  const { id } = await givenLead()
  await runDue(alertWatch)
  expect(await told(id, LEAD_ALERT)).toEqual(['ann@example.com', 'desk@example.com'])
})

test('C7: a correction is mailed once more to people mailed by their own rules', async () => {
  await person('ann', 'counselor', { byMail: true })
  await db.emailRecipient.create({ data: { email: 'desk2@example.com' } })
  const body = leadBody()
  await acceptedLead(body, { from: null })
  await runDue(alertWatch)
  await acceptedLead({ ...body, name: 'Ann O’Brian' }, { from: null })
  await runDue(alertWatch)
  const again = await db.outboxItem.findMany({
    where: { kind: LEAD_ALERT, payload: { path: ['again'], string_contains: '-' } },
    orderBy: { target: 'asc' },
  })
  expect(again.map(({ target }) => target)).toEqual([
    'ann@example.com',
    'desk2@example.com',
    'desk@example.com',
  ])
})

test('C7: when the last mail is rejected, the second channel does not wait for two minutes', async () => {
  await db.emailRecipient.create({ data: { email: 'other@example.com' } })
  await person('ann', 'counselor', { mobile: '+13035550111' })
  const { id } = await givenLead()
  await runDue(alertWatch)
  const [first, second] = await claimDue(leadAlert)
  const rejected = { outcome: 'permanent-failure', response: '550 No such user' } as const
  const reject = (item: typeof first) =>
    item ? settle('us', [{ item, result: rejected }], new Map([[leadAlert.kind, leadAlert]])) : null
  const look = () => db.outboxItem.findFirstOrThrow({ where: { dedupKey: `alert-watch:${id}:2` } })
  await reject(first)
  expect((await look()).dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
  await reject(second)
  expect((await look()).dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  await runClaimed(alertWatch, await claimDue(alertWatch))
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111'])
})

test('C7: whose mail is rejected is texted at once, outside of their quiet hours, also when others got theirs', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  for (const email of ['Ann@example.com', 'bob@example.com', 'lee@example.com'])
    await db.emailRecipient.create({ data: { email } })
  await person('ann', 'counselor', { mobile: '+13035550111' })
  await person('lee', 'counselor', { mobile: '+13035550114' }, [other.id])
  await person('bob', 'counselor', { mobile: '+13035550112', ...ALL_DAY })
  await person('kim', 'counselor', { mobile: '+13035550113' })
  const { id } = await givenLead({ communityId: own.id })
  const rejected = { outcome: 'permanent-failure', response: '550 No such user' } as const
  const accepted = { outcome: 'sent', response: '250 ok' } as const
  const settleMails = async () => {
    const ended = (await claimDue(leadAlert)).map((item) => ({
      item,
      result: /^(desk|kim)@/.test(item.target ?? '') ? accepted : rejected,
    }))
    await settle('us', ended, new Map([[leadAlert.kind, leadAlert]]))
    await runClaimed(alertWatch, await claimDue(alertWatch))
  }
  await settleMails()
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111'])
  // The text is about the step that the mail was about; the last one knows no quiet hours.
  await runDue(leadEscalation)
  await settleMails()
  const texts = await db.outboxItem.findMany({ where: { kind: LEAD_TEXT, target: '+13035550112' } })
  expect(texts).toMatchObject([{ payload: { minute: 10 } }])
  const everybody = await told(id, LEAD_TEXT)
  expect(everybody).not.toContain('+13035550113')
  // Who does not work for this community.
  expect(everybody).not.toContain('+13035550114')
})

test('C7: quiet hours hold back a person’s own alerts; a deleted community narrows nothing', async () => {
  const gone = randomUUID()
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true, byMail: true, ...ALL_DAY })
  await person('bob', 'counselor', { mobile: '+13035550112', byText: true, communityIds: [gone] })
  const { id } = await givenLead({ communityId: (await givenCommunity('aspen')).id })
  await runDue(alertWatch)
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550112'])
  expect(await told(id, LEAD_ALERT)).toEqual(['desk@example.com'])
})

test('C7: a row claimed by two workers, or again after a crash, notifies each person once', async () => {
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true })
  const { id } = await givenLead()
  const items = await claimDue(alertWatch)
  await Promise.all([runClaimed(alertWatch, items), runClaimed(alertWatch, items)])
  await runClaimed(alertWatch, items)
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111'])
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: 'alert-watch' } })).toBe(2)
})

test('C2: the fifth and eighth minute are texted to those who chose texts, the tenth also in quiet hours', async () => {
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true })
  await person('bob', 'counselor', { mobile: '+13035550112', byText: true, ...ALL_DAY })
  await person('kim', 'counselor', { mobile: '+13035550113' })
  const { id } = await givenLead()
  for (const minute of [5, 8, 10]) await runMinute(leadEscalation, minute)
  const texts = await db.outboxItem.findMany({
    where: { tourRequestId: id, kind: LEAD_TEXT },
    orderBy: { dedupKey: 'asc' },
    select: { target: true, payload: true },
  })
  expect(texts).toEqual([
    { target: '+13035550111', payload: { minute: 10 } },
    { target: '+13035550111', payload: { minute: 5 } },
    { target: '+13035550111', payload: { minute: 8 } },
    { target: '+13035550112', payload: { minute: 10 } },
  ])
})

test('T40: after two minutes without an accepted alert the whole team is texted, whatever they chose', async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  await person('ann', 'counselor', { mobile: '+13035550111', ...ALL_DAY }, [own.id])
  await person('bob', 'admin', { mobile: '+13035550112', communityIds: [other.id] })
  await person('kim', 'counselor', { mobile: '+13035550113' }, [other.id])
  await person('lee', 'counselor', { byMail: true })
  const { id, createdAt } = await givenLead({ communityId: own.id })
  await runDue(alertWatch)
  const second = await db.outboxItem.findUniqueOrThrow({ where: { dedupKey: `alert-watch:${id}:2` } })
  expect(Math.round((second.dueAt.getTime() - createdAt.getTime()) / 1000)).toBe(120)
  expect(await told(id, LEAD_TEXT)).toEqual([])

  await runDue(alertWatch)
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111', '+13035550112'])
  expect(await events(id, 'second-channel')).toBe(1)
})

test('T40: after five minutes the alarm is raised once, unless a text was accepted by then', async () => {
  await person('ann', 'counselor', { mobile: '+13035550111' })
  const [silent, heard] = [await givenLead(), await givenLead()]
  await runDue(alertWatch)
  await runDue(alertWatch)
  await db.outboxItem.updateMany({
    where: { tourRequestId: heard.id, kind: LEAD_TEXT },
    data: { state: 'sent' },
  })
  await runDue(alertWatch)
  await recoverStrandedLeads({ undeliveredAfterMs: 0 })
  const alarmed = await db.tourRequest.findMany({ where: { alarmedAt: { not: null } } })
  expect(alarmed.map(({ id }) => id)).toEqual([silent.id])
  expect(await events(silent.id, 'alarm')).toBe(1)
})

test('C8: an accepted alert ends the watch, and so does an attempt, even while its row is being processed', async () => {
  await person('ann', 'counselor', { mobile: '+13035550111' })
  const [accepted, called] = [await givenLead(), await givenLead()]
  await runDue(alertWatch)
  await db.outboxItem.updateMany({
    where: { tourRequestId: accepted.id, kind: LEAD_ALERT },
    data: { state: 'sent' },
  })
  await db.outboxItem.updateMany({
    where: { kind: 'alert-watch', state: 'due' },
    data: { dueAt: new Date(0) },
  })
  const items = await claimDue(alertWatch)
  expect(items).toHaveLength(2)
  const admin = await person('maria', 'admin', null)
  await logAttempt({ ...somebody('admin'), id: admin.id }, called.id, {
    attemptId: randomUUID(),
    outcome: 'no-answer',
  })
  await runClaimed(alertWatch, items)
  expect(await db.outboxItem.count({ where: { kind: LEAD_TEXT } })).toBe(0)
  expect(await db.outboxItem.count({ where: { kind: 'alert-watch', state: 'due' } })).toBe(0)
})

test('B5: a quarantined lead is watched once it is released', async () => {
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true })
  const { id } = await givenLead({ honeypot: 'x' })
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: 'alert-watch' } })).toBe(0)
  await releaseLead(somebody('admin'), id)
  await runDue(alertWatch)
  await runDue(alertWatch)
  expect(await told(id, LEAD_TEXT)).toEqual(['+13035550111'])
  expect(await events(id, 'second-channel')).toBe(1)
})

test('without a text service nobody is texted, and the fifth minute still raises the alarm', async () => {
  Object.assign(env(), { TWILIO_ACCOUNT_SID: undefined })
  await person('ann', 'counselor', { mobile: '+13035550111', byText: true })
  const { id } = await givenLead()
  for (const _ of [0, 2, 5]) await runDue(alertWatch)
  expect(await told(id, LEAD_TEXT)).toEqual([])
  expect(await events(id, 'second-channel')).toBe(0)
  expect(await events(id, 'alarm')).toBe(1)
})
