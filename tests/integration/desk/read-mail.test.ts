import { beforeEach, expect, test } from 'vitest'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { objectToClaim } from '@/lib/desk/tour-requests/agency-claim'
import { originalMail } from '@/lib/desk/tour-requests/original-mail'
import { releaseLead, setMailAside } from '@/lib/desk/tour-requests/quarantine'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { addMailToDesk, readMail } from '@/lib/desk/tour-requests/read-mail'
import { readRaw } from '@/lib/leads/mailbox/read-raw'
import { storeMail } from '@/lib/leads/mailbox/store-mail'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { AGENCY, mailOf } from '@/tests/support/agency-mail'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, rate_limits, outbox_items, inbound_mails,
    referral_agencies cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

async function actorOf(role: 'counselor' | 'admin' | 'viewer') {
  const { id, username } = await givenAccount({ role })
  return { id, username, role, communityIds: [], mayPublish: false, ipAddress: null, requestId: 'r1' }
}

type Shape = Parameters<typeof mailOf>[0]

/** Imports a mail; returns the lead it became, or null. */
async function mailed(shape: Shape, receivedAt = new Date()) {
  const read = await readRaw(Buffer.from(mailOf(shape)))
  await storeMail({ ...read, place: `test/${read.digest}`, receivedAt })
  const mail = await db.inboundMail.findUniqueOrThrow({ where: { digest: read.digest } })
  return { mailId: mail.id, leadId: mail.tourRequestId ?? '' }
}

const STRANGER = { from: 'Ann <ann@family.example>', text: 'Please call me at 303 555 0199.' }
const TYPED = {
  name: 'Ann Lee',
  phone: '303 555 0199',
  email: '',
  message: 'For her mother',
  communityId: null,
}

const dueOf = (tourRequestId: string, kind: string) =>
  db.outboxItem.count({ where: { tourRequestId, kind, state: 'due' } })
const leadNow = (id: string) =>
  db.tourRequest.findUniqueOrThrow({
    where: { id },
    include: { household: true, mail: true, consents: true },
  })

test('what a person reads in a mail becomes the request; its clock keeps running', async () => {
  const sam = await actorOf('counselor')
  const { leadId } = await mailed(STRANGER)
  const before = await leadNow(leadId)
  await readMail(sam, leadId, TYPED)
  const lead = await leadNow(leadId)
  expect(lead).toMatchObject({
    name: 'Ann Lee',
    phone: '303 555 0199',
    phoneE164: '+13035550199',
    email: null,
    callDueAt: before.callDueAt,
    firstAttemptAt: null,
    household: { name: 'Ann Lee' },
    mail: { state: 'read' },
    consents: [{ kind: 'contact', channel: 'mail' }],
  })
  expect(await dueOf(leadId, 'lead-escalation')).toBe(3)
  await expect(readMail(sam, leadId, TYPED)).rejects.toMatchObject({ status: 409 })
  await expect(readMail(await actorOf('viewer'), leadId, TYPED)).rejects.toMatchObject({ status: 403 })
})

test('T95: the form of a mail from a web form is filled in with what it says', async () => {
  const text = 'Name: Ben Example\nPhone: 303-555-0144 (cell)\nMessage: For my aunt'
  const { leadId } = await mailed({ ...STRANGER, text, headers: ['Auto-Submitted: auto-generated'] })
  expect((await leadNow(leadId)).phone).toBe('')
  const { mail } = await readLead(await actorOf('counselor'), leadId)
  expect(mail?.found).toMatchObject({ name: 'Ben Example', phone: expect.stringContaining('303-555-0144') })
})

test('B8: the read details match a known family', async () => {
  await acceptedLead(leadBody({ phone: '303-555-0199' }))
  const known = await db.tourRequest.findFirstOrThrow()
  const { leadId } = await mailed(STRANGER)
  expect((await leadNow(leadId)).householdId).not.toBe(known.householdId)
  await readMail(await actorOf('counselor'), leadId, TYPED)
  expect((await leadNow(leadId)).householdId).toBe(known.householdId)
  expect(await db.household.count()).toBe(1)
})

test('a mail that is no request waits in quarantine without alerts, and can be released', async () => {
  const sam = await actorOf('counselor')
  const { leadId } = await mailed(STRANGER)
  await setMailAside(sam, leadId)
  expect(await leadNow(leadId)).toMatchObject({
    quarantinedAt: expect.any(Date),
    householdId: null,
    mail: { state: 'set-aside', reason: 'not-a-request' },
  })
  expect(await db.outboxItem.count({ where: { tourRequestId: leadId, state: 'due' } })).toBe(0)
  await expect(setMailAside(sam, leadId)).rejects.toMatchObject({ status: 409 })
  await releaseLead(sam, leadId)
  expect(await leadNow(leadId)).toMatchObject({ quarantinedAt: null, mail: { state: 'to-read' } })
  expect(await dueOf(leadId, 'lead-alert')).toBe(1)
})

const AWAY = ['Auto-Submitted: auto-replied']

test('an administrator can turn a mail that was set aside automatically into a lead', async () => {
  const { mailId } = await mailed({ ...STRANGER, headers: AWAY })
  await expect(addMailToDesk(await actorOf('counselor'), mailId)).rejects.toMatchObject({ status: 403 })
  const maria = await actorOf('admin')
  const leadId = await addMailToDesk(maria, mailId)
  expect(await leadNow(leadId)).toMatchObject({ phone: '', mail: { state: 'to-read', reason: 'asked-for' } })
  expect(await dueOf(leadId, 'lead-alert')).toBe(1)
  await expect(addMailToDesk(maria, mailId)).rejects.toMatchObject({ status: 409 })
})

test('T95: a set-aside mail of an agency that its rules can read is taken back as their request, by one of two', async () => {
  await db.referralAgency.create({ data: AGENCY })
  const maria = await actorOf('admin')
  const { mailId } = await mailed({ headers: AWAY })
  const both = await Promise.allSettled([addMailToDesk(maria, mailId), addMailToDesk(maria, mailId)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const leads = await db.tourRequest.findMany({ include: { mail: true, consents: true } })
  expect(leads).toMatchObject([
    {
      name: 'Edith Holm',
      phoneE164: '+13035550142',
      callDueAt: expect.any(Date),
      mail: { state: 'request', reason: null },
      consents: expect.arrayContaining([expect.objectContaining({ kind: 'contact', granted: true })]),
    },
  ])
  expect(await dueOf(leads[0]?.id ?? '', 'lead-alert')).toBe(1)
})

test('T95: a mail that somebody called no request returns from quarantine with the same click', async () => {
  const maria = await actorOf('admin')
  const { mailId, leadId } = await mailed(STRANGER)
  await setMailAside(maria, leadId)
  expect(await addMailToDesk(maria, mailId)).toBe(leadId)
  expect(await leadNow(leadId)).toMatchObject({ quarantinedAt: null, mail: { state: 'to-read' } })
})

test('T95: the original of a mail with an attachment is for those who see its lead, and goes with it', async () => {
  const headers = ['Content-Type: multipart/mixed; boundary="b"']
  const raw = mailOf({ ...STRANGER, headers }).replace(/Content-Type: text\/plain.*\r\n/, '')
  const parts =
    '--b\r\n\r\nPlease call\r\n--b\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\n\r\nx\r\n--b--'
  const whole = raw.replace(STRANGER.text, parts)
  const read = await readRaw(Buffer.from(whole))
  await storeMail({ ...read, place: 'test/attached', receivedAt: new Date() })
  const { id, tourRequestId } = await db.inboundMail.findFirstOrThrow()
  const content = await originalMail(await actorOf('counselor'), id)
  expect(Buffer.from(content).toString()).toBe(whole)
  const elsewhere = await db.community.create({ data: { slug: 'elsewhere', name: 'Elsewhere' } })
  const other = await db.community.create({ data: { slug: 'other', name: 'Other' } })
  await db.tourRequest.updateMany({ data: { communityId: other.id } })
  const stranger = { ...(await actorOf('counselor')), communityIds: [elsewhere.id] }
  await expect(originalMail(stranger, id)).rejects.toMatchObject({ status: 403 })
  await db.$transaction((tx) => eraseLeads(tx, [tourRequestId ?? '']))
  await expect(originalMail(await actorOf('counselor'), id)).rejects.toMatchObject({ status: 404 })
  const { mailId } = await mailed({ ...STRANGER, headers: AWAY })
  await expect(originalMail(await actorOf('counselor'), mailId)).rejects.toMatchObject({ status: 403 })
})

test('an erased person’s mail is emptied, and importing the same mail again restores nothing', async () => {
  await db.referralAgency.create({ data: AGENCY })
  const shape = { id: 'once@carefinders.example' }
  const { leadId } = await mailed(shape)
  await db.$transaction((tx) => eraseLeads(tx, [leadId]))
  const mail = await db.inboundMail.findFirstOrThrow()
  expect([mail.text, mail.subject, mail.fromAddress]).toEqual(['', '', null])
  expect((await mailed(shape)).leadId).toBe(leadId)
  expect(await db.tourRequest.count()).toBe(1)
})

test('an agency that names a family we knew first gets one objection, with the evidence', async () => {
  const sam = await actorOf('counselor')
  await db.referralAgency.create({ data: AGENCY })
  await acceptedLead(leadBody({ phone: '303-555-0142', landingPageUrl: '/memory-care' }))
  const known = await db.tourRequest.findFirstOrThrow()
  // A Friday evening in Denver: five business days later is the next Friday.
  const { leadId } = await mailed({}, new Date('2026-11-21T03:00:00Z'))
  const { claim } = await readLead(sam, leadId)
  expect(claim).toMatchObject({
    agency: { name: 'Care Finders' },
    objectBy: new Date('2026-11-28T06:59:59.999Z'),
    knew: {
      at: known.createdAt,
      type: 'received',
      source: 'tour',
      page: expect.stringContaining('/memory-care'),
    },
    objection: null,
  })
  await expect(objectToClaim(await actorOf('viewer'), leadId)).rejects.toMatchObject({ status: 403 })
  await objectToClaim(sam, leadId)
  expect((await readLead(sam, leadId)).claim?.objection).toMatchObject({ by: sam.username })
  await expect(objectToClaim(sam, leadId)).rejects.toMatchObject({ status: 409 })
})

test('an agency that named the family first gets no objection', async () => {
  const sam = await actorOf('counselor')
  await db.referralAgency.create({ data: AGENCY })
  const { leadId } = await mailed({})
  await acceptedLead(leadBody({ phone: '303-555-0142' }))
  expect((await readLead(sam, leadId)).claim).toMatchObject({ knew: null })
  await expect(objectToClaim(sam, leadId)).rejects.toMatchObject({ status: 409 })
})
