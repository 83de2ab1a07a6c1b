import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { crmSettings } from '@/lib/desk/crm/connection'
import { leadCrm } from '@/lib/desk/crm/lead-crm'
import { leadInCrm, resendToCrm } from '@/lib/desk/crm/lead-in-crm'
import { pollCrm } from '@/lib/desk/crm/poll-crm'
import { checkHubspot, saveCrmSettings } from '@/lib/desk/crm/save-settings'
import { refusalSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { allowContact, refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { changeStatus } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { givenAccount } from '@/tests/support/accounts'
import { startHubspot } from '@/tests/support/hubspot'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { until } from '@/tests/support/until'

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }
const manager = systemActor('tests')

let hubspot: Awaited<ReturnType<typeof startHubspot>>
let worker: OutboxWorker

const STAGES = { new: 's-new', contacted: 's-contacted', toured: 's-toured', 'not-interested': 's-lost' }

beforeAll(async () => {
  hubspot = await startHubspot()
  Object.assign(env(), hubspot.settings)
})
afterAll(async () => {
  await hubspot.close()
  expect(hubspot.failures).toEqual([])
})
// Truncating tables while a worker runs would deadlock.
beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, crm_connections cascade`
  Object.assign(env(), hubspot.settings)
  hubspot.forget()
  worker = runOutbox([leadCrm], { pollMs: 50 })
})
afterEach(() => worker.stop())

async function person(role: 'admin' | 'counselor' = 'admin') {
  const { id, username, email } = await givenAccount({ role })
  return { id, username, email, role, communityIds: [], mayPublish: true, requestId: null, ipAddress: null }
}

async function connected() {
  const admin = await person()
  expect(await checkHubspot(admin)).toBe('HubSpot is connected, with one pipeline.')
  await saveCrmSettings(admin, { isOn: true, pipelineId: 'default', stages: STAGES }, browser)
  return admin
}

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody(changes), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const settled = (leadId: string, state = 'sent') =>
  until(`it is ${state}`, async () => (await leadInCrm(leadId))?.state === state)
const dealOf = (leadId: string) => hubspot.dealOf(leadId)
const attempt = (leadId: string) =>
  logAttempt(manager, leadId, { attemptId: randomUUID(), outcome: 'voicemail' })
const look = () => pollCrm.run(new Date())

test('C17: HubSpot is told what a family refused, also on a contact of its own, and that it was lifted', async () => {
  const admin = await connected()
  hubspot.records.contacts.push({ id: '7', properties: { email: 'ann@example.com', lastname: 'Theirs' } })
  const id = await givenLead({ email: 'ann@example.com', phone: '(303) 555-0142' })
  await settled(id)
  const contact = () => hubspot.records.contacts[0]?.properties
  expect(contact()).toEqual({ email: 'ann@example.com', lastname: 'Theirs' })
  const said = refusalSchema.parse({ contact: 'ann@example.com', how: 'phone', scope: 'mail', leadId: id })
  const entry = await refuseContact(admin, said)
  await until('it is told', async () => contact()?.porchlight_do_not_contact === 'no email')
  await allowContact(admin, entry, { reason: 'They wrote to us', leadId: id })
  await until('it is lifted', async () => contact()?.porchlight_do_not_contact === '')
  expect(contact()?.lastname).toBe('Theirs')
})

test('J5: without an email address the contact is found by its number, however it is written there', async () => {
  await connected()
  hubspot.records.contacts.push({ id: '8', properties: { phone: '303.555.0142' } })
  const id = await givenLead({ phone: '(303) 555-0142' })
  await settled(id)
  expect(hubspot.records.contacts).toHaveLength(1)
  expect(dealOf(id)?.contact).toBe('8')
})

test('J5: a lead becomes one contact and one deal, which later events update', async () => {
  await connected()
  const id = await givenLead({ email: 'ann@example.com' })
  await settled(id)
  expect(hubspot.records.contacts).toMatchObject([
    { properties: { lastname: 'O’Brien', email: 'ann@example.com' } },
  ])
  expect(dealOf(id)).toMatchObject({
    contact: hubspot.records.contacts[0]?.id,
    properties: { pipeline: 'default', dealstage: 's-new', dealname: expect.stringContaining('Ann O’Brien') },
  })
  await attempt(id)
  await changeStatus(manager, id, { status: 'contacted' }).catch(() => {})
  await until('the stage follows', async () => dealOf(id)?.properties.dealstage === 's-contacted')
  expect([hubspot.records.contacts.length, hubspot.records.deals.length]).toEqual([1, 1])
  // A record whose id was not saved is found, not created again.
  await settled(id)
  await db.leadHandoff.deleteMany()
  await resendToCrm(manager, id)
  await until(
    'it is noted',
    async () => (await db.leadHandoff.count({ where: { toldAt: { not: null } } })) === 1,
  )
  expect([hubspot.records.contacts.length, hubspot.records.deals.length]).toEqual([1, 1])
})

test('J5: a contact that already exists is reused and left unchanged', async () => {
  await connected()
  hubspot.records.contacts.push({ id: '7', properties: { email: 'ann@example.com', firstname: 'Anna' } })
  const id = await givenLead({ email: 'ann@example.com' })
  await settled(id)
  expect(hubspot.records.contacts).toEqual([
    { id: '7', properties: { email: 'ann@example.com', firstname: 'Anna' } },
  ])
  expect(dealOf(id)).toMatchObject({ contact: '7' })
  await db.$transaction((tx) => eraseLeads(tx, [id]))
  await until('the deal is gone', async () => hubspot.records.deals.length === 0)
  expect(hubspot.records.contacts.length).toBe(1)
})

test('J5: the desk keeps working while the CRM is down, and updates it afterwards', async () => {
  await connected()
  Object.assign(env(), { HUBSPOT_API_URL: 'http://127.0.0.1:9' })
  const id = await givenLead()
  await attempt(id)
  await until('it was tried', async () => (await leadInCrm(id))?.words !== null)
  expect(await leadInCrm(id)).toMatchObject({ words: 'HubSpot could not be reached', toldAt: null })
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id } })).firstAttemptAt).not.toBeNull()
  Object.assign(env(), hubspot.settings)
  await resendToCrm(manager, id)
  await settled(id)
  expect(hubspot.records.deals.length).toBe(1)
})

test('J5: rate limits are waited for; a permanent refusal is shown and can be resent manually', async () => {
  await connected()
  hubspot.refuse({
    status: 429,
    body: { message: 'You have reached your limit' },
    headers: { 'retry-after': '900' },
  })
  const id = await givenLead()
  await until('it waits', async () => (await leadInCrm(id))?.nextTryAt != null)
  expect((await leadInCrm(id))?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 800_000)
  hubspot.refuse({
    status: 400,
    body: { message: 'This deal was archived' },
  })
  await resendToCrm(manager, id)
  await settled(id, 'failed')
  expect(await leadInCrm(id)).toMatchObject({ words: 'This deal was archived' })
  hubspot.refuse(null)
  await resendToCrm(manager, id)
  await settled(id)
})

test('T141: a refusal by a rule of their own account waits for a person, and is tried again when it is changed', async () => {
  await connected()
  hubspot.refuse({
    status: 400,
    body: { message: 'Deals need a budget', category: 'VALIDATION_ERROR' },
  })
  const id = await givenLead()
  await until('it waits', async () => (await leadInCrm(id))?.nextTryAt != null)
  const waiting = await leadInCrm(id)
  expect(waiting).toMatchObject({
    state: 'due',
    words: expect.stringMatching(/rule in your HubSpot.*budget/),
  })
  expect(waiting?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 800_000)
  hubspot.refuse(null)
  await db.outboxItem.updateMany({ where: { kind: 'lead-crm' }, data: { dueAt: new Date() } })
  await settled(id)
})

test('J5: how it stands there comes back, and moves the lead only where it may', async () => {
  await connected()
  const id = await givenLead()
  await settled(id)
  const lead = () => db.tourRequest.findUniqueOrThrow({ where: { id } })
  const moveThere = async (stage: string, more: Record<string, string> = {}) => {
    Object.assign(dealOf(id)?.properties ?? {}, { dealstage: stage, ...more })
    await look()
  }
  // Without an attempt, no outside change stops the clock.
  await moveThere('s-contacted')
  expect(await lead()).toMatchObject({ status: 'new', firstAttemptAt: null, callDueAt: expect.any(Date) })
  expect(await leadInCrm(id)).toMatchObject({ stage: 'Talked' })
  await attempt(id)
  if ((await lead()).status === 'new') await changeStatus(manager, id, { status: 'contacted' })
  await settled(id)
  await moveThere('s-toured')
  expect(await lead()).toMatchObject({ status: 'toured' })
  // Without a reason the status stays; with one it follows.
  await moveThere('s-lost')
  expect(await lead()).toMatchObject({ status: 'toured' })
  await moveThere('s-toured')
  await moveThere('s-lost', { closed_lost_reason: 'Chose another' })
  expect(await lead()).toMatchObject({ status: 'not-interested', statusReason: 'Chose another' })
  const events = await db.leadEvent.findMany({
    where: { tourRequestId: id, type: 'crm-stage' },
    orderBy: { createdAt: 'asc' },
  })
  expect(events.map(({ data }) => data)).toMatchObject([
    { crm: 'HubSpot', stage: 'Talked', stays: 'new' },
    { stage: 'Tour done' },
    { stage: 'Closed lost', stays: 'toured' },
    { stage: 'Tour done' },
    { stage: 'Closed lost' },
  ])
  await settled(id)
  expect(dealOf(id)?.properties.dealstage).toBe('s-lost')
  hubspot.refuse({ status: 503, body: { message: 'Down for maintenance' } })
  await look()
  expect((await crmSettings()).problem).toBe('Down for maintenance')
})

test('J5: quarantined leads are not sent, nothing is sent while it is off, and only administrators set it up', async () => {
  const admin = await person()
  await givenLead()
  expect(await db.outboxItem.count({ where: { kind: 'lead-crm' } })).toBe(0)
  await connected()
  const held = await givenLead({ honeypot: 'filled' })
  expect(await db.outboxItem.count({ where: { kind: 'lead-crm' } })).toBe(0)
  await expect(resendToCrm(manager, held)).rejects.toMatchObject({ status: 409 })
  const counselor = await person('counselor')
  await expect(checkHubspot(counselor)).rejects.toMatchObject({ status: 403 })
  const form = { isOn: true, pipelineId: 'default', stages: { new: 'nowhere' } }
  await expect(saveCrmSettings(counselor, form, browser)).rejects.toMatchObject({ status: 403 })
  await expect(saveCrmSettings(admin, form, browser)).rejects.toMatchObject({
    status: 400,
    fieldErrors: { 'stages.new': expect.any(String) },
  })
})
