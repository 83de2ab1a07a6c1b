import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { takeInTogether } from '@/lib/leads/tour-requests/take-in-leads'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, pool } from '@/lib/platform/database/db'
import { acceptedLead, leadBody, postLead } from '../../support/lead-requests'

type Lead = { id: string; key: string; community_id?: string }

/** Hourly limit per address (lib/leads/intake/flood.ts). */
const LIMIT = 100

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, site_settings, rate_limits, outbox_items, landing_page_templates cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  forgetRemembered()
})

/** Concurrent requests of different families from different addresses. */
const sentTogether = (bodies: Record<string, unknown>[]) =>
  Promise.all(bodies.map((body, at) => acceptedLead(body, { from: `203.0.113.${at + 1}` })))

/** Database transactions that stored the leads, by key. */
async function commits(): Promise<Map<string, string>> {
  const { rows } = await pool().query<{ key: string; xid: string }>(
    'select transaction_id as key, xmin::text as xid from tour_requests',
  )
  return new Map(rows.map(({ key, xid }) => [key, xid]))
}

test('simultaneous requests share commits, each complete with its own response', async () => {
  const bodies = Array.from({ length: 12 }, (_, at) => leadBody({ name: `Ann ${at}` }))
  const answers = await sentTogether(bodies)
  expect(answers.map(({ transactionId }) => transactionId)).toEqual(
    bodies.map(({ transactionId }) => transactionId),
  )
  const leads = await db.tourRequest.findMany({
    include: { household: true, events: true, deliveries: true },
  })
  expect(leads).toHaveLength(12)
  for (const { name, household, events, deliveries } of leads) {
    expect(household?.name).toBe(name)
    expect(events.map(({ type }) => type)).toEqual(['received'])
    expect(deliveries.filter(({ kind }) => kind === 'lead-alert')).toHaveLength(1)
  }
  expect(new Set((await commits()).values()).size).toBeLessThan(12)
})

test('two simultaneous requests with one key are one lead', async () => {
  const body = leadBody()
  await sentTogether([body, leadBody(), body])
  expect(await db.tourRequest.count()).toBe(2)
})

test('the hard limit counts each request of an address', async () => {
  const sent = Array.from({ length: LIMIT + 5 }, () => postLead(leadBody()))
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await db.tourRequest.count()).toBe(LIMIT)
})

test('a landing page counts each of its leads once', async () => {
  const page = await db.landingPageTemplate.create({
    data: {
      slug: 'winter',
      title: 'Winter',
      templateType: 'general',
      urlPattern: '/winter',
      heroTitle: 'Come in',
      heroSubtitle: 'It is warm',
      impressions: 12,
    },
  })
  const bodies = Array.from({ length: 6 }, () => leadBody({ landingPageUrl: `/${page.slug}` }))
  await sentTogether([...bodies, leadBody()])
  const { conversions, conversionRate } = await db.landingPageTemplate.findUniqueOrThrow({
    where: { id: page.id },
  })
  expect([conversions, Number(conversionRate)]).toEqual([6, 0.5])
})

test('a family whose rows somebody else holds keeps no other family waiting', async () => {
  const [held, ...others] = Array.from({ length: 3 }, () => ({ id: randomUUID(), key: randomUUID() }))
  const holder = await pool().connect()
  await holder.query('begin')
  await holder.query('select lock_lead_names($1)', [JSON.stringify([`lead:${held?.key}`])])
  // The batch gives up by its own short limit, not by the statement's.
  const batch = pool().query('select take_in_leads($1::jsonb[])', [[inputOf(held as Lead)]])
  await expect(batch).rejects.toMatchObject({ code: '55P03' })
  // Calls of one tick are one batch.
  const [waiting, ...stored] = [held, ...others].map((lead) => takeInTogether(inputOf(lead as Lead)))
  await Promise.all(stored)
  expect([...(await commits()).keys()].sort()).toEqual(others.map(({ key }) => key).sort())
  await holder.query('rollback')
  holder.release()
  expect(await waiting).toMatchObject({ outcome: 'stored', leadId: held?.id })
})

test('a locked counter is awaited, not skipped', async () => {
  await acceptedLead(leadBody(), { from: '198.51.100.1' })
  const holder = await pool().connect()
  await holder.query('begin')
  await holder.query('select from rate_limits for update')
  const counted = acceptedLead(leadBody(), { from: '198.51.100.1' })
  await sentTogether([leadBody()])
  expect(await db.tourRequest.count()).toBe(2)
  await holder.query('rollback')
  holder.release()
  await counted
  const { rows } = await pool().query("select points from rate_limits where key like '%198.51.100.1'")
  expect(rows).toEqual([{ points: 2 }])
})

test('one that cannot be stored costs no other', async () => {
  const good = { id: randomUUID(), key: randomUUID() }
  const bad = { id: randomUUID(), key: randomUUID(), community_id: randomUUID() }
  const outcomes = await Promise.allSettled([good, bad].map(inputOf).map(takeInTogether))
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: { outcome: 'stored', leadId: good.id } },
    { status: 'rejected', reason: { code: '23503' } },
  ])
  expect([...(await commits()).keys()]).toEqual([good.key])
})

/** Minimal input of take_in_lead. */
function inputOf({ id, key, ...columns }: Lead): string {
  const lead = {
    ...columns,
    id,
    transaction_id: key,
    name: 'Ann',
    phone: '',
    source: 'tour',
    raw_side_data: {},
    touches: [],
    ad_consent: 'denied',
    bot_check: 'off',
    created_at: new Date(),
  }
  const events = Array.from({ length: 4 }, () => randomUUID())
  return JSON.stringify({
    lead,
    ownKey: randomUUID(),
    locks: [`lead:${key}`],
    suspicion: null,
    consents: [],
    received: { id: randomUUID(), data: {} },
    household: randomUUID(),
    contact: randomUUID(),
    alerts: null,
    ownerAlert: randomUUID(),
    events,
    flood: null,
    rate: null,
  })
}
