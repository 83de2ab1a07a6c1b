import { afterAll, beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/webhooks/texts/status/route'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { LEAD_TEXT } from '@/lib/leads/tour-requests/alert-kinds'
import { leadText } from '@/lib/leads/tour-requests/lead-text'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'
import { type ReceivedText, refused, startTextService } from '@/tests/support/text-service'

const MOBILE = '+13035550111'
const service = await startTextService()

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, users, outbox_items cascade`
  await db.user.create({
    data: {
      username: 'ann',
      role: 'counselor',
      password: '-',
      alertRules: { create: { mobile: MOBILE, byText: true } },
    },
  })
  Object.assign(env(), service.settings)
  service.refuse(null)
  service.texts.length = 0
})
afterAll(async () => {
  expect(service.failures).toEqual([])
  await service.close()
})

/** A lead with a text due. */
async function givenText() {
  const community = await givenCommunity('lodge', { name: 'Evergrove Lodge' })
  const body = leadBody({ name: 'Ann O’Brien', message: 'Her dementia', communityId: community.id })
  const { transactionId } = await acceptedLead(body, { from: null })
  await runDue(alertWatch)
  return db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
}

const row = () =>
  db.outboxItem.findFirstOrThrow({
    where: { kind: LEAD_TEXT },
    include: { attempts: { orderBy: { number: 'asc' } } },
  })

const lastText = () => {
  const text = service.texts.at(-1)
  if (!text) throw new Error('no text was sent')
  return text
}

const report = (status: string, code?: number, text: ReceivedText = lastText()) =>
  POST(service.reportOf(text, status, code), undefined)

test('C7: the text names community, time and address, but nothing about the family', async () => {
  const lead = await givenText()
  await runDue(leadText)
  const { to, body, reportTo } = lastText()
  expect(to).toBe(MOBILE)
  expect(body).toMatch(
    /^New tour request, Evergrove Lodge\. .*http:\/\/localhost:3000\/admin\/tour-requests\//,
  )
  expect(body).toContain(lead.id)
  expect(body).not.toMatch(/Ann|Brien|dementia/i)
  expect(body).not.toContain(lead.phone)
  const { id, messageId, state, attempts } = await row()
  expect({ messageId, state }).toEqual({ messageId: lastText().sid, state: 'sent' })
  expect(attempts).toMatchObject([{ outcome: 'sent', response: 'queued' }])
  expect(reportTo).toBe(`http://localhost:3000/api/webhooks/texts/status?delivery=${id}`)
})

test('C8: delivery reports are kept in their true order, even when they arrive out of order', async () => {
  const { id } = await givenText()
  await runDue(leadText)
  for (const status of ['sent', 'delivered', 'sent', 'read']) expect((await report(status)).status).toBe(204)
  const { deliveries } = await readLead(somebody('admin'), id)
  expect(deliveries).toMatchObject([{ state: 'sent', receipt: { status: 'delivered', words: null } }])
})

test('C8: a text reported as undelivered is a failed alert with the reason, alarms, and can be sent again', async () => {
  const { id } = await givenText()
  await db.outboxItem.updateMany({ where: { kind: 'lead-alert' }, data: { state: 'failed' } })
  await runDue(leadText)
  const first = lastText()
  await report('undelivered', 30003)
  const words = '30003: the phone is switched off or out of reach'
  expect(await row()).toMatchObject({ state: 'failed', lastError: words })
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { id }, include: { events: true } })
  expect(lead.alarmedAt).not.toBeNull()
  expect(lead.events.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ outcome: 'failed', target: MOBILE, reason: words }),
  )
  expect(await db.alertRules.findFirst()).toMatchObject({ textRefusal: words })

  await resendDelivery(somebody('admin'), (await row()).id)
  await runDue(leadText)
  expect(lastText().sid).not.toBe(first.sid)
  // Late reports about the first message no longer apply.
  await report('failed', 30008, first)
  await report('delivered')
  const { deliveries } = await readLead(somebody('admin'), id)
  expect(deliveries.find(({ kind }) => kind === LEAD_TEXT)).toMatchObject({
    state: 'sent',
    receipt: { status: 'delivered' },
  })
  expect(await db.alertRules.findFirst()).toMatchObject({ textRefusal: null })
})

test('C8: a report that arrives before the worker records the acceptance counts as well', async () => {
  const { id } = await givenText()
  const items = await claimDue(leadText)
  const sent = leadText.run
  const reported = {
    ...leadText,
    run: async (...given: Parameters<typeof sent>) => {
      const outcome = await sent(...given)
      await report('failed', 30006)
      return outcome
    },
  }
  await runClaimed(reported, items)
  expect(await row()).toMatchObject({
    state: 'failed',
    lastError: '30006: the number cannot receive texts (a landline)',
  })
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'delivery' } })).toBe(1)
})

test.each([
  [400, 21610, 'Attempt to send to unsubscribed recipient', 'failed'],
  [400, 21211, 'Invalid To number', 'failed'],
  [429, 20429, 'Too many requests', 'due'],
  [401, 20003, 'Authenticate', 'due'],
  [503, 20503, 'Service unavailable', 'due'],
])('T39: %i with code %i (%s) leaves the text %s', async (status, code, message, state) => {
  await givenText()
  service.refuse(refused(status, code, message))
  await runDue(leadText)
  expect(await row()).toMatchObject({
    state,
    lastError: `${code}: ${message}`,
    attempts: [{ responseCode: code }],
  })
})

test('an invalid response of the service is retried', async () => {
  await givenText()
  service.refuse({ status: 200, body: '<p>hello</p>' })
  await runDue(leadText)
  expect(await row()).toMatchObject({
    state: 'due',
    lastError: 'The text service sent a response that was not understood',
  })
})

test('a text that waited until after a call is not sent', async () => {
  const { id } = await givenText()
  await db.tourRequest.update({ where: { id }, data: { firstAttemptAt: new Date() } })
  await runDue(leadText)
  expect(await row()).toMatchObject({ state: 'done' })
  expect(service.texts).toEqual([])
})

test('C8: a report without a signature, with a wrong one, or for another address changes nothing', async () => {
  await givenText()
  await runDue(leadText)
  const good = service.reportOf(lastText(), 'failed', 30008)
  const body = await good.text()
  const { url } = good
  const signature = good.headers.get('x-twilio-signature') ?? ''
  const send = (address: string, headers: Record<string, string>, text = body) =>
    POST(new Request(address, { method: 'POST', headers, body: text }), undefined)
  expect((await send(url, {})).status).toBe(400)
  expect((await send(url, { 'x-twilio-signature': 'bm90IGl0' })).status).toBe(403)
  expect((await send(`${url}0`, { 'x-twilio-signature': signature })).status).toBe(403)
  expect((await send(url, { 'x-twilio-signature': signature }, `${body}&a=b`)).status).toBe(403)
  expect((await row()).state).toBe('sent')
  // Signed for our own address, it is accepted under any host name.
  const elsewhere = url.replace('localhost:3000', 'evil.example')
  expect((await send(elsewhere, { 'x-twilio-signature': signature })).status).toBe(204)
  expect((await row()).state).toBe('failed')

  Object.assign(env(), { TWILIO_AUTH_TOKEN: undefined })
  expect((await send(url, { 'x-twilio-signature': signature })).status).toBe(404)
})

test('a report about a deleted row, or about a mail, is accepted and changes nothing', async () => {
  await givenText()
  await runDue(leadText)
  const text = lastText()
  const mail = await db.outboxItem.findFirstOrThrow({ where: { kind: 'alert-watch' } })
  for (const delivery of ['nonsense', crypto.randomUUID(), mail.id]) {
    const reportTo = `http://localhost:3000/api/webhooks/texts/status?delivery=${delivery}`
    expect((await report('failed', 30008, { ...text, reportTo })).status).toBe(204)
  }
  expect(await db.outboxItem.count({ where: { state: 'failed' } })).toBe(0)
})
