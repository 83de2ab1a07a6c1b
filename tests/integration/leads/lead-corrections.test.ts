import { beforeEach, expect, test } from 'vitest'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody, postLead } from '../../support/lead-requests'

const stored = (transactionId: unknown) =>
  db.tourRequest.findUniqueOrThrow({
    where: { transactionId: String(transactionId) },
    include: {
      events: { orderBy: { createdAt: 'asc' } },
      deliveries: { where: { kind: 'lead-alert' }, orderBy: { createdAt: 'asc' } },
      household: { include: { contacts: true } },
    },
  })

const typesOf = (lead: { events: { type: string }[] }) => lead.events.map(({ type }) => type)

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, rate_limits, outbox_items, users cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

const MISTYPED = '(303) 555-0124'
const RIGHT = '(303) 555-0142'

test('a corrected number is kept on the lead, its household and its history, and alerted again', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  const changed = {
    phone: `${RIGHT} x7`,
    name: 'Ann Lee-Brown',
    message: 'I forgot: after 5 pm',
    preferredDate: '2026-12-01',
  }
  const corrected = await postLead({ ...body, ...changed })
  expect(corrected.status).toBe(200)
  expect(await corrected.json()).toMatchObject({ transactionId: body.transactionId })

  const lead = await stored(body.transactionId)
  expect(await db.tourRequest.count()).toBe(1)
  expect(lead).toMatchObject({
    name: 'Ann Lee-Brown',
    phone: `${RIGHT} x7`,
    phoneE164: '+13035550142',
    phoneExtension: '7',
    email: 'ann@example.com',
    message: 'I forgot: after 5 pm',
    preferredDate: new Date('2026-12-01T19:00:00Z'),
    household: {
      contacts: [{ name: 'Ann Lee-Brown', phoneE164: '+13035550142', email: 'ann@example.com' }],
    },
  })
  expect(typesOf(lead)).toEqual(['received', 'resubmitted'])
  const entry = lead.events[1]
  expect(entry?.data).toEqual({
    corrections: {
      phone: { from: MISTYPED, to: `${RIGHT} x7` },
      name: { from: 'Ann O’Brien', to: 'Ann Lee-Brown' },
      message: { from: 'Looking for my mother', to: 'I forgot: after 5 pm' },
      preferredDate: { from: null, to: '2026-12-01T19:00:00.000Z' },
    },
  })
  expect(lead.deliveries.map(({ dedupKey, target, payload }) => ({ dedupKey, target, payload }))).toEqual([
    { dedupKey: `lead-alert:${lead.id}:email:desk@example.com`, target: 'desk@example.com', payload: {} },
    {
      dedupKey: `lead-alert:${lead.id}:email:desk@example.com:${entry?.id}`,
      target: 'desk@example.com',
      payload: { again: entry?.id },
    },
  ])
})

test('the second alert names the correction and is a separate message', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  await postLead({ ...body, phone: RIGHT })
  const { deliveries } = await stored(body.transactionId)
  const mails = []
  for (const item of deliveries) {
    const settled = await leadAlert.run(
      { ...item, number: 1, startedAt: item.askedAt },
      new AbortController().signal,
    )
    mails.push('message' in settled ? settled.message : null)
  }
  expect(mails[0]?.text).not.toContain('Corrected')
  expect(mails[1]?.subject).toContain('Corrected: Tour request')
  expect(mails[1]?.text).toContain(`Corrected: Phone: ${RIGHT}, before: ${MISTYPED}`)
  expect(mails[1]?.messageId).not.toBe(mails[0]?.messageId)
})

test('a repeated correction, other formatting and blanks change nothing', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com', preferredDate: '2026-12-01' })
  await acceptedLead(body)
  const corrected = { ...body, phone: RIGHT }
  await postLead(corrected)
  for (const again of [corrected, { ...corrected, phone: '303.555.0142', message: '', preferredDate: '' }]) {
    expect((await postLead(again)).status).toBe(200)
  }
  const lead = await stored(body.transactionId)
  expect(typesOf(lead)).toEqual(['received', 'resubmitted'])
  expect(lead).toMatchObject({ phone: RIGHT, message: 'Looking for my mother' })
  expect(lead.preferredDate).not.toBeNull()
})

test('simultaneous copies of a correction are one entry and one alert', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  await Promise.all(Array.from({ length: 5 }, () => postLead({ ...body, phone: RIGHT })))
  const lead = await stored(body.transactionId)
  expect(typesOf(lead)).toEqual(['received', 'resubmitted'])
  expect(lead.deliveries).toHaveLength(2)
})

test('another person’s use of the id changes nothing', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  expect((await postLead({ ...body, phone: RIGHT, email: 'bo@example.com' })).status).toBe(201)
  expect(typesOf(await stored(body.transactionId))).toEqual(['received'])
  expect(await db.tourRequest.count()).toBe(2)
})

test('a mistyped number’s household ends when the corrected number belongs to a known family', async () => {
  const owner = await db.user.create({
    data: { username: 'rose', password: 'x', role: 'counselor', email: 'Rose@example.com' },
  })
  const first = await acceptedLead(leadBody({ phone: RIGHT }))
  await db.tourRequest.updateMany({ data: { ownerId: owner.id } })
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  expect(await db.household.count()).toBe(2)
  await postLead({ ...body, phone: RIGHT })
  const lead = await stored(body.transactionId)
  expect(await db.household.count()).toBe(1)
  expect(lead).toMatchObject({
    householdId: (await stored(first.transactionId)).householdId,
    ownerId: owner.id,
  })
  expect(typesOf(lead)).toContain('inquired-again')
  expect(lead.deliveries.map(({ target }) => target)).toContain('rose@example.com')
})

test('a number that another request of the family uses stays with the family', async () => {
  const earlier = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(earlier)
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  await postLead({ ...body, phone: RIGHT })
  const { household } = await stored(body.transactionId)
  expect(household?.contacts.map(({ phoneE164 }) => phoneE164).sort()).toEqual([
    '+13035550124',
    '+13035550142',
  ])
})

test('a correction of a lead in quarantine is kept, without an alert before its release', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com', formLoadTime: 400 })
  await acceptedLead(body)
  await postLead({ ...body, phone: RIGHT })
  const lead = await stored(body.transactionId)
  expect(lead).toMatchObject({ phone: RIGHT, deliveries: [], household: null })
  expect(typesOf(lead)).toEqual(['received', 'resubmitted'])
})

test('corrections count toward the hard limit of an address', async () => {
  const body = leadBody({ phone: MISTYPED, email: 'ann@example.com' })
  await acceptedLead(body)
  await db.$executeRaw`update rate_limits set points = 100`
  expect((await postLead(body)).status).toBe(200)
  expect((await postLead({ ...body, phone: RIGHT })).status).toBe(429)
  expect(await stored(body.transactionId)).toMatchObject({ phone: MISTYPED })
})
