import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { buildLeadPrograms, sendLead } from '../../support/lead-programs'
import { acceptedLead, leadBody, postLead, somePhone } from '../../support/lead-requests'

const stored = (transactionId: string) =>
  db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    include: {
      quarantine: true,
      consents: true,
      events: true,
      deliveries: { where: { kind: 'lead-alert' } },
      household: true,
    },
  })

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, site_settings, rate_limits cascade`
  await db.$executeRaw`truncate outbox_items cascade`
  await db.emailRecipient.createMany({
    data: [{ email: 'Desk@example.com' }, { email: 'off@example.com', active: false }],
  })
})

describe('families who ask again (B8)', () => {
  test('join one household by phone or email, reopen it, and alert the person in charge', async () => {
    const phone = somePhone()
    const owner = await db.user.create({
      data: { username: 'rose', password: 'x', role: 'counselor', email: 'Rose@example.com' },
    })
    const first = await acceptedLead(leadBody({ phone, email: 'ann@example.com' }))
    await db.tourRequest.updateMany({ data: { status: 'not-interested', ownerId: owner.id } })
    const second = await stored(
      (await acceptedLead(leadBody({ phone, email: 'ann2@example.com' }))).transactionId,
    )
    const third = await stored((await acceptedLead(leadBody({ email: 'ANN2@example.com' }))).transactionId)
    const closed = await stored(first.transactionId)
    expect(new Set([second.householdId, third.householdId, closed.householdId]).size).toBe(1)
    expect(closed).toMatchObject({ status: 'follow-up' })
    expect(closed.events.map(({ type }) => type)).toEqual(['received', 'inquired-again', 'status'])
    expect(second.events.map(({ type }) => type)).toContain('inquired-again')
    expect(second.deliveries.map(({ target }) => target).sort()).toEqual([
      'desk@example.com',
      'rose@example.com',
    ])
    expect(second.ownerId).toBe(owner.id)
  })

  test('simultaneous requests create one household', async () => {
    const phone = somePhone()
    await Promise.all(Array.from({ length: 4 }, () => acceptedLead(leadBody({ phone }))))
    expect(await db.household.count()).toBe(1)
    expect(await db.householdContact.count()).toBe(1)
  })
})

describe('T74: many requests', () => {
  test('thirty families behind one address are all stored and alerted', async () => {
    for (let family = 0; family < 30; family += 1) await acceptedLead(leadBody())
    expect(await db.tourRequest.count({ where: { quarantinedAt: null } })).toBe(30)
  })

  test('the sixth request in an hour for one number waits for review', async () => {
    const phone = somePhone()
    for (let turn = 0; turn < 6; turn += 1) await acceptedLead(leadBody({ phone }), { from: null })
    expect(await db.quarantine.findMany({ select: { reason: true } })).toEqual([{ reason: 'rate' }])
  })

  test('above a hundred the answer is 429 with the telephone number, and retries of one lead do not count', async () => {
    await db.siteSettings.create({
      data: { companyName: 'E', companyPhoneDisplay: '(720) 555-0199', companyPhoneDial: '+17205550199' },
    })
    const known = leadBody()
    await acceptedLead(known)
    await db.$executeRaw`update rate_limits set points = 100`
    const refused = await postLead(leadBody())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(((await refused.json()) as { message: string }).message).toContain('(720) 555-0199')
    expect((await postLead(known)).status).toBe(200)
    expect((await postLead(leadBody(), { from: '198.51.100.4' })).status).toBe(201)
  })

  test('two instances share the count, and a refused request stores nothing', async () => {
    const programs = await buildLeadPrograms()
    try {
      const doors = await Promise.all([programs.start('intake'), programs.start('intake')])
      const send = (door: (typeof doors)[number]) =>
        sendLead(door, leadBody(), { 'x-porchlight-client-address': '203.0.113.77' })
      await db.$executeRaw`insert into rate_limits (key, points, expire) values
        ('lead-address:203.0.113.77', 97, ${BigInt(Date.now() + 3_600_000)})`
      const answers = []
      for (const door of [...doors, ...doors, ...doors]) answers.push((await send(door)).status)
      expect(answers).toEqual([201, 201, 201, 429, 429, 429])
      expect(await db.tourRequest.count()).toBe(3)
    } finally {
      await programs.remove()
    }
  })

  test("with the limiter’s store down leads are accepted up to this instance's own limit", async () => {
    await db.$executeRaw`alter table rate_limits rename to rate_limits_away`
    try {
      const from = '203.0.113.88'
      for (let turn = 0; turn < 100; turn += 1) await acceptedLead(leadBody(), { from })
      expect((await postLead(leadBody(), { from })).status).toBe(429)
      expect(await db.tourRequest.count()).toBe(100)
    } finally {
      await db.$executeRaw`alter table rate_limits_away rename to rate_limits`
    }
  })
})
