import { afterAll, beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/webhooks/texts/status/route'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { changeStatus, scheduleTour } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { recordTextConsent } from '@/lib/desk/tour-requests/text-consent'
import { familyText } from '@/lib/leads/family/family-text'
import { visitPath } from '@/lib/leads/family/visit-link'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { callTourOff } from '@/lib/leads/tours/ask-for-change'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import { env } from '@/lib/platform/env'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'
import { refused, startTextService } from '@/tests/support/text-service'
import { aboutOf, givenLead, givenTour, rowsOf, sendAll, TOUR } from '@/tests/support/texted-family'
import { zoneAtHour } from '../../support/zone-at-hour'

const E164 = '+13035550142'
const LATER = '2030-01-05T17:00:00.000Z'
const WORDS = 'Text me. {company} sends up to 6.'
const sam = somebody('counselor')
const service = await startTextService()

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, site_settings, do_not_contacts, users, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await db.siteSettings.create({
    data: { companyName: 'Evergrove', textConsentText: WORDS, consentVersion: 4 },
  })
  Object.assign(env(), service.settings)
  service.refuse(null)
  service.texts.length = 0
})
afterAll(async () => {
  expect(service.failures).toEqual([])
  await service.close()
})

test('B10: a family that ticked the box is texted at once, and the consent wording is stored with the request', async () => {
  const { id: communityId } = await givenCommunity('aspen', { name: 'Aspen House' })
  const id = await givenLead({ communityId, email: '' })
  await runDue(familyText)
  const [text] = service.texts
  expect(text).toMatchObject({
    to: E164,
    body: expect.stringMatching(/^Evergrove: thank you, .* Aspen House\./),
  })
  expect(text?.body).toContain(visitPath({ id, linkIssuedAt: null }))
  const [row] = await rowsOf(id)
  expect(text?.reportTo).toContain(row?.id)
  expect(await db.leadConsent.findFirst({ where: { tourRequestId: id, kind: 'texts' } })).toMatchObject({
    granted: true,
    wording: 'Text me. Evergrove sends up to 6.',
    version: 4,
    phoneE164: E164,
  })
  const { deliveries, events } = await readLead(sam, id)
  expect(deliveries.find(({ kind }) => kind === FAMILY_TEXT)).toMatchObject({
    state: 'sent',
    words: text?.body,
  })
  expect(events.find(({ type }) => type === 'family-text')).toMatchObject({
    data: { about: 'received', outcome: 'sent' },
  })
})

test('B9: no text without consent, for a held request, or from a form without the box', async () => {
  expect(await rowsOf(await givenLead({ textConsent: false }))).toEqual([])
  expect(await rowsOf(await givenLead({ honeypot: 'x' }))).toEqual([])
  await db.siteSettings.updateMany({ data: { textConsentText: null } })
  await changeStatus(sam, await givenLead(), { status: 'scheduled', scheduledDate: TOUR })
  await runDue(familyText)
  expect(service.texts).toEqual([])
})

test('B9: a family that agreed on the phone is texted from then on; the record names the employee and the wording', async () => {
  const id = await givenLead({ textConsent: false })
  await givenTour(id)
  expect(await rowsOf(id)).toEqual([])
  const asked = (await readLead(sam, id)).textsToAsk
  expect(asked).toEqual({ wording: 'Text me. Evergrove sends up to 6.', version: 4 })
  await expect(recordTextConsent(sam, id, { how: 'phone', version: 3 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('wording has changed'),
  })
  await expect(recordTextConsent(somebody('editor'), id, { how: 'phone', version: 4 })).rejects.toMatchObject(
    { status: 403 },
  )
  await recordTextConsent(sam, id, { how: 'phone', version: 4 })
  expect(await db.leadConsent.findFirst({ where: { tourRequestId: id, kind: 'texts' } })).toMatchObject({
    granted: true,
    channel: 'phone',
    recordedBy: sam.username,
    phoneE164: E164,
    wording: 'Text me. Evergrove sends up to 6.',
    version: 4,
  })
  expect((await rowsOf(id)).map(aboutOf)).toEqual(['tour-tomorrow', 'tour-soon'])
  const { events, mayText, textsToAsk } = await readLead(sam, id)
  expect(events.find(({ type }) => type === 'agreed-texts')).toMatchObject({
    actorName: sam.username,
    data: { how: 'phone' },
  })
  expect({ mayText, textsToAsk }).toEqual({ mayText: true, textsToAsk: null })
  expect(await db.auditEntry.count({ where: { action: 'lead.agreed-texts', entityId: id } })).toBe(1)
  await expect(recordTextConsent(sam, id, { how: 'phone', version: 4 })).rejects.toMatchObject({
    message: 'They have already agreed to texts at this number',
  })
})

test('B9: after STOP consent is not requested until it is lifted, nor from a form without the box', async () => {
  const id = await givenLead({ textConsent: false })
  const said = { scope: 'automated', how: 'phone', words: null } as const
  await db.$transaction((tx) =>
    noteRefusal(tx, [{ phoneE164: E164, email: null }], said, { by: sam, lead: null }),
  )
  expect((await readLead(sam, id)).textsToAsk).toBeNull()
  await expect(recordTextConsent(sam, id, { how: 'phone', version: 4 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Lift that first'),
  })
  await db.$executeRaw`truncate do_not_contacts cascade`
  await db.siteSettings.updateMany({ data: { textConsentText: null } })
  forgetRemembered()
  expect((await readLead(sam, id)).textsToAsk).toBeNull()
})

test('a number is texted about three requests an hour', async () => {
  for (let count = 0; count < 5; count += 1) await givenLead()
  expect(await db.outboxItem.count({ where: { kind: FAMILY_TEXT } })).toBe(3)
})

test('C16: texts confirm, remind of, move and cancel a tour, and mention its former date only where it moved', async () => {
  const id = await givenLead()
  await runDue(familyText)
  await givenTour(id)
  const planned = (await rowsOf(id)).slice(1)
  expect(planned.map((row) => [aboutOf(row), row.dueAt.toISOString().slice(0, 16)])).toEqual([
    ['tour-set', expect.any(String)],
    ['tour-tomorrow', '2030-01-01T17:00'],
    ['tour-soon', '2030-01-02T15:00'],
  ])
  await scheduleTour(sam, id, { scheduledDate: LATER })
  await sendAll()
  const said = service.texts.map(({ body }) => body)
  const former = said.filter((text) => text.includes('January 2'))
  expect(former).toEqual([expect.stringContaining('instead of Wednesday, January 2')])
  // In any order.
  expect(said.filter((text) => text.includes('has a new time: Saturday, January 5, 10:00 am'))).toHaveLength(
    1,
  )
  await callTourOff(visitPath({ id, linkIssuedAt: null }).split('/').pop() ?? '', null)
  await runDue(familyText)
  expect(service.texts.at(-1)?.body).toContain('is canceled')
})

test('a corrected number has not agreed; ticking the box in the form sent once more counts from then', async () => {
  const transactionId = crypto.randomUUID()
  const same = { transactionId, formSecret: crypto.randomUUID(), email: 'ann@example.com' }
  const id = await givenLead(same)
  const other = '(303) 555-0177'
  await acceptedLead(leadBody({ ...same, phone: other }), { from: null })
  await givenTour(id)
  expect((await rowsOf(id)).filter(({ target }) => target !== E164)).toEqual([])
  await sendAll()
  expect(service.texts).toEqual([])
  const again = { ...same, phone: other, textConsent: true, consentVersion: 4 }
  for (const _ of [1, 2]) await acceptedLead(leadBody(again), { from: null })
  const agreed = await db.leadConsent.findMany({
    where: { tourRequestId: id, kind: 'texts' },
    orderBy: { id: 'asc' },
  })
  expect(agreed.map(({ phoneE164 }) => phoneE164)).toEqual([E164, '+13035550177'])
  await scheduleTour(sam, id, { scheduledDate: LATER })
  await sendAll()
  expect(service.texts[0]).toMatchObject({ to: '+13035550177' })
})

test("C17: after STOP nothing goes out, not even a newer form's acknowledgment, and staff see why", async () => {
  const said = { scope: 'automated', how: 'text-reply', words: 'STOP' } as const
  await db.$transaction((tx) =>
    noteRefusal(tx, [{ phoneE164: E164, email: null }], said, { by: null, lead: null }),
  )
  const id = await givenLead()
  await runDue(familyText)
  expect(service.texts).toEqual([])
  expect(await rowsOf(id)).toMatchObject([
    { state: 'failed', lastError: expect.stringContaining('asked not to receive automated messages') },
  ])
})

test('C17: after an opt-out with the carrier no text is sent until START, and the lead says so', async () => {
  const id = await givenLead()
  service.refuse(refused(400, 21610, 'Attempt to send to unsubscribed recipient'))
  await runDue(familyText)
  expect(await rowsOf(id)).toMatchObject([{ state: 'failed' }])
  expect(await contactRefusal(db, E164, { channel: 'text', by: 'person' })).toMatchObject({ scope: 'text' })
  const { events } = await readLead(sam, id)
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['family-text', 'do-not-contact']))
})

test("the lead shows a text's delivery status; staff can resend one that did not arrive", async () => {
  const id = await givenLead()
  await runDue(familyText)
  const [text] = service.texts
  if (!text) throw new Error('no text was sent')
  await POST(service.reportOf(text, 'undelivered', 30003), undefined)
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({
    state: 'failed',
    lastError: '30003: the phone is switched off or out of reach',
  })
  await resendDelivery(sam, row?.id ?? '')
  await runDue(familyText)
  await POST(service.reportOf(service.texts.at(-1) ?? text, 'delivered'), undefined)
  const { deliveries } = await readLead(sam, id)
  expect(deliveries.find(({ kind }) => kind === FAMILY_TEXT)).toMatchObject({
    state: 'sent',
    receipt: { status: 'delivered' },
  })
})

test('B9: at most six texts are sent about a request, as the box says', async () => {
  const id = await givenLead()
  await givenTour(id)
  for (let day = 3; day < 9; day += 1) {
    await scheduleTour(sam, id, { scheduledDate: `2030-01-0${day}T17:00:00.000Z` })
    await sendAll()
  }
  expect(service.texts).toHaveLength(6)
  expect((await rowsOf(id)).some(({ lastError }) => lastError?.includes('at most 6 texts'))).toBe(true)
})

test('at night a text caused by staff waits for the morning, even a late one', async () => {
  const { id: communityId } = await givenCommunity('aspen')
  await db.community.update({ where: { id: communityId }, data: { timeZone: zoneAtHour(3) } })
  forgetRemembered()
  const id = await givenLead({ communityId })
  await runDue(familyText)
  await givenTour(id)
  const [, set] = await rowsOf(id)
  expect(set?.dueAt.getTime()).toBeGreaterThan(Date.now())
  service.texts.length = 0
  await runDue(familyText)
  expect(service.texts).toEqual([])
  expect((await rowsOf(id))[1]).toMatchObject({
    state: 'due',
    lastError: expect.stringContaining('Nighttime'),
  })
})

test('C4: a manual text comes from the usual number, counts as the attempt, and passes the same checks', async () => {
  const { id: communityId } = await givenCommunity('aspen')
  const setZone = async (hour: number) => {
    await db.community.update({ where: { id: communityId }, data: { timeZone: zoneAtHour(hour) } })
    forgetRemembered()
  }
  await setZone(13)
  const { id: by } = await db.user.create({ data: { username: 'ann', password: '-', role: 'counselor' } })
  const ann = { ...sam, id: by, username: 'ann' }
  const id = await givenLead({ communityId })
  const attempt = { attemptId: crypto.randomUUID(), outcome: 'text', text: 'Can I call you at 5?' } as const
  for (const _ of [1, 2]) await logAttempt(ann, id, attempt)
  expect((await readLead(sam, id)).mayText).toBe(true)
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id } })).firstAttemptAt).not.toBeNull()
  await runDue(familyText)
  expect(service.texts.filter(({ body }) => body.includes('at 5?'))).toMatchObject([
    { to: E164, body: 'Evergrove: Can I call you at 5? Reply STOP to stop.' },
  ])
  const sent = (await rowsOf(id)).at(-1)
  await resendDelivery(sam, sent?.id ?? '')
  await runDue(familyText)
  expect(service.texts.at(-1)?.body).toContain('at 5?')

  const again = () => logAttempt(ann, id, { ...attempt, attemptId: crypto.randomUUID() })
  await setZone(3)
  await expect(again()).rejects.toMatchObject({ fieldErrors: { text: expect.stringContaining('nighttime') } })
  await setZone(13)
  await db.leadConsent.deleteMany({ where: { kind: 'texts' } })
  await expect(again()).rejects.toMatchObject({
    fieldErrors: { text: expect.stringContaining('not agreed') },
  })
})

test('without a text service no consent is requested and no text planned', async () => {
  Object.assign(env(), { TWILIO_ACCOUNT_SID: undefined })
  const id = await givenLead()
  await givenTour(id)
  expect(await db.leadConsent.count({ where: { kind: 'texts' } })).toBe(0)
  expect(await rowsOf(id)).toEqual([])
})

test('T88: erasing a person removes their number from the consent, and their queued texts', async () => {
  const id = await givenLead()
  await db.$transaction((tx) => eraseLeads(tx, [id]))
  expect(await db.leadConsent.count({ where: { phoneE164: { not: null } } })).toBe(0)
  expect(await rowsOf(id)).toEqual([])
})
