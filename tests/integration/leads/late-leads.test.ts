import { beforeEach, expect, test } from 'vitest'
import { recoverStrandedLeads } from '@/lib/leads/tour-requests/stranded'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, pool } from '@/lib/platform/database/db'

/** More than two batches. */
const LATE = 450

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, outbox_items, site_settings cascade`
  forgetRemembered()
})

/** Leads of ten minutes ago whose alerts were lost, written around the intake. */
async function givenLateLeads() {
  await db.$executeRaw`
    insert into tour_requests (id, name, phone, transaction_id, call_due_at, created_at, updated_at)
    select gen_random_uuid(), 'Ann Novak', '3035550142', 'late-' || n, now(), now() - interval '10 minutes', now()
    from generate_series(1, ${LATE}::int) n`
}

async function counts() {
  const [row] = await db.$queryRaw<Record<string, number>[]>`
    select count(*) filter (where alarmed_at is not null)::int as alarmed,
      (select count(*)::int from lead_events where type = 'alarm') as entries,
      (select count(*)::int from outbox_items where kind = 'lead-alert') as alerts
    from tour_requests`
  return row
}

test('one sweep recreates the alerts of all late leads, however many, once each', async () => {
  await db.emailRecipient.createMany({
    data: [{ email: 'desk@example.com' }, { email: 'second@example.com' }],
  })
  forgetRemembered()
  await givenLateLeads()
  await recoverStrandedLeads()
  expect(await counts()).toEqual({ alarmed: LATE, entries: LATE, alerts: LATE * 2 })
  await recoverStrandedLeads()
  expect(await counts()).toEqual({ alarmed: LATE, entries: LATE, alerts: LATE * 2 })
})

test('without recipients it raises the alarms and ends', async () => {
  await givenLateLeads()
  await recoverStrandedLeads()
  expect(await counts()).toEqual({ alarmed: LATE, entries: LATE, alerts: 0 })
})

test('a lead that somebody is changing is left to the next sweep, and delays no other', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  forgetRemembered()
  await givenLateLeads()
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query("select 1 from tour_requests where transaction_id = 'late-1' for update")
    await recoverStrandedLeads()
    expect(await counts()).toMatchObject({ alarmed: LATE - 1, alerts: LATE - 1 })
  } finally {
    await client.query('rollback')
    client.release()
  }
  await recoverStrandedLeads()
  expect(await counts()).toMatchObject({ alarmed: LATE, alerts: LATE })
})
