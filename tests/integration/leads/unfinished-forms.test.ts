import { randomUUID } from 'node:crypto'
import { addMinutes } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/partial-leads/route'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { enterLead } from '@/lib/desk/tour-requests/enter-lead'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { partialLeadDue } from '@/lib/leads/tour-requests/partial-lead-due'
import { lastDays } from '@/lib/marketing/reports/numbers-query'
import { readSummary } from '@/lib/marketing/response-times/response-times'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody, somePhone } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, partial_leads, households, email_recipients, communities, rate_limits, users,
    outbox_items, site_settings, staffed_hours, blocked_senders, do_not_contacts cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await db.siteSettings.create({ data: { companyName: 'Evergrove' } })
  forgetRemembered()
})

const firstStep = (changes: Record<string, unknown> = {}) => {
  const { message: _, email: __, ...body } = leadBody({ formLoadTime: 20_000, source: 'tour', ...changes })
  return body
}

async function pressed(body: Record<string, unknown>, from = '203.0.113.9'): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-porchlight-client-address': from }
  const request = new Request('http://localhost:3000/api/partial-leads', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await POST(request, undefined)).status
}

const leads = () => db.tourRequest.findMany({ orderBy: { id: 'asc' } })

async function onlyLead() {
  const [lead, ...others] = await leads()
  expect(others).toEqual([])
  if (!lead) throw new Error('there is no request')
  return lead
}

test('B2: Continue stores name, number and wording, hidden from staff for ten minutes', async () => {
  const body = firstStep({ name: 'Ruth Miller', gclid: 'CaseKept', consentVersion: 1 })
  expect(await pressed(body)).toBe(201)
  const [row] = await db.partialLead.findMany()
  expect(row).toMatchObject({
    name: 'Ruth Miller',
    transactionId: body.transactionId,
    consentVersion: 1,
    consentWording: expect.stringContaining('When you press Continue'),
    sent: { gclid: 'CaseKept', source: 'tour' },
  })
  const due = await db.outboxItem.findFirstOrThrow({ where: { kind: 'partial-lead' } })
  expect(due.dueAt).toEqual(addMinutes(row?.updatedAt ?? 0, 10))
  expect(await claimDue(partialLeadDue)).toEqual([])
  expect(await leads()).toEqual([])
})

test('B2: pressed again it is one form with the newest number and a new start time', async () => {
  const body = firstStep()
  await pressed(body)
  await db.outboxItem.updateMany({ data: { dueAt: new Date(0) } })
  const phone = somePhone()
  await pressed({ ...body, phone })
  expect(await db.partialLead.findMany()).toMatchObject([{ phone }])
  expect(await claimDue(partialLeadDue)).toEqual([])
  await runDue(partialLeadDue)
  expect(await onlyLead()).toMatchObject({ phone })
})

test('B2: another person under a known key is kept in addition to the first', async () => {
  const { transactionId } = firstStep()
  await pressed(firstStep({ transactionId, name: 'Ann' }))
  const other = firstStep({ transactionId, name: 'Bob' })
  await pressed(other)
  await pressed(other)
  await runDue(partialLeadDue)
  expect((await leads()).map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
})

test('B2: an unfinished form is one request with a softer clock, without alerts or messages', async () => {
  const { id: communityId } = await givenCommunity('aspen')
  const always = { opensAt: '00:00', closesAt: '24:00' }
  await db.staffedHours.createMany({ data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...always })) })
  forgetRemembered()
  await pressed(firstStep({ communityId, utmSource: 'google' }))
  const continuedAt = (await db.partialLead.findFirstOrThrow()).createdAt
  await runDue(partialLeadDue)
  const lead = await onlyLead()
  expect(lead).toMatchObject({
    source: 'unfinished-form',
    communityId,
    utmSource: 'google',
    promise: null,
    adConsent: 'denied',
    quarantinedAt: null,
  })
  expect(lead.callDueAt).toEqual(addMinutes(lead.createdAt, 60))
  const rows = await db.outboxItem.findMany({ where: { tourRequestId: lead.id } })
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['alert-watch', LEAD_ALERT, 'lead-routing'])
  expect(await db.partialLead.count()).toBe(0)
  const [contact] = await db.leadConsent.findMany({ where: { kind: 'contact' } })
  expect(contact).toMatchObject({ granted: true, createdAt: continuedAt })
  expect(contact?.wording).toContain('When you press Continue')
  expect(await db.leadEvent.findFirst({ where: { type: 'received' } })).toMatchObject({
    data: { source: 'unfinished-form', continuedAt: continuedAt.toISOString() },
  })
  const read = await readAlertedLead(lead.id)
  if (!read) throw new Error('there is nothing to tell')
  const mail = composeAlert(read.lead, { ...read, to: 'desk@example.com', now: new Date() })
  expect(mail.subject).toMatch(/^Unfinished form/)
  expect(mail.text).toContain('They did not finish the form')
})

test('B2: the settings define the minutes, and the call is due in staffed hours', async () => {
  await db.siteSettings.updateMany({ data: { unfinishedAfterMin: 25, unfinishedCallMin: 30 } })
  const weekdays = [0, 1, 2, 3, 4, 5, 6]
  // The phones are staffed only for the last minutes of this day and the first of the next.
  const row = { opensAt: '00:00', closesAt: '00:10' }
  await db.staffedHours.createMany({ data: weekdays.map((weekday) => ({ weekday, ...row })) })
  forgetRemembered()
  await pressed(firstStep())
  const partial = await db.partialLead.findFirstOrThrow()
  const due = await db.outboxItem.findFirstOrThrow()
  expect(due.dueAt).toEqual(addMinutes(partial.updatedAt, 25))
  await runDue(partialLeadDue)
  const { callDueAt, createdAt } = await onlyLead()
  const hours = (Number(callDueAt) - Number(createdAt)) / 3_600_000
  // Thirty staffed minutes, at ten per day.
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(73)
})

test('B2: a finished form is one request with the ten minutes, even with a corrected number', async () => {
  const body = firstStep()
  await pressed(body)
  await acceptedLead(leadBody({ ...body, phone: somePhone() }))
  await runDue(partialLeadDue)
  expect(await onlyLead()).toMatchObject({ source: 'tour', promise: expect.any(String) })
  expect(await db.partialLead.count()).toBe(0)
})

test('B2: who asks or calls by another way meanwhile is one request', async () => {
  const [asked, called] = [somePhone(), somePhone()]
  await pressed(firstStep({ phone: asked }))
  await pressed(firstStep({ phone: called }))
  await acceptedLead(leadBody({ phone: asked, source: 'callback' }))
  const actor = { ...somebody('admin') }
  const entry = { name: 'Ann', email: '', message: '', communityId: null, hasTalked: false }
  await enterLead(actor, { ...entry, entryId: randomUUID(), source: 'phone', phone: called })
  await runDue(partialLeadDue)
  expect((await leads()).map(({ source }) => source)).toEqual(['callback', 'phone'])
})

test('B2: a family that awaits a call is called once; one called before gets a new call', async () => {
  const phone = somePhone()
  await acceptedLead(leadBody({ phone }))
  await pressed(firstStep({ phone }))
  await runDue(partialLeadDue)
  const first = await onlyLead()
  const { id } = await db.user.create({ data: { username: 'maria', role: 'admin', password: '-' } })
  await logAttempt({ ...somebody('admin'), id }, first.id, { attemptId: randomUUID(), outcome: 'no-answer' })
  await db.tourRequest.updateMany({ data: { firstAttemptAt: new Date(0), lastContactedAt: new Date(0) } })
  await db.tourRequest.updateMany({ data: { createdAt: new Date(0) } })
  await pressed(firstStep({ phone }))
  await runDue(partialLeadDue)
  const both = await leads()
  expect(both.map(({ source }) => source)).toContain('unfinished-form')
  expect(new Set(both.map(({ householdId }) => householdId)).size).toBe(1)
})

test('B8: a form that comes later joins the household, and one call answers both', async () => {
  const phone = somePhone()
  const body = firstStep({ phone })
  await pressed(body)
  await runDue(partialLeadDue)
  await acceptedLead(leadBody({ ...body }))
  const both = await leads()
  expect(both).toHaveLength(2)
  expect(both[0]?.householdId).toBe(both[1]?.householdId)
  const { id } = await db.user.create({ data: { username: 'maria', role: 'admin', password: '-' } })
  const whole = both.find(({ source }) => source === 'tour')
  await logAttempt({ ...somebody('admin'), id }, whole?.id ?? '', {
    attemptId: randomUUID(),
    outcome: 'reached',
  })
  expect((await leads()).every(({ firstAttemptAt }) => firstAttemptAt)).toBe(true)
})

test('B2: claimed by two workers at once, and again after a crash, it is one request', async () => {
  await pressed(firstStep())
  await db.outboxItem.updateMany({ data: { dueAt: new Date(0) } })
  const items = await claimDue(partialLeadDue)
  expect(items).toHaveLength(1)
  await Promise.all([runClaimed(partialLeadDue, items), runClaimed(partialLeadDue, items)])
  await runClaimed(partialLeadDue, items)
  await onlyLead()
})

test('B5: suspected and blocked forms are held without alerts, and release sends none', async () => {
  const blocked = '+13035550177'
  await db.blockedSender.create({ data: { kind: 'phone', value: blocked } })
  forgetRemembered()
  await pressed(firstStep({ honeypot: 'x' }))
  await pressed(firstStep({ formLoadTime: 300 }))
  await pressed(firstStep({ phone: '(303) 555-0177' }))
  await runDue(partialLeadDue)
  const held = await db.tourRequest.findMany({ include: { quarantine: true } })
  expect(held.map(({ quarantine }) => quarantine?.reason).sort()).toEqual(['blocked', 'honeypot', 'too-fast'])
  expect(await db.outboxItem.count({ where: { tourRequestId: { not: null } } })).toBe(0)
  await releaseLead(somebody('admin'), held[0]?.id ?? '')
  expect(await db.outboxItem.count({ where: { kind: LEAD_ALERT } })).toBe(1)
  expect(await db.outboxItem.count({ where: { kind: 'lead-escalation' } })).toBe(0)
})

test('B6: many forms of one address are held, and above the limit none is kept', async () => {
  for (let sent = 0; sent < 41; sent += 1) await pressed(firstStep())
  await db.outboxItem.updateMany({ data: { dueAt: new Date(0) } })
  for (const item of await claimDue(partialLeadDue)) await runClaimed(partialLeadDue, [item])
  expect(await db.tourRequest.count({ where: { quarantinedAt: { not: null } } })).toBe(1)
  for (let sent = 41; sent < 100; sent += 1) await pressed(firstStep())
  expect(await pressed(firstStep())).toBe(429)
  // Whole forms are still counted separately.
  await acceptedLead(leadBody())
})

test('C17: an unsent form is not a request from a family that asked for no calls', async () => {
  const refused = { scope: 'call', how: 'phone', recordedBy: 'maria' }
  await db.doNotContact.create({ data: { phoneE164: '+13035550142', ...refused } })
  await pressed(firstStep({ phone: '(303) 555-0142' }))
  await runDue(partialLeadDue)
  expect(await leads()).toEqual([])
  expect(await db.partialLead.count()).toBe(0)
})

test('B2: without the notice nothing is kept; an invalid number is refused at its field', async () => {
  const response = await pressed(firstStep({ phone: '555' }))
  expect(response).toBe(400)
  await db.siteSettings.updateMany({ data: { continueText: ' ' } })
  forgetRemembered()
  expect(await pressed(firstStep())).toBe(201)
  expect(await db.partialLead.count()).toBe(0)
  expect(await db.outboxItem.count()).toBe(0)
})

test("I4: it is listed separately, for the community's staff; response times exclude it", async () => {
  const [own, other] = [await givenCommunity('aspen'), await givenCommunity('birch')]
  await pressed(firstStep({ communityId: own.id }))
  await runDue(partialLeadDue)
  await acceptedLead(leadBody({ communityId: own.id }))
  const query = parseLeadQuery(new URLSearchParams({ list: 'queue', source: 'unfinished-form' }))
  const counselor = (communityIds: string[]) => ({ ...somebody('counselor'), communityIds })
  expect((await listLeads(counselor([own.id]), query)).leads).toMatchObject([{ source: 'unfinished-form' }])
  expect((await listLeads(counselor([other.id]), query)).leads).toEqual([])
  const timeZone = 'America/Denver'
  const range = lastDays(2, timeZone, new Date())
  expect((await readSummary(somebody('admin'), { ...range, timeZone })).received).toBe(1)
})

test('B2: erasing a person includes waiting forms', async () => {
  const user = await db.user.create({ data: { username: 'maria', role: 'admin', password: '-' } })
  await pressed(firstStep({ phone: '(303) 555-0142' }))
  const actor = { ...somebody('admin'), id: user.id }
  const erased = await erasePerson(actor, { phone: '303.555.0142', confirm: 'ERASE' })
  expect(erased.partialLeads).toBe(1)
  await runDue(partialLeadDue)
  expect(await leads()).toEqual([])
})
