import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/webhooks/texts/inbound/route'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const TOKEN = vi.hoisted(() => {
  const token = 'the token only the tests and the fake service know'
  Object.assign(process.env, {
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: token,
    TWILIO_FROM: '+13035550100',
  })
  return token
})

const ADDRESS = 'http://localhost:3000/api/webhooks/texts/inbound'
const FROM = '+13035550142'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, do_not_contacts, rate_limits, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

/** A text to our number, as forwarded by the service. */
function texted(body: string, { sid = `SM${randomUUID()}`, token = TOKEN } = {}): Promise<Response> {
  const form = new URLSearchParams({ MessageSid: sid, From: FROM, To: '+13035550100', Body: body })
  const signed = [...form].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value)
  const signature = createHmac('sha1', token)
    .update(ADDRESS + signed.join(''))
    .digest('base64')
  const headers = { 'x-twilio-signature': signature }
  return POST(new Request(ADDRESS, { method: 'POST', headers, body: form }), undefined)
}

async function givenLead(): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody({ phone: FROM }), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const answerOf = async (response: Promise<Response>) =>
  /<Message>(.*)<\/Message>/.exec(await (await response).text())?.[1] ?? null
const mayText = async () => (await contactRefusal(db, FROM, { channel: 'text', by: 'system' })) === null

test('C17: STOP ends all automation at once, is confirmed once, and is in the history', async () => {
  const lead = await givenLead()
  expect(await answerOf(texted('Please STOP texting me'))).toContain('no more texts')
  expect(await mayText()).toBe(false)
  expect(await answerOf(texted('STOP'))).toBeNull()
  expect(await db.doNotContact.findMany()).toMatchObject([
    {
      phoneE164: FROM,
      scope: 'automated',
      how: 'text-reply',
      words: 'Please STOP texting me',
      recordedBy: null,
    },
  ])
  expect(await db.leadEvent.count({ where: { tourRequestId: lead, type: 'do-not-contact' } })).toBe(1)
})

test('C17: whoever wants to be left alone is not contacted at all; staff read it and decide', async () => {
  const lead = await givenLead()
  expect(await answerOf(texted('Leave me alone!'))).toContain('we will not contact you again')
  expect(await db.doNotContact.findMany()).toMatchObject([{ phoneE164: FROM, scope: 'everything' }])
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id: lead } })).toMatchObject({
    contactEndedAt: expect.any(Date),
  })
  const alerts = { tourRequestId: lead, kind: 'lead-alert', payload: { path: ['again'], not: '' } }
  expect(await db.outboxItem.count({ where: alerts })).toBe(1)
  expect(await answerOf(texted('START'))).toContain('texts again')
  expect(await db.tourRequest.findUniqueOrThrow({ where: { id: lead } })).toMatchObject({
    contactEndedAt: null,
  })
})

test('C17: a plain STOP asks nobody, and covers the person’s address; what is less plain is read by staff', async () => {
  const { transactionId } = await acceptedLead(leadBody({ phone: FROM, email: 'Ann@Example.com' }), {
    from: null,
  })
  const { id } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  const read = () => db.leadEvent.count({ where: { tourRequestId: id, type: 'family-texted' } })
  await texted('ALTO')
  expect(await db.doNotContact.findMany({ orderBy: { email: 'asc' } })).toMatchObject([
    { email: 'ann@example.com', scope: 'automated' },
    { phoneE164: FROM, scope: 'automated' },
  ])
  expect(await read()).toBe(0)
  await texted('dont text')
  expect(await read()).toBe(1)
})

test('C17: START lifts an opt-out by text, but not one told to a person', async () => {
  await texted('STOP')
  await db.doNotContact.create({ data: { phoneE164: FROM, scope: 'call', how: 'phone', saidAt: new Date() } })
  expect(await answerOf(texted('Unstop'))).toContain('texts again')
  expect(await mayText()).toBe(true)
  expect(await db.doNotContact.findMany({ where: { liftedAt: null } })).toMatchObject([{ scope: 'call' }])
  expect(await answerOf(texted('START'))).toBeNull()
})

test('any other text is added to the newest request once, and staff are notified', async () => {
  const lead = await givenLead()
  const sid = 'SM-the-same'
  expect(await answerOf(texted('Can we come on Friday?', { sid }))).toBeNull()
  await texted('Can we come on Friday?', { sid })
  const entries = await db.leadEvent.findMany({ where: { tourRequestId: lead, type: 'family-texted' } })
  expect(entries).toMatchObject([{ data: { text: 'Can we come on Friday?' } }])
  const again = {
    tourRequestId: lead,
    kind: 'lead-alert',
    payload: { path: ['again'], equals: entries[0]?.id ?? '' },
  }
  expect(await db.outboxItem.count({ where: again })).toBe(1)
})

test('unknown senders and HELP get the staffed phone number', async () => {
  expect(await answerOf(texted('Who is this?'))).toContain('This number is not monitored. Please visit')
  await db.siteSettings.create({
    data: {
      companyName: 'Maple House',
      companyPhoneDisplay: '(303) 555-0100',
      companyPhoneDial: '+13035550100',
    },
  })
  forgetRemembered()
  expect(await answerOf(texted('Who is this?'))).toContain('Please call (303) 555-0100')
  expect(await answerOf(texted('HELP'))).toContain('Reply STOP to stop.')
})

test('messages without the service’s signature are ignored', async () => {
  expect((await texted('STOP', { token: 'another' })).status).toBe(403)
  const unsigned = new Request(ADDRESS, {
    method: 'POST',
    body: new URLSearchParams({ From: FROM, Body: 'STOP' }),
  })
  expect((await POST(unsigned, undefined)).status).toBe(400)
  expect(await db.doNotContact.count()).toBe(0)
})
