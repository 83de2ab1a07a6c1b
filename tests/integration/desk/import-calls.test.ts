import { beforeEach, expect, test } from 'vitest'
import { importCalls } from '@/lib/desk/calls/import-calls'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { leadsBehind } from '@/lib/marketing/reports/leads-behind'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate imported_calls, do_not_contacts, tour_requests, households, email_recipients, communities, tracking_numbers, blocked_senders, rate_limits, outbox_items, site_settings cascade`
  await db.siteSettings.create({ data: { companyName: 'Evergrove', timeZone: 'America/Denver' } })
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  forgetRemembered()
})

async function counselor(communityIds: string[] = [], role: 'counselor' | 'editor' = 'counselor') {
  const { id, username } = await givenAccount({ role })
  return { id, username, role, communityIds, mayPublish: false, ipAddress: null, requestId: 'r1' }
}

const HEADING = 'Call Status,Tracking Number,Source,Campaign,Start Time,Duration (seconds),Name,Phone Number'

const file = (...lines: string[]) => new Blob([[HEADING, ...lines].join('\n')]).stream()

/** A time before now, as reports write it. */
const ago = (minutes: number) => new Date(Math.floor(Date.now() / 1_000 - minutes * 60) * 1_000).toISOString()

const DAY = 24 * 60

async function givenNumber() {
  const community = await db.community.create({ data: { slug: 'juniper', name: 'Juniper House' } })
  await db.trackingNumber.create({
    data: {
      number: '+17205550166',
      shownAs: '(720) 555-0166',
      communityId: community.id,
      utmSource: 'google',
      utmMedium: 'cpc',
    },
  })
  return community
}

test('F11: a call becomes a lead with its time, community and campaign; importing the file again adds nothing', async () => {
  const community = await givenNumber()
  const sam = await counselor()
  const startedAt = ago(40 * DAY)
  const missedAt = ago(39 * DAY)
  const calls = () =>
    file(
      `Answered,7205550166,Google Ads,Spring,${startedAt},125,Ruth Holm,(303) 555-0142`,
      `Missed,7205550166,,,${missedAt},0,,(303) 555-0143`,
    )
  const look = await importCalls(sam, calls(), { save: false })
  expect(look).toMatchObject({ created: 2, answered: 1, unchanged: 0, fates: { rings: 0, 'on-record': 2 } })
  expect(await db.tourRequest.count()).toBe(0)

  expect(await importCalls(sam, calls(), { save: true })).toMatchObject({ created: 2, unchanged: 0 })
  expect(await importCalls(sam, calls(), { save: true })).toMatchObject({ created: 0, unchanged: 2 })
  const [answered, missed] = await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })
  expect(answered).toMatchObject({
    name: 'Ruth Holm',
    phoneE164: '+13035550142',
    source: 'phone',
    status: 'contacted',
    communityId: community.id,
    utmSource: 'google',
    utmMedium: 'cpc',
    utmCampaign: 'Spring',
    createdAt: new Date(startedAt),
    reachedAt: new Date(startedAt),
    adConsent: 'denied',
    // The importing person has not spoken with them.
    ownerId: null,
    firstAttemptById: null,
    promise: null,
    callDueAt: null,
    touches: { first: { at: startedAt, utmSource: 'google' }, last: { utmCampaign: 'Spring' } },
  })
  expect(answered?.transactionId).not.toMatch(/555-?0142/)
  expect(missed).toMatchObject({
    name: 'Caller (303) 555-0143',
    status: 'new',
    reachedAt: null,
    nextStep: null,
  })
  expect(
    await db.outboxItem.count({ where: { kind: { in: ['lead-alert', 'lead-escalation', 'alert-watch'] } } }),
  ).toBe(0)
  expect(await db.auditEntry.count({ where: { action: 'lead.import-calls' } })).toBeGreaterThanOrEqual(2)
  // They do not count in response times.
  const { rows } = await leadsBehind(
    sam,
    { from: '2000-01-01', to: '2100-01-01', timeZone: 'America/Denver' },
    { measure: 'received', group: null, key: '' },
    1,
  )
  expect(rows).toEqual([])
})

test('F11: a call whose lead was deleted or erased is not imported again', async () => {
  const sam = await counselor()
  const calls = () =>
    file(
      `Answered,7205550166,,,${ago(40 * DAY)},125,Ruth Holm,(303) 555-0142`,
      `Answered,7205550166,,,${ago(39 * DAY)},90,Ida Moore,(303) 555-0143`,
    )
  const file1 = await new Response(calls()).text()
  const again = () => importCalls(sam, new Blob([file1]).stream(), { save: true })
  expect(await again()).toMatchObject({ created: 2 })
  const [wrong, family] = await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })
  await deleteLead(somebody('admin'), String(wrong?.id))
  await db.$transaction((tx) => eraseLeads(tx, [String(family?.id)]))
  expect(await again()).toMatchObject({ created: 0, unchanged: 2 })
  expect(await db.tourRequest.findMany()).toMatchObject([{ name: 'Erased', phoneE164: null }])
})

test('F11: a call missed today alerts staff and starts the clock at the call, unless staff spoke with them since', async () => {
  await givenNumber()
  const sam = await counselor()
  const now = new Date(Date.now())
  const outcome = await importCalls(
    sam,
    file(
      `Missed,7205550166,,,${ago(3)},0,,(303) 555-0142`,
      `Missed,7205550166,,,${ago(2)},0,,(303) 555-0143`,
      `Answered,7205550166,,,${ago(1)},90,,(303) 555-0143`,
    ),
    { save: true, now },
  )
  // Just after midnight the first of them was yesterday.
  const isToday =
    new Date(now.getTime() - 3 * 60_000).toLocaleDateString('en-US', { timeZone: 'America/Denver' }) ===
    now.toLocaleDateString('en-US', { timeZone: 'America/Denver' })
  expect(outcome.fates).toEqual({ rings: isToday ? 1 : 0, 'call-back': isToday ? 0 : 1, 'on-record': 2 })
  const rung = await db.tourRequest.findFirstOrThrow({ where: { phoneE164: '+13035550142' } })
  const alerts = await db.outboxItem.count({ where: { tourRequestId: rung.id, kind: 'lead-alert' } })
  expect(alerts).toBe(isToday ? 1 : 0)
  if (isToday) expect(rung).toMatchObject({ firstAttemptAt: null, callDueAt: expect.any(Date) })
})

test('F11: a call missed two days ago is planned to be called back, without alerts', async () => {
  await givenNumber()
  const outcome = await importCalls(
    await counselor(),
    file(`Missed,7205550166,,,${ago(2 * DAY)},0,,(303) 555-0142`),
    { save: true },
  )
  expect(outcome.fates['call-back']).toBe(1)
  const lead = await db.tourRequest.findFirstOrThrow()
  expect(lead).toMatchObject({ nextStep: 'call', nextStepAt: expect.any(Date) })
  expect(await db.outboxItem.count({ where: { tourRequestId: lead.id, kind: 'lead-escalation' } })).toBe(0)
})

test('F11: nobody calls back who has refused contact since', async () => {
  const sam = await counselor()
  for (const phoneE164 of ['+13035550142', '+13035550143']) {
    const saidAt = new Date(ago(phoneE164.endsWith('2') ? DAY : 9 * DAY))
    await db.doNotContact.create({ data: { phoneE164, scope: 'everything', how: 'phone', saidAt } })
  }
  const calls = file(
    `Missed,7205550166,,,${ago(2 * DAY)},0,,(303) 555-0142`,
    `Missed,7205550166,,,${ago(2 * DAY)},0,,(303) 555-0143`,
  )
  await importCalls(sam, calls, { save: true })
  const [refused, invites] = await db.tourRequest.findMany({ orderBy: { phoneE164: 'asc' } })
  expect(refused).toMatchObject({ nextStep: null, contactEndedAt: expect.any(Date) })
  expect(invites).toMatchObject({ nextStep: 'call', contactEndedAt: null })
})

test('F11: a known family’s call joins its household under its own name; blocked callers are left out', async () => {
  const { transactionId } = await acceptedLead(leadBody({ name: 'Edith Holm', phone: '(303) 555-0142' }), {
    from: null,
  })
  await db.blockedSender.create({ data: { kind: 'phone', value: '+13035550149' } })
  forgetRemembered()
  const outcome = await importCalls(
    await counselor(),
    file(
      `Answered,,,,${ago(2 * DAY)},90,,(303) 555-0142`,
      `Answered,,,,${ago(2 * DAY)},90,,(303) 555-0149`,
      `Answered,3035559999,,,${ago(2 * DAY)},90,,(303) 555-0141`,
    ),
    { save: true },
  )
  expect(outcome).toMatchObject({
    created: 2,
    leftOut: [{ number: 3, words: 'The phone number is on the block list' }],
    unknownNumbers: ['(303) 555-9999'],
  })
  const first = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  const call = await db.tourRequest.findFirstOrThrow({
    where: { source: 'phone', phoneE164: '+13035550142' },
  })
  expect(call).toMatchObject({ name: 'Edith Holm', householdId: first.householdId })
})

test('F11: only people who may create leads import calls, and only for their communities', async () => {
  await givenNumber()
  const other = await db.community.create({ data: { slug: 'aspen', name: 'Aspen' } })
  const line = `Answered,7205550166,,,${ago(2 * DAY)},90,,(303) 555-0142`
  await expect(importCalls(await counselor([], 'editor'), file(line), { save: true })).rejects.toMatchObject({
    status: 403,
  })
  const limited = await importCalls(await counselor([other.id]), file(line), { save: true })
  expect(limited).toMatchObject({
    created: 0,
    problems: [{ number: 2, words: 'This belongs to a community that you cannot access' }],
  })
  // The number alone does not reveal the caller's name.
  const juniper = await db.community.findUniqueOrThrow({ where: { slug: 'juniper' } })
  await acceptedLead(leadBody({ name: 'Edith Holm', phone: '(303) 555-0148', communityId: juniper.id }), {
    from: null,
  })
  const made = `Answered,,,,${ago(2 * DAY)},90,,(303) 555-0148`
  expect(await importCalls(await counselor([other.id]), file(made), { save: true })).toMatchObject({
    created: 1,
  })
  const call = await db.tourRequest.findFirstOrThrow({ where: { source: 'phone' } })
  expect(call.name).toBe('Caller (303) 555-0148')
  await db.$executeRaw`truncate tour_requests cascade`
  await expect(
    importCalls(await counselor(), file(line), { save: true, shortest: -1 }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await db.tourRequest.count()).toBe(0)
})
