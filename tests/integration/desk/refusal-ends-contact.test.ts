import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { countWaiting } from '@/lib/desk/access/lead-counts'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { refusalSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { allowContact, refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { mergeHouseholds } from '@/lib/desk/duplicates/merge'
import { saveContact } from '@/lib/desk/households/save-contact'
import { exportLeads } from '@/lib/desk/tour-requests/export-leads'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { recordTour } from '@/lib/desk/tour-requests/record-tour'
import { leadPayload } from '@/lib/desk/webhooks/lead-webhook'
import { familyMail } from '@/lib/leads/family/family-mail'
import { visitPath } from '@/lib/leads/family/visit-link'
import { agency } from '@/lib/leads/sources/agency'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { callTourOff } from '@/lib/leads/tours/ask-for-change'
import { whyNotReported } from '@/lib/marketing/conversions/reported-lead'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'

const ANN = { name: 'Ann Moore', phone: '(303) 555-0142', email: 'ann@example.com' }
const CLOCK = ['lead-escalation', 'alert-watch', 'lead-routing']
const admin = somebody('admin')
let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, communities, rate_limits, outbox_items, users cascade`
  const { id } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  sam = { ...somebody('counselor'), id, username: 'sam' }
})

async function givenLead(changes: Record<string, unknown> = {}) {
  const { transactionId } = await acceptedLead(leadBody({ ...ANN, ...changes }), { from: null })
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

/** Without a scope, as the button sends it. */
const refuse = (leadId: string, changes: Record<string, unknown> = {}) =>
  refuseContact(sam, refusalSchema.parse({ contact: ANN.phone, how: 'phone', leadId, ...changes }))

const stored = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })
const dueRows = (tourRequestId: string) =>
  db.outboxItem.count({ where: { tourRequestId, kind: { in: CLOCK }, state: 'due' } })
const refusedTargets = async () =>
  (await db.doNotContact.findMany({ where: { liftedAt: null } })).flatMap(
    ({ phoneE164, email }) => phoneE164 ?? email ?? [],
  )
const mailStates = async (tourRequestId: string) =>
  (await db.outboxItem.findMany({ where: { tourRequestId, kind: FAMILY_MAIL } })).map(({ state }) => state)
const waiting = async () => (await countWaiting(admin, new Date())).waiting

test('C17: without a chosen scope it means no contact at all, at every number and address of the person', async () => {
  const { id } = await givenLead()
  expect(await dueRows(id)).toBeGreaterThan(0)
  await refuse(id)
  expect((await refusedTargets()).sort()).toEqual(['+13035550142', 'ann@example.com'])
  expect(await stored(id)).toMatchObject({ contactEndedAt: expect.any(Date), nextStep: null })
  expect(await dueRows(id)).toBe(0)
  expect(await waiting()).toBe(0)
  expect((await ownCalls(sam)).next).toBeNull()
  const queue = await listLeads(admin, parseLeadQuery(new URLSearchParams('list=queue')))
  expect(queue.leads).toEqual([])
  expect((await readLead(admin, id)).events.at(-1)).toMatchObject({ type: 'do-not-contact' })
})

test('C17: it ends every request of the person in the household, and of nobody else', async () => {
  const first = await givenLead()
  const second = await givenLead({ phone: '(303) 555-0150' })
  const bob = await givenLead({ name: 'Bob Moore', phone: '(303) 555-0177', email: 'bob@example.com' })
  await mergeHouseholds(admin, first.householdId ?? '', {
    absorbedId: bob.householdId ?? '',
    name: ANN.name,
    phoneE164: '+13035550142',
    email: ANN.email,
  })
  await refuse(first.id)
  expect((await refusedTargets()).sort()).toEqual(['+13035550142', '+13035550150', 'ann@example.com'])
  expect((await stored(second.id)).contactEndedAt).toEqual(expect.any(Date))
  expect((await stored(bob.id)).contactEndedAt).toBeNull()
  expect(await waiting()).toBe(1)
  expect(await dueRows(bob.id)).toBeGreaterThan(0)
})

test('C17: a number of theirs that becomes known later is covered as all others are', async () => {
  const { id } = await givenLead()
  const add = (name: string, phone: string) =>
    saveContact(sam, id, randomUUID(), { name, phone, decides: false, isFirst: false })
  await add('Bob Moore', '(303) 555-0177')
  await refuse(id)
  await add('ann moore', '(303) 555-0160')
  await add('Cleo Moore', '(303) 555-0161')
  expect((await refusedTargets()).sort()).toEqual(['+13035550142', '+13035550160', 'ann@example.com'])
  // Bob is left one way on purpose, so another one is not refused either.
  await refuse(id, { contacts: ['+13035550177'], scope: 'call' })
  await add('Bob Moore', '(303) 555-0178')
  const scopes = await db.doNotContact.findMany({ where: { phoneE164: '+13035550178' } })
  expect(scopes).toMatchObject([{ scope: 'call', recordedBy: 'sam' }])
})

test('C17: the dialog may choose others of the family, but nobody else', async () => {
  const { id, householdId } = await givenLead()
  const bob = { name: 'Bob', phoneE164: '+13035550177', email: null, householdId: householdId ?? '' }
  await db.householdContact.create({ data: bob })
  const contacts = ['+13035550142', '+13035550177']
  await refuse(id, { contacts })
  expect((await refusedTargets()).sort()).toEqual(contacts)
  // Her address is left, so somebody may still write.
  expect((await stored(id)).contactEndedAt).toBeNull()
  const stranger = await refuse(id, { contacts: ['+13035550199'] }).catch((error) => error.fieldErrors)
  expect(stranger).toHaveProperty('contacts')
})

test('C17: a request that can still be answered in another way keeps its clock', async () => {
  const { id } = await givenLead()
  await refuse(id, { scope: 'call' })
  expect((await stored(id)).contactEndedAt).toBeNull()
  await refuse(id, { scope: 'text' })
  expect(await waiting()).toBe(1)
  await refuse(id, { scope: 'mail' })
  expect((await stored(id)).contactEndedAt).toEqual(expect.any(Date))
  expect(await waiting()).toBe(0)
})

test('C17: a family that asks again waits for an answer; what an agency sends about it does not', async () => {
  const { id } = await givenLead()
  for (const scope of ['call', 'text', 'mail']) await refuse(id, { scope })
  await db.doNotContact.updateMany({ data: { saidAt: new Date('2020-01-01') } })
  const again = await givenLead()
  expect((await stored(again.id)).contactEndedAt).toBeNull()
  await db.tourRequest.update({ where: { id: again.id }, data: { source: agency.key } })
  await db.$transaction((tx) => applyRefusals(tx, [again]))
  expect((await stored(again.id)).contactEndedAt).toEqual(expect.any(Date))
  expect(await dueRows(again.id)).toBe(0)
})

test('C17: a third party cannot name another address of somebody who refused all contact', async () => {
  const { id } = await givenLead()
  await refuse(id)
  await db.doNotContact.updateMany({ data: { saidAt: new Date('2020-01-01') } })
  const sent = await givenLead({ email: 'relay@agency.example' })
  expect((await stored(sent.id)).contactEndedAt).toBeNull()
  await db.tourRequest.update({ where: { id: sent.id }, data: { source: agency.key } })
  await db.$transaction((tx) => applyRefusals(tx, [sent]))
  expect((await stored(sent.id)).contactEndedAt).toEqual(expect.any(Date))
  await runDue(familyMail)
  expect(await mailStates(sent.id)).toEqual(['done'])
})

test('C17: an acknowledgment answers a family that asks itself, and nobody who was named by a third party', async () => {
  const { id } = await givenLead()
  await refuse(id, { scope: 'automated' })
  await db.doNotContact.updateMany({ data: { saidAt: new Date('2020-01-01') } })
  const [own, sent] = [await givenLead(), await givenLead()]
  await db.tourRequest.update({ where: { id: sent.id }, data: { source: agency.key } })
  await runDue(familyMail)
  expect(await mailStates(own.id)).toEqual(['kept'])
  expect(await mailStates(sent.id)).toEqual(['failed'])
})

test('C17: what becomes of their tour plans no call any more', async () => {
  const { id } = await givenLead()
  const past = new Date(Date.now() - 60_000)
  const tour = { status: 'scheduled', scheduledDate: past, nextStep: 'tour', nextStepAt: past }
  for (const came of [true, false]) {
    await db.tourRequest.update({ where: { id }, data: { ...tour, contactEndedAt: past } })
    await recordTour(sam, id, { came })
    expect(await stored(id)).toMatchObject({ nextStep: null, nextStepAt: null })
  }
  const soon = new Date(Date.now() + 60_000)
  await db.tourRequest.update({ where: { id }, data: { ...tour, scheduledDate: soon, nextStepAt: soon } })
  await callTourOff(visitPath({ id, linkIssuedAt: null }).split('/').pop() ?? '', null)
  expect(await stored(id)).toMatchObject({ status: 'follow-up', nextStep: null })
})

test('C17: lifting starts the clock again, with a full ten minutes unless the request was late before', async () => {
  const { id } = await givenLead()
  const late = await givenLead({ name: 'Ida', phone: '(303) 555-0188', email: '' })
  const missed = new Date(Date.now() - 60_000)
  await db.tourRequest.update({ where: { id: late.id }, data: { callDueAt: missed } })
  const entry = await refuse(id)
  const other = await refuse(late.id, { contact: '(303) 555-0188' })
  await db.tourRequest.updateMany({ where: { id }, data: { callDueAt: new Date(Date.now() + 1_000) } })
  await db.$executeRaw`update tour_requests set contact_ended_at = now() - interval '1 hour' where id = ${id}::uuid`
  const lifted = Date.now()
  await allowContact(sam, entry, { reason: 'They called', leadId: id })
  await allowContact(sam, other, { reason: 'They called', leadId: late.id })
  const { contactEndedAt, callDueAt } = await stored(id)
  expect(contactEndedAt).toBeNull()
  expect(callDueAt?.getTime()).toBeGreaterThanOrEqual(lifted + 10 * 60_000)
  expect((await stored(late.id)).callDueAt).toEqual(missed)
  expect(await waiting()).toBe(2)
  expect(await dueRows(id)).toBe(3)
  expect(await dueRows(late.id)).toBe(1)
})

test('C17: alerts, webhooks, exports and ad platforms carry the refusal', async () => {
  const lead = await givenLead()
  const alert = async () => {
    const read = await readAlertedLead(lead.id)
    if (!read) throw new Error('no lead')
    return composeAlert(read.lead, { ...read, to: 'desk@example.com', now: new Date() })
  }
  const csv = async () => new Response(await exportLeads(admin, parseLeadQuery(new URLSearchParams()))).text()
  expect((await alert()).replyTo).toBe(ANN.email)
  expect(await leadPayload(lead.id)).toMatchObject({
    contactAllowed: { call: true, text: true, mail: true, automated: true },
    contactEndedAt: null,
  })
  expect(await whyNotReported(db, lead)).toBeNull()
  await refuse(lead.id, { scope: 'mail' })
  expect((await alert()).replyTo).toBeNull()
  expect(await csv()).toContain('no email')
  await refuse(lead.id)
  expect(await leadPayload(lead.id)).toMatchObject({
    contactAllowed: { call: false, text: false, mail: false, automated: false },
    contactEndedAt: expect.any(String),
  })
  expect(await csv()).toContain('no contact')
  expect(await whyNotReported(db, lead)).toBe('do-not-contact')
})
