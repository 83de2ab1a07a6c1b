import { subMinutes } from 'date-fns'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { callTime } from '@/lib/desk/alerts/call-time'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { leadRouting } from '@/lib/desk/routing/lead-routing'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { postponeNextStep } from '@/lib/desk/tour-requests/postpone-next-step'
import { callWindows } from '@/lib/leads/callers/call-windows'
import { familyText } from '@/lib/leads/family/family-text'
import { readVisit } from '@/lib/leads/family/read-visit'
import { visitToken } from '@/lib/leads/family/visit-link'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { chooseCallTime, shownCallTimes } from '@/lib/leads/tours/choose-call-time'
import { readContactCard } from '@/lib/leads/tours/visit-card'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue, runMinute } from '@/tests/support/outbox-worker'
import { startTextService } from '@/tests/support/text-service'

const service = await startTextService()
const family = { requestId: null, isStaff: false }
const offAlways = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday }))
let communityId: string
let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items, site_settings, staffed_hours, do_not_contacts cascade`
  forgetRemembered()
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await db.siteSettings.create({ data: { companyName: 'Evergrove', consentVersion: 4 } })
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  })
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  communityId = id
  const phone = { phoneDisplay: '(303) 555-0100', phoneDial: '+13035550100' }
  await db.community.update({ where: { id }, data: phone })
  // Takes no requests.
  const user = await person('sam', { role: 'viewer' })
  sam = { ...somebody('admin'), id: user.id }
  Object.assign(env(), service.settings)
  service.texts.length = 0
})
afterAll(() => service.close())

const person = (username: string, more: object = {}) =>
  db.user.create({
    data: { username, password: '-', role: 'counselor', email: `${username}@example.com`, ...more },
  })
const ann = (more: object = {}) => person('ann', { callerName: 'Ann', callerNumber: '+13035550140', ...more })

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ communityId, ...changes })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

async function routedLead(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await givenLead(changes)
  await runDue(leadRouting)
  return id
}

const leadOf = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
const callOf = async (id: string) => (await readVisit(id))?.call
const windows = async () => callWindows(await scheduleOf(communityId), new Date())
const windowAt = async (at: number) => (await windows())[at] ?? new Date(0)
const choose = async (id: string, at: Date, by = family) =>
  chooseCallTime(visitToken({ id, linkIssuedAt: null }), at.toISOString(), by)
const rowsOf = (tourRequestId: string, kind: string) =>
  db.outboxItem.findMany({ where: { tourRequestId, kind, state: 'due' }, orderBy: { dueAt: 'asc' } })

test('B11: a family is told the owner’s name and number and the end of the promise, once it has an owner', async () => {
  await ann()
  const id = await givenLead()
  // Somebody may call from a number of their own, so neither name nor number is known.
  expect(await callOf(id)).toBeNull()
  await runDue(leadRouting)
  const { callDueAt } = await leadOf(id)
  const time = callDueAt?.toLocaleTimeString('en-US', {
    timeZone: 'America/Denver',
    hour: 'numeric',
    minute: '2-digit',
  })
  const call = await callOf(id)
  expect(call?.line).toMatch(/^Ann, \(303\) 555-0140, (on \w+ )?before /)
  expect(call?.line.replace(/\s/g, ' ')).toContain(`before ${time?.replace(/\s/g, ' ').toLowerCase()}`)
})

test('B11: with a voice service, which shows the community’s number, the family is told of both numbers', async () => {
  await ann()
  const id = await routedLead()
  const voice = { VOICE_ACCOUNT_SID: `AC${'0'.repeat(32)}`, VOICE_AUTH_TOKEN: 'token' }
  const without = env().VOICE_ACCOUNT_SID
  Object.assign(env(), voice)
  try {
    expect((await callOf(id))?.line).toMatch(/^Ann, \(303\) 555-0140 or \(303\) 555-0100, /)
  } finally {
    Object.assign(env(), { VOICE_ACCOUNT_SID: without })
  }
})

test('B11: a family that refused calls chooses no time for one', async () => {
  await ann()
  const id = await routedLead({ email: 'family@example.com' })
  const lead = await leadOf(id)
  expect(await shownCallTimes(lead, new Date())).not.toBeNull()
  await refuseContact(sam, { leadId: id, contact: lead.phone, scope: 'call', how: 'phone', words: '' })
  expect(await shownCallTimes(await leadOf(id), new Date())).toBeNull()
  await expect(choose(id, await windowAt(2))).rejects.toMatchObject({ status: 409 })
})

test('B11: without numbers of people the community’s is said, and a name only of who is there then', async () => {
  const { id: userId } = await person('ann', { callerName: 'Ann' })
  const id = await routedLead()
  expect((await callOf(id))?.line).toMatch(/^Ann, \(303\) 555-0100, /)
  await db.shift.createMany({ data: offAlways.map((day) => ({ ...day, userId })) })
  expect(await callOf(id)).toMatchObject({ name: null, number: { display: '(303) 555-0100' } })
  await db.shift.deleteMany()
  const today = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Denver' }))
  await db.vacation.create({ data: { userId, firstDay: today, lastDay: today } })
  expect((await callOf(id))?.name).toBeNull()
  await db.vacation.deleteMany()
  await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
  expect((await callOf(id))?.name).toBeNull()
})

test('B11: nothing is said of a call that is late, was tried, or is not wanted', async () => {
  await ann()
  const late = await routedLead()
  await db.tourRequest.update({ where: { id: late }, data: { callDueAt: subMinutes(new Date(), 1) } })
  expect(await callOf(late)).toBeNull()
  const tried = await routedLead()
  await logAttempt(sam, tried, { attemptId: crypto.randomUUID(), outcome: 'voicemail' })
  expect(await callOf(tried)).toBeNull()
  const ended = await routedLead()
  await db.tourRequest.update({ where: { id: ended }, data: { contactEndedAt: new Date() } })
  expect(await callOf(ended)).toBeNull()
})

test('B10: the text says who calls, and that the family was told is kept', async () => {
  await ann()
  const id = await routedLead({ phone: '(303) 555-0142', textConsent: true, consentVersion: 4 })
  await runDue(familyText)
  expect(service.texts[0]?.body).toContain(' Who will call: Ann, (303) 555-0140, ')
  expect(await db.callAnnouncement.findMany({ where: { tourRequestId: id } })).toMatchObject([
    { channel: 'text', number: '+13035550140' },
  ])
})

test('the contact card has the caller’s number first, and is only behind the private link', async () => {
  await ann()
  const id = await routedLead()
  const { name, card } = await readContactCard(visitToken({ id, linkIssuedAt: null }))
  expect(name).toBe('aspen')
  expect(card).toMatch(/FN:Ann\\, Aspen House\r\n[\s\S]*PREF:\+13035550140\r\nTEL[^\r]*:\+13035550100\r\n/)
  await expect(
    readContactCard(`${visitToken({ id, linkIssuedAt: null }).slice(0, -1)}_`),
  ).rejects.toMatchObject({ status: 404 })
  const held = await givenLead({ honeypot: 'x' })
  await expect(readContactCard(visitToken({ id: held, linkIssuedAt: null }))).rejects.toMatchObject({
    status: 404,
  })
})

test('C2: a chosen time moves clock, promise, escalations, routing and alerts, and is chosen once', async () => {
  await ann()
  const id = await routedLead({ email: 'ruth@example.com' })
  const at = await windowAt(5)
  await Promise.all([choose(id, at), choose(id, at)])
  await choose(id, at)
  const lead = await leadOf(id)
  const dueAt = new Date(at.getTime() + 10 * 60_000)
  expect(lead).toMatchObject({ callAt: at, callDueAt: dueAt, lateSince: null, status: 'new' })
  expect(lead.promise).toMatch(/^We will call you on \w+, \w+ \d+, between .+ and .+, as you asked\.$/)
  const steps = await rowsOf(id, 'lead-escalation')
  expect(steps.map((row) => (dueAt.getTime() - row.dueAt.getTime()) / 60_000)).toEqual([5, 2, 0])
  expect(await rowsOf(id, 'call-time')).toMatchObject([{ dueAt: at }])
  expect((await rowsOf(id, 'family-mail')).map(({ payload }) => payload)).toContainEqual({
    about: 'call-set',
    tourAt: at.toISOString(),
    by: 'stranger',
  })
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'call-chosen' } })).toBe(1)
  expect((await callOf(id))?.line).toMatch(/^Ann, \(303\) 555-0140, .*between .+ and /)
  // It stays with its owner, who has three minutes from then on.
  await runDue(leadRouting)
  const [next] = await rowsOf(id, 'lead-routing')
  expect(next).toMatchObject({ payload: { why: 'not-taken' }, dueAt: new Date(at.getTime() + 3 * 60_000) })
})

test('C6: for a time at which the owner is off, somebody who is there gets it; an old pass does nothing', async () => {
  const { id: first } = await ann()
  const id = await routedLead()
  await person('bob')
  await db.shift.createMany({ data: offAlways.map((day) => ({ ...day, userId: first })) })
  await choose(id, await windowAt(3))
  await db.outboxItem.create({
    data: {
      kind: 'lead-routing',
      channel: 'none',
      dedupKey: `old:${id}`,
      payload: { why: 'not-taken', from: first },
      tourRequestId: id,
    },
  })
  await runDue(leadRouting)
  expect(await db.tourRequest.findUnique({ where: { id }, select: { owner: true } })).toMatchObject({
    owner: { username: 'bob' },
  })
})

test('C7: when the time has come its owner is alerted, once and only while the family waits for it', async () => {
  await ann()
  const [id, called] = [await routedLead(), await routedLead()]
  const at = await windowAt(2)
  await choose(id, at)
  await choose(called, at)
  await logAttempt(sam, called, { attemptId: crypto.randomUUID(), outcome: 'reached' })
  await runDue(callTime)
  expect(await db.leadEvent.count({ where: { tourRequestId: called, type: 'call-time' } })).toBe(0)
  const entry = await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'call-time' } })
  const mail = await db.outboxItem.findFirst({
    where: { kind: leadAlert.kind, target: 'ann@example.com', dedupKey: { contains: entry?.id ?? '-' } },
  })
  expect(mail).toMatchObject({ tourRequestId: id, state: 'due' })
  await runDue(leadAlert)
  expect(await db.outboxItem.findUnique({ where: { id: mail?.id ?? '' } })).toMatchObject({
    subject: expect.stringContaining('Call now: they chose this time'),
  })
})

test('C2: escalations of the chosen time alert again, also those that had alerted before it', async () => {
  await ann()
  const id = await routedLead()
  for (const minute of [5, 8, 10]) await runMinute(leadEscalation, minute)
  const escalated = () => db.leadEvent.count({ where: { tourRequestId: id, type: 'escalated' } })
  const alerts = () => db.outboxItem.count({ where: { tourRequestId: id, kind: leadAlert.kind } })
  const before = await alerts()
  expect(await escalated()).toBe(3)
  await choose(id, await windowAt(2))
  const due = await rowsOf(id, 'lead-escalation')
  for (const minute of [5, 8, 10]) await runMinute(leadEscalation, minute)
  // A row of the old clock that was running meanwhile says nothing before the chosen time.
  expect(await escalated()).toBe(3)
  await db.tourRequest.update({ where: { id }, data: { callAt: subMinutes(new Date(), 10) } })
  await db.outboxItem.updateMany({
    where: { id: { in: due.map((row) => row.id) } },
    data: { state: 'due', dueAt: new Date('2100-01-01') },
  })
  for (const minute of [5, 8, 10]) await runMinute(leadEscalation, minute)
  expect(await escalated()).toBe(6)
  expect(await alerts()).toBeGreaterThan(before + 3)
})

test('a time is refused to staff, outside the windows, after five choices, and without a wish for a call', async () => {
  const id = await givenLead()
  const at = await windowAt(1)
  await expect(choose(id, at, { ...family, isStaff: true })).rejects.toMatchObject({ status: 403 })
  for (const other of [new Date(at.getTime() + 60_000), new Date('2040-01-01T12:00:00Z'), new Date(0)]) {
    await expect(choose(id, other)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { callAt: expect.any(String) },
    })
  }
  await expect(chooseCallTime('no-such-token', at.toISOString(), family)).rejects.toMatchObject({
    status: 404,
  })
  expect((await leadOf(id)).callAt).toBeNull()
  for (const next of (await windows()).slice(1, 6)) await choose(id, next)
  await expect(choose(id, await windowAt(7))).rejects.toMatchObject({ status: 409 })
  const ended = await givenLead()
  await db.tourRequest.update({ where: { id: ended }, data: { contactEndedAt: new Date() } })
  await expect(choose(ended, at)).rejects.toMatchObject({ status: 409 })
})

test('after an attempt the chosen time is the next step, which staff cannot put off', async () => {
  await ann()
  const id = await routedLead({ email: 'ruth@example.com' })
  await logAttempt(sam, id, { attemptId: crypto.randomUUID(), outcome: 'voicemail' })
  const before = await leadOf(id)
  const at = await windowAt(4)
  await choose(id, at)
  const { callAt, callDueAt, nextStep, nextStepAt } = await leadOf(id)
  expect({ callAt, callDueAt, nextStep, nextStepAt }).toEqual({
    callAt: null,
    callDueAt: before.callDueAt,
    nextStep: 'call-chosen',
    nextStepAt: at,
  })
  await expect(postponeNextStep(sam, id, '2040-01-01T12:00:00Z')).rejects.toMatchObject({ status: 409 })
  await runDue(callTime)
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'call-time' } })).toBe(1)
})
