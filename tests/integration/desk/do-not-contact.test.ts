import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { listRefusals } from '@/lib/desk/do-not-contact/list-refusals'
import { refusalList } from '@/lib/desk/do-not-contact/refusal-query'
import { allowContact, refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { exportPerson } from '@/lib/desk/personal-data/search'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { changeStatus } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { familyMail } from '@/lib/leads/family/family-mail'
import { guideMail } from '@/lib/leads/resources/download-mail'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { db, pool } from '@/lib/platform/database/db'
import { contactRefusal, refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { VISITOR_MAIL, visitorMail } from '@/lib/platform/mail/visitor-mail'
import { claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { settle } from '@/lib/platform/outbox/settle'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const PHONE = '(303) 555-0142'
const E164 = '+13035550142'
const EMAIL = 'ann@example.com'
const admin = somebody('admin')
let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, households, communities, rate_limits, outbox_items, users cascade`
  const { id } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  sam = { ...somebody('counselor'), id, username: 'sam' }
})

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ phone: PHONE, email: EMAIL, ...changes })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const said = { scope: 'call', how: 'phone', words: 'Please do not ring my mother' } as const
const typesOf = async (id: string) => (await readLead(admin, id)).events.map(({ type }) => type)
const attempt = (more: Record<string, unknown>) => attemptSchema.parse({ attemptId: randomUUID(), ...more })
const query = (address = '') => refusalList.parse(new URLSearchParams(address))
const ids = async (actor: Actor, address = '') =>
  (await listRefusals(actor, query(address))).rows.map(({ id }) => id)

/** Backdates entries, so that the next events come after them. */
const longAgo = () => db.doNotContact.updateMany({ data: { saidAt: new Date('2020-01-01') } })

/** Sends everything of one kind without a mail server; the composed messages are kept. */
async function send(kind: string) {
  await db.outboxItem.updateMany({ where: { kind }, data: { dueAt: new Date(0) } })
  const handler = kind === FAMILY_MAIL ? familyMail : visitorMail
  const items = await claim(pool(), { owner: 'us', capacity: new Map([[kind, 20]]), running: [] })
  const signal = new AbortController().signal
  const ended = await Promise.all(
    items.map(async (item) => ({ item, result: await runHandler(handler, item, signal) })),
  )
  await settle('us', ended, new Map([[kind, handler]]))
  const rows = await db.outboxItem.findMany({ where: { kind }, orderBy: { createdAt: 'asc' } })
  return rows.map(({ state, lastError }) => ({ state, lastError }))
}

test('C17: a refusal on a request applies to its number, with who, when, how and the words', async () => {
  const id = await givenLead()
  const entry = await refuseContact(sam, { ...said, contact: PHONE, leadId: id })
  expect(await contactRefusal(db, E164, { channel: 'call', by: 'person' })).toMatchObject({
    id: entry,
    target: E164,
    scope: 'call',
    how: 'phone',
    recordedBy: 'sam',
    words: 'Please do not ring my mother',
  })
  expect(await contactRefusal(db, E164, { channel: 'text', by: 'person' })).toBeNull()
  const lead = await readLead(sam, id)
  expect(lead.refusals).toMatchObject([{ id: entry }])
  expect(lead.events.at(-1)).toMatchObject({ type: 'do-not-contact', actorName: 'sam' })
  const audited = await db.auditEntry.findFirstOrThrow({ where: { entityId: entry } })
  expect(audited).toMatchObject({ action: 'do-not-contact.set', actorName: 'sam' })
  expect(JSON.stringify(audited)).not.toContain('mother')
})

test('C17: a repeated refusal is recorded once; another scope is added', async () => {
  await refuseContact(sam, { ...said, contact: PHONE })
  await expect(refuseContact(admin, { ...said, contact: E164 })).rejects.toMatchObject({ status: 409 })
  await refuseContact(sam, { ...said, contact: PHONE, scope: 'text' })
  expect(await refusalsOf(db, [{ phoneE164: E164, email: null }])).toHaveLength(2)
})

test('C17: a scope that does not fit a number or an address is refused at its field', async () => {
  const at = (contact: string, scope: 'call' | 'mail') =>
    refuseContact(sam, { ...said, contact, scope }).catch((error) => error.fieldErrors)
  expect(await at('12', 'call')).toHaveProperty('contact')
  expect(await at('ann@', 'mail')).toHaveProperty('contact')
  expect(await at(PHONE, 'mail')).toHaveProperty('scope')
  expect(await at(EMAIL, 'call')).toHaveProperty('scope')
  expect(await db.doNotContact.count()).toBe(0)
})

test('C17: an attempt despite a refusal needs a reason, which is kept in the history', async () => {
  const id = await givenLead()
  await refuseContact(sam, { ...said, contact: PHONE, leadId: id })
  const refused = await logAttempt(sam, id, attempt({ outcome: 'reached' })).catch(
    (error) => error.fieldErrors,
  )
  expect(refused).toHaveProperty('despite')
  await logAttempt(sam, id, attempt({ outcome: 'text' }))
  await logAttempt(sam, id, attempt({ outcome: 'reached', despite: 'They called us' }))
  const events = (await readLead(sam, id)).events.filter(({ type }) => type === 'attempt')
  expect(events.map(({ data }) => data)).toMatchObject([{ outcome: 'text' }, { despite: 'They called us' }])
})

test('C17: dashboard and alert offer no call after a refusal', async () => {
  const id = await givenLead()
  const alert = async () => {
    const read = await readAlertedLead(id)
    if (!read) throw new Error('no lead')
    return composeAlert(read.lead, { ...read, to: 'desk@example.com', now: new Date() })
  }
  expect((await alert()).html).toContain(`href="tel:${E164}"`)
  expect((await ownCalls(sam)).next?.callRefusal).toBeNull()
  await refuseContact(sam, { ...said, contact: PHONE, leadId: id })
  const mail = await alert()
  expect(mail.html).not.toContain(`tel:${E164}`)
  expect(mail.text).toContain('Do not call: They asked not to be called')
  expect(mail.text).not.toContain('asked for contact again')
  expect((await ownCalls(sam)).next?.callRefusal).toMatchObject({ scope: 'call' })
})

test('C17: a new request lifts nothing but shows that they asked again; staff lift with a reason', async () => {
  const first = await givenLead()
  const entry = await refuseContact(sam, { ...said, contact: PHONE, leadId: first })
  await longAgo()
  const second = await givenLead()
  const lead = await readLead(sam, second)
  expect(lead.refusals[0]?.saidAt.getTime()).toBeLessThan(lead.createdAt.getTime())
  expect((await readAlertedLead(second))?.lead.callRefusal).toBeDefined()
  await allowContact(sam, entry, { reason: 'Asked for a call again', leadId: second })
  expect((await readLead(sam, second)).refusals).toEqual([])
  expect(await typesOf(second)).toContain('contact-allowed')
  expect(await db.doNotContact.findUniqueOrThrow({ where: { id: entry } })).toMatchObject({
    liftedBy: 'sam',
    liftReason: 'Asked for a call again',
    liftedAt: expect.any(Date),
  })
  await expect(allowContact(sam, entry, { reason: 'Again' })).rejects.toMatchObject({ status: 409 })
  await refuseContact(sam, { ...said, contact: PHONE })
})

test('C17: a reply to a newer request is sent; a reminder is not, and says why', async () => {
  await refuseContact(sam, { contact: EMAIL, scope: 'automated', how: 'mail' })
  await longAgo()
  const id = await givenLead()
  expect(await send(FAMILY_MAIL)).toEqual([{ state: 'kept', lastError: null }])
  await changeStatus(admin, id, { status: 'contacted' })
  await changeStatus(admin, id, { status: 'scheduled', scheduledDate: '2030-01-02T17:00:00Z' })
  const [, ...about] = await send(FAMILY_MAIL)
  expect(about).toHaveLength(3)
  for (const mail of about)
    expect(mail).toEqual({
      state: 'failed',
      lastError: 'They asked not to receive automated messages on January 1, 2020',
    })
  const told = (await readLead(admin, id)).events.findLast(({ type }) => type === 'family-mail')
  expect(told?.data).toMatchObject({
    outcome: 'failed',
    reason: expect.stringContaining('not to receive automated'),
  })
})

test('C17: mail that a visitor requested before the refusal is no longer sent', async () => {
  const guide = {
    title: 'Guide',
    phone: '(303) 555-0100',
    link: 'https://a.test/1',
    page: 'https://a.test/2',
  }
  const mail = (messageId: string, askedAt?: Date) =>
    queueMail(db, guideMail, guide, {
      messageId,
      to: EMAIL,
      about: 'Guide',
      communityId: null,
      requestId: null,
      replyTo: null,
      ...(askedAt && { askedAt }),
    })
  await mail('<before@x>', new Date('2019-01-01'))
  await refuseContact(sam, { contact: EMAIL, scope: 'mail', how: 'phone' })
  await longAgo()
  await mail('<after@x>')
  expect((await send(VISITOR_MAIL)).map(({ state }) => state)).toEqual(['failed', 'kept'])
})

test('C17: staff see, add and lift entries of their communities and their own', async () => {
  const aspen = await givenCommunity('aspen')
  const birch = await givenCommunity('birch')
  await db.siteSettings.deleteMany()
  const limited = { ...sam, communityIds: [aspen.id] }
  const own = await givenLead({ communityId: aspen.id })
  const others = await givenLead({ communityId: birch.id, phone: '(303) 555-0177', email: '' })
  const first = await refuseContact(admin, { ...said, contact: PHONE, leadId: own })
  const second = await refuseContact(admin, { ...said, contact: '(303) 555-0177', leadId: others })
  expect(await ids(limited)).toEqual([first])
  expect(await ids(admin)).toEqual([second, first])
  expect(await ids(admin, 'search=555-0177')).toEqual([second])
  await expect(allowContact(limited, second, { reason: 'No' })).rejects.toMatchObject({ status: 403 })
  await expect(allowContact(limited, second, { reason: 'No', leadId: others })).rejects.toMatchObject({
    status: 403,
  })
  await expect(allowContact(limited, second, { reason: 'No', leadId: own })).rejects.toMatchObject({
    status: 404,
  })
  await expect(refuseContact(limited, { ...said, contact: PHONE, leadId: others })).rejects.toMatchObject({
    status: 403,
  })
  await allowContact(limited, first, { reason: 'They called' })
  expect(await ids(admin, 'lifted=true')).toEqual([first])
  const third = await refuseContact(limited, { ...said, scope: 'text', contact: '(303) 555-0188' })
  expect(await ids(limited)).toEqual([third])
})

test.each(['viewer', 'analyst', 'editor'] as const)('C17: a %s changes nothing', async (role) => {
  const entry = await refuseContact(admin, { ...said, contact: PHONE })
  const who = somebody(role)
  await expect(refuseContact(who, { ...said, contact: EMAIL })).rejects.toMatchObject({ status: 403 })
  await expect(allowContact(who, entry, { reason: 'No' })).rejects.toMatchObject({ status: 403 })
  if (role === 'editor') await expect(listRefusals(who, query())).rejects.toMatchObject({ status: 403 })
  else expect(await ids(who)).toEqual([entry])
})

test('C17: a counselor cannot refuse contact for a number or address of another community', async () => {
  const [ours, theirs] = await Promise.all([givenCommunity('ours'), givenCommunity('theirs')])
  const lead = await givenLead({ communityId: theirs.id })
  const mine = await givenLead({ communityId: ours.id, phone: '(303) 555-0177', email: 'bob@example.com' })
  const counselor = { ...sam, communityIds: [ours.id] }
  for (const contact of [PHONE, EMAIL]) {
    const denied = { status: 403 }
    await expect(refuseContact(counselor, { ...said, scope: 'everything', contact })).rejects.toMatchObject(
      denied,
    )
    const onMine = { ...said, scope: 'everything' as const, contact, leadId: mine }
    await expect(refuseContact(counselor, onMine)).rejects.toMatchObject(denied)
  }
  expect(await db.doNotContact.count()).toBe(0)
  await refuseContact(counselor, { ...said, contact: '(303) 555-0199' })
  await refuseContact(counselor, { ...said, contact: '(303) 555-0177' })
  await db.tourRequest.update({ where: { id: lead }, data: { communityId: ours.id } })
  await refuseContact(counselor, { ...said, contact: PHONE })
})

test('C17: the person’s copy contains it; erasure keeps entries in force as a digest and deletes lifted ones', async () => {
  await givenLead()
  const held = await refuseContact(sam, { ...said, contact: PHONE })
  const lifted = await refuseContact(sam, { ...said, contact: PHONE, scope: 'text' })
  await allowContact(sam, lifted, { reason: 'Texts are fine' })
  const copy = JSON.stringify(await exportPerson(admin, { phone: PHONE }))
  expect(copy).toContain('Please do not ring my mother')
  await erasePerson(admin, { phone: PHONE, confirm: 'ERASE' })
  const rows = await db.doNotContact.findMany()
  expect(rows).toMatchObject([{ id: held, phoneE164: null, email: null, words: null, scope: 'call' }])
  expect(JSON.stringify(rows)).not.toContain('3035550142')
  expect(await contactRefusal(db, E164, { channel: 'call', by: 'person' })).toMatchObject({ id: held })
  const again = await refuseContact(sam, { ...said, contact: PHONE })
  await erasePerson(admin, { phone: PHONE, confirm: 'ERASE' })
  expect(again).not.toBe(held)
  expect(await db.doNotContact.count()).toBe(1)
})
