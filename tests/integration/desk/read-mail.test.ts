import { beforeEach, expect, test } from 'vitest'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { objectToClaim } from '@/lib/desk/tour-requests/agency-claim'
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

test('an administrator can turn a mail that was set aside automatically into a lead', async () => {
  const { mailId } = await mailed({ ...STRANGER, headers: ['List-Id: <a.example>'] })
  await expect(addMailToDesk(await actorOf('counselor'), mailId)).rejects.toMatchObject({ status: 403 })
  const maria = await actorOf('admin')
  const leadId = await addMailToDesk(maria, mailId)
  expect(await leadNow(leadId)).toMatchObject({ phone: '', mail: { state: 'to-read', reason: 'asked-for' } })
  expect(await dueOf(leadId, 'lead-alert')).toBe(1)
  await expect(addMailToDesk(maria, mailId)).rejects.toMatchObject({ status: 409 })
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
