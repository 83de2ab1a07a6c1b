import { beforeEach, expect, test } from 'vitest'
import { lockAllWaiting } from '@/lib/desk/alerts/lock-waiting'
import { readAllRouted } from '@/lib/desk/routing/routed-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { planByIndex } from '@/lib/platform/database/plan-by-index'

const LEADS = 2_000

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, users, outbox_items, crm_connections, webhook_endpoints cascade`
})

/** @returns the id of a lead with a household of its own */
async function givenLead(): Promise<string> {
  const lead = await db.tourRequest.create({
    data: { name: 'Ann', phone: '', transactionId: 'first', household: { create: { name: 'Ann' } } },
  })
  return lead.id
}

/** Rows of requests and outbox items read so far in this transaction. */
async function rowsRead(tx: Tx): Promise<number> {
  const [counted] = await tx.$queryRaw<{ rows: number }[]>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
    where relname in ('tour_requests', 'outbox_items')`
  return counted?.rows ?? 0
}

/**
 * Rows one operation reads among thousands, on a connection that planned it with one row and keeps that plan.
 * @param act takes the lead's id
 */
async function readWithManyLeads(act: (tx: Tx, leadId: string) => Promise<unknown>): Promise<number> {
  const leadId = await givenLead()
  await db.$executeRaw`analyze tour_requests`
  return db.$transaction(async (tx) => {
    await planByIndex(tx)
    for (let turn = 0; turn < 12; turn += 1) await act(tx, leadId)
    await tx.$executeRaw`
      insert into tour_requests (id, name, phone, transaction_id, updated_at)
      select gen_random_uuid(), 'Ben', '', 'lead ' || n, now() from generate_series(1, ${LEADS}) n`
    const before = await rowsRead(tx)
    await act(tx, leadId)
    return (await rowsRead(tx)) - before
  })
}

const noteInHistory = (tx: Tx, leadId: string) =>
  tx.leadEvent.create({ data: { tourRequestId: leadId, type: 'attempt', actorName: 'Maria' } })

test('a history entry of one lead reads only that lead, even with webhooks and a CRM', async () => {
  await db.crmConnection.create({ data: { id: 'hubspot', isOn: true } })
  await db.webhookEndpoint.create({
    data: {
      name: 'a CRM',
      url: 'https://crm.example/leads',
      secret: 'sealed',
      events: ['lead.attempted'],
      madeByName: 'Maria',
    },
  })
  expect(await readWithManyLeads(noteInHistory)).toBeLessThan(20)
  expect(await db.outboxItem.groupBy({ by: ['kind'], _count: true, orderBy: { kind: 'asc' } })).toEqual([
    { kind: 'lead-crm', _count: 1 },
    { kind: 'lead-webhook', _count: 13 },
  ])
})

test('a history entry of one lead reads next to nothing without webhooks and a CRM', async () => {
  expect(await readWithManyLeads(noteInHistory)).toBeLessThan(5)
  expect(await db.outboxItem.count()).toBe(0)
})

test('escalating or routing a lead reads only that lead and its family', async () => {
  expect(await readWithManyLeads((tx, leadId) => lockAllWaiting(tx, [leadId]))).toBeLessThan(20)
  await db.$executeRaw`truncate tour_requests cascade`
  expect(await readWithManyLeads((tx, leadId) => readAllRouted(tx, [leadId]))).toBeLessThan(20)
})
