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

/** How many rows of requests and of the outbox this transaction has read so far. */
async function rowsRead(tx: Tx): Promise<number> {
  const [counted] = await tx.$queryRaw<{ rows: number }[]>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
    where relname in ('tour_requests', 'outbox_items')`
  return counted?.rows ?? 0
}

/**
 * How many rows one act reads when there are thousands, on a connection that has planned it while there was one: it keeps that plan.
 * @param act about the lead of that id
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

test('an entry in the history of one lead reads that lead, also where other systems are told', async () => {
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

test('an entry in the history of one lead reads next to nothing where nobody is told', async () => {
  expect(await readWithManyLeads(noteInHistory)).toBeLessThan(5)
  expect(await db.outboxItem.count()).toBe(0)
})

test('whoever rings for a lead, or looks for its owner, reads that lead and its family', async () => {
  expect(await readWithManyLeads((tx, leadId) => lockAllWaiting(tx, [leadId]))).toBeLessThan(20)
  await db.$executeRaw`truncate tour_requests cascade`
  expect(await readWithManyLeads((tx, leadId) => readAllRouted(tx, [leadId]))).toBeLessThan(20)
})
