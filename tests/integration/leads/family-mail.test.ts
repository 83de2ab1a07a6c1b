import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { leadEscalation } from '@/lib/desk/alerts/escalation'
import { changeStatus, scheduleTour } from '@/lib/desk/status/change-status'
import { recordTour } from '@/lib/desk/tour-requests/record-tour'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { familyMail } from '@/lib/leads/family/family-mail'
import { visitPath } from '@/lib/leads/family/visit-link'
import { renewLink } from '@/lib/leads/private-links/renew-link'
import { LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { askForChange, callTourOff } from '@/lib/leads/tours/ask-for-change'
import { openVisit } from '@/lib/leads/tours/open-visit'
import { db, pool } from '@/lib/platform/database/db'
import { STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'
import { claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { settle } from '@/lib/platform/outbox/settle'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'

const sam = somebody('counselor')
const TOUR = '2030-01-02T17:00:00.000Z'
const LATER = '2030-01-05T17:00:00.000Z'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ email: `${randomUUID().slice(0, 8)}@example.com`, ...changes })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

const tokenOf = (id: string) => visitPath({ id, linkIssuedAt: null }).split('/').pop() ?? ''

const rowsOf = (id: string) =>
  db.outboxItem.findMany({
    where: { tourRequestId: id, kind: FAMILY_MAIL },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  })

const aboutOf = ({ payload }: { payload: unknown }) => (payload as { about: string }).about

/** Sends everything queued for a lead without a mail server, so that messages are kept. */
async function sendAll(id: string) {
  await db.outboxItem.updateMany({
    where: { tourRequestId: id, kind: FAMILY_MAIL, state: 'due' },
    data: { dueAt: new Date(0) },
  })
  const items = await claim(pool(), { owner: 'us', capacity: new Map([[FAMILY_MAIL, 20]]), running: [] })
  const ended = await Promise.all(
    items.map(async (item) => ({
      item,
      result: await runHandler(familyMail, item, new AbortController().signal),
    })),
  )
  await settle('us', ended, new Map([[FAMILY_MAIL, familyMail]]))
  const rows = await rowsOf(id)
  return rows.map((row) => ({ about: aboutOf(row), state: row.state, subject: row.subject, text: row.text }))
}

test('B10: a family with an email address gets mail at once: place, promise, last digits of the number and a link', async () => {
  const { id: communityId } = await givenCommunity('aspen', { name: 'Aspen House' })
  const id = await givenLead({ communityId, name: 'Ann O’Brien', phone: '(303) 555-0142' })
  const [mail] = await sendAll(id)
  expect(mail).toMatchObject({
    about: 'received',
    state: 'kept',
    subject: 'We have your request: Aspen House',
  })
  expect(mail?.text).toContain('Thank you, Ann. We have your request.')
  expect(mail?.text).toContain('ends in 0142')
  expect(mail?.text).not.toContain('555-0142')
  expect(mail?.text).toContain(visitPath({ id, linkIssuedAt: null }))
})

test('B10: no mail without an address, in quarantine, or above the limit of the day', async () => {
  expect(await rowsOf(await givenLead({ email: '' }))).toEqual([])
  expect(await rowsOf(await givenLead({ honeypot: 'x' }))).toEqual([])
  const email = 'ann@example.com'
  const many = []
  for (let count = 0; count < STRANGER_MAILS_PER_DAY + 2; count += 1) many.push(await givenLead({ email }))
  const written = await Promise.all(many.map(rowsOf))
  expect(written.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 0, 0])
  const noted = await db.leadEvent.findMany({ where: { type: 'mail-limited' } })
  expect(noted.map(({ tourRequestId }) => tourRequestId).toSorted()).toEqual(many.slice(-2).toSorted())
  expect(noted[0]?.data).toEqual({ about: 'Acknowledgment' })
})

test('a name that is a sentence is not repeated in mail to the address', async () => {
  const id = await givenLead({ name: 'https://pills.example click' })
  const [mail] = await sendAll(id)
  expect(mail?.text).toContain('Thank you. We have your request.')
  expect(mail?.text).not.toContain('pills')
})

test('C16: a tour is confirmed with a calendar file, and gets reminders a day and two hours before', async () => {
  const id = await givenLead()
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  const planned = (await rowsOf(id)).filter((row) => aboutOf(row) !== 'received')
  expect(planned.map((row) => [aboutOf(row), row.dueAt.toISOString().slice(0, 16)])).toEqual([
    ['tour-set', expect.any(String)],
    ['tour-tomorrow', '2030-01-01T17:00'],
    ['tour-soon', '2030-01-02T15:00'],
  ])
  const sent = await sendAll(id)
  expect(sent.map(({ about, state }) => [about, state])).toEqual(
    expect.arrayContaining([
      ['tour-set', 'kept'],
      ['tour-tomorrow', 'kept'],
      ['tour-soon', 'kept'],
    ]),
  )
  expect(sent.find(({ about }) => about === 'tour-set')?.text).toContain('January 2')
})

test('C16: after a new date or a cancellation nothing is said of the old one', async () => {
  const id = await givenLead()
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  await scheduleTour(sam, id, { scheduledDate: LATER })
  const states = (await sendAll(id)).map(({ about, state, text }) => [
    about,
    state,
    text?.includes('January 5'),
  ])
  expect(states).toEqual(
    expect.arrayContaining([
      ['tour-set', 'done', undefined],
      ['tour-moved', 'kept', true],
    ]),
  )
  expect(states.filter(([about]) => about === 'tour-soon')).toEqual(
    expect.arrayContaining([
      ['tour-soon', 'done', undefined],
      ['tour-soon', 'kept', true],
    ]),
  )
  await changeStatus(sam, id, { status: 'not-interested', reason: 'moved in elsewhere' })
  expect((await sendAll(id)).find(({ about }) => about === 'tour-called-off')).toMatchObject({
    state: 'kept',
  })
})

test('C16: the family calls its tour off by its link, once; staff are notified and the next step is a call', async () => {
  const id = await givenLead()
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  await Promise.all([callTourOff(tokenOf(id), null), callTourOff(tokenOf(id), null)])
  expect(await db.tourRequest.findUnique({ where: { id } })).toMatchObject({
    status: 'follow-up',
    statusReason: 'The family canceled the tour',
    nextStep: 'call',
    firstAttemptAt: null,
  })
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'tour-called-off' } })).toBe(1)
  expect(await db.outboxItem.count({ where: { tourRequestId: id, kind: LEAD_ALERT } })).toBe(2)
})

test('C16: the family asks for another time; its message enters the history and alerts staff', async () => {
  const id = await givenLead()
  await askForChange(tokenOf(id), { preferredDate: '2030-03-04T10:30', message: 'With my brother' }, null)
  expect(await db.tourRequest.findUnique({ where: { id } })).toMatchObject({
    preferredDate: new Date('2030-03-04T17:30:00Z'),
    message: 'With my brother',
    nextStep: 'call',
  })
  expect(await db.leadEvent.findFirst({ where: { tourRequestId: id, type: 'family-asked' } })).toMatchObject({
    data: { corrections: { message: { to: 'With my brother' } } },
  })
  await expect(askForChange(tokenOf(id), {}, null)).rejects.toMatchObject({ status: 400 })
  await expect(askForChange(tokenOf(id), { preferredDate: '2020-03-04T10:30' }, null)).rejects.toMatchObject({
    fieldErrors: { preferredDate: 'Please choose a day to come' },
  })
})

test('a link of another kind, another request or an erased person opens nothing', async () => {
  const id = await givenLead()
  await expect(callTourOff('x'.repeat(54), null)).rejects.toMatchObject({ status: 404 })
  await db.tourRequest.update({ where: { id }, data: { erasedAt: new Date() } })
  await expect(askForChange(tokenOf(id), { message: 'hello' }, null)).rejects.toMatchObject({ status: 404 })
})

test('C16: a missed tour brings mail and a call within the hour; a visit, the next day', async () => {
  const [came, missed] = [await givenLead(), await givenLead()]
  for (const id of [came, missed]) await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  await expect(recordTour(sam, came, { came: true })).rejects.toMatchObject({ status: 409 })
  await db.tourRequest.updateMany({ data: { scheduledDate: new Date(Date.now() - 3_600_000) } })
  await recordTour(sam, came, { came: true })
  await recordTour(sam, missed, { came: false })
  expect(await db.tourRequest.findUnique({ where: { id: came } })).toMatchObject({
    status: 'toured',
    nextStep: 'after-tour',
  })
  expect(await db.tourRequest.findUnique({ where: { id: missed } })).toMatchObject({
    status: 'follow-up',
    statusReason: 'Did not come to the tour',
    nextStep: 'call',
  })
  expect((await sendAll(missed)).find(({ about }) => about === 'tour-missed')).toMatchObject({
    state: 'kept',
  })
})

test('mail to the family is resent while it is still valid', async () => {
  const id = await givenLead()
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  await sendAll(id)
  const row = (await rowsOf(id)).find((one) => aboutOf(one) === 'tour-set')
  await resendDelivery(sam, row?.id ?? '')
  expect((await rowsOf(id)).find((one) => aboutOf(one) === 'tour-set')).toMatchObject({ state: 'due' })
  await sendAll(id)
  await changeStatus(sam, id, { status: 'contacted' })
  await expect(resendDelivery(sam, row?.id ?? '')).rejects.toMatchObject({ status: 409 })
})

test('the desk resends only its alerts and the family’s mail: no escalation, and nothing to other systems', async () => {
  const id = await givenLead()
  const rows = await db.outboxItem.findMany({ where: { tourRequestId: id, kind: 'lead-escalation' } })
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) await expect(resendDelivery(sam, row.id)).rejects.toMatchObject({ status: 404 })
})

const linkOf = (id: string) =>
  db.tourRequest.findUniqueOrThrow({ where: { id } }).then((lead) => visitPath(lead).split('/').pop() ?? '')

test('T109: a corrected address gets the confirmation and planned mail; the link sent to the wrong one opens nothing', async () => {
  const id = await givenLead({ email: 'wrong@example.com' })
  await sendAll(id)
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  const old = await linkOf(id)
  const page = await askForChange(old, { email: 'right@example.com' }, null)
  expect(page).toBe(`/tour-scheduled/${await linkOf(id)}`)
  expect(page).not.toContain(old)
  expect(await openVisit(old)).toBe('ended')
  await expect(callTourOff(old, null)).rejects.toMatchObject({ status: 409 })
  await sendAll(id)
  const rows = await rowsOf(id)
  expect(rows.filter(({ target }) => target === 'wrong@example.com').map(aboutOf)).toEqual(['received'])
  expect(
    rows
      .filter(({ target }) => target === 'right@example.com')
      .map(aboutOf)
      .toSorted(),
  ).toEqual(['tour-set', 'tour-soon', 'tour-tomorrow'])
  expect(rows.find((row) => aboutOf(row) === 'tour-set')?.text).toContain(page)
  // After a confirmation was sent, another correction brings one of its own, at most three times.
  for (const name of ['b', 'c', 'd', 'e'])
    await askForChange(await linkOf(id), { email: `${name}@example.com` }, null).catch(() => null)
  expect(
    (await rowsOf(id)).filter(({ dedupKey }) => dedupKey?.includes(':corrected:')).length,
  ).toBeLessThanOrEqual(3)
})

test('T109: a family’s link ends 90 days after its request last changed, and is renewed at its own address only', async () => {
  const id = await givenLead({ email: 'ann@example.com' })
  const token = await linkOf(id)
  const links = () => db.outboxItem.findMany({ where: { about: 'New private link' }, orderBy: { id: 'asc' } })
  await db.$executeRaw`update tour_requests set updated_at = now() - interval '89 days'`
  expect(await openVisit(token)).toMatchObject({ id })
  await db.$executeRaw`update tour_requests set updated_at = now() - interval '91 days'`
  expect(await openVisit(token)).toBe('ended')
  await expect(askForChange(token, { message: 'hello' }, null)).rejects.toMatchObject({ status: 409 })
  const answers = []
  for (let count = 0; count < 5; count += 1) answers.push(await renewLink(token, null))
  expect(new Set(answers)).toEqual(new Set([`/tour-scheduled/${token}`]))
  expect((await links()).map(({ target }) => target)).toEqual(Array(3).fill('ann@example.com'))
  const renewed = /\/tour-scheduled\/([\w-]+)/.exec((await links()).at(-1)?.text ?? '')?.[1] ?? ''
  expect(await openVisit(renewed)).toMatchObject({ id })
  expect(await openVisit(token)).toBe('ended')

  const silent = await givenLead({ email: '', phone: '(303) 555-0188' })
  expect(await renewLink(await linkOf(silent), null)).toBe(`/tour-scheduled/${await linkOf(silent)}`)
  expect(await links()).toHaveLength(3)
  await expect(renewLink('x'.repeat(54), null)).rejects.toMatchObject({ status: 404 })
})

test('T108: mail about a tour that moved gives both times; one called off says which it was', async () => {
  const id = await givenLead()
  await changeStatus(sam, id, { status: 'scheduled', scheduledDate: TOUR })
  await scheduleTour(sam, id, { scheduledDate: LATER })
  const moved = (await sendAll(id)).find(({ about }) => about === 'tour-moved')
  expect(moved?.text).toMatch(
    /It was planned for Wednesday, January 2, 10:00 am[\s\S]*When: Saturday, January 5, 10:00 am/,
  )
  await callTourOff(await linkOf(id), null)
  const off = (await sendAll(id)).find(({ about }) => about === 'tour-called-off')
  expect(off?.subject).toMatch(/^Your tour is canceled: .*Saturday, January 5, 10:00 am/)
  const entry = await db.leadEvent.findFirstOrThrow({ where: { tourRequestId: id, type: 'tour-called-off' } })
  expect((await readAlertedLead(id, entry.id))?.lead.newsTour).toEqual({ at: new Date(LATER), before: null })
})

test('T108: after an outage each person gets one alert about a lead, and one escalation is left', async () => {
  const id = await givenLead()
  await db.outboxItem.updateMany({
    where: { tourRequestId: id },
    data: { dueAt: new Date(0), askedAt: new Date(0) },
  })
  await runDue(leadEscalation)
  const escalated = await db.leadEvent.findMany({ where: { tourRequestId: id, type: 'escalated' } })
  expect(escalated.map(({ data }) => (data as { minute: number }).minute)).toEqual([10])
  await runDue(leadAlert)
  const alerts = await db.outboxItem.findMany({ where: { tourRequestId: id, kind: LEAD_ALERT } })
  expect(alerts.filter(({ state }) => state === 'kept').map(({ target }) => target)).toEqual([
    'desk@example.com',
  ])
  expect(alerts).toHaveLength(2)
})
