import { beforeEach, expect, test } from 'vitest'
import { boardUrl } from '@/components/admin/desk/tour-requests/lead-list'
import type { Actor } from '@/lib/accounts/actor'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

let aspen: string
let birch: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, users, outbox_items, lead_tags cascade`
  aspen = (await givenCommunity('aspen')).id
  birch = (await givenCommunity('birch')).id
})

const hour = (count: number) => new Date(Date.UTC(2026, 10, 20, count))

async function givenLead(name: string, data: Record<string, unknown>): Promise<void> {
  const own = { name, phone: '', communityId: aspen, transactionId: name, firstAttemptAt: hour(0) }
  await db.tourRequest.create({ data: { ...own, ...data } })
}

async function column(who: Actor, status: LeadStatus, params: Record<string, string> = {}, page = 1) {
  const url = new URL(boardUrl(new URLSearchParams(params), status, 'UTC'), 'http://localhost')
  url.searchParams.set('page', String(page))
  const { leads, total } = await listLeads(who, parseLeadQuery(url.searchParams))
  return { names: leads.map(({ name }) => name), total }
}

test('C13: a board column holds one status: waiting families first, then by due date, 25 at a time', async () => {
  const admin = somebody('admin')
  await givenLead('later', { status: 'follow-up', nextStepAt: hour(9) })
  await givenLead('sooner', { status: 'follow-up', nextStepAt: hour(5) })
  await givenLead('untried late', { status: 'follow-up', firstAttemptAt: null, callDueAt: hour(4) })
  await givenLead('untried', { status: 'follow-up', firstAttemptAt: null, callDueAt: hour(3) })
  await givenLead('another', { status: 'contacted' })
  await givenLead('held', { status: 'follow-up', quarantinedAt: hour(1) })
  await givenLead('erased', { status: 'follow-up', erasedAt: hour(1) })
  expect(await column(admin, 'follow-up')).toEqual({
    names: ['untried', 'untried late', 'sooner', 'later'],
    total: 4,
  })
  await givenLead('birch', { status: 'follow-up', communityId: birch, nextStepAt: hour(1) })
  expect((await column(somebody('counselor', [birch]), 'follow-up')).names).toEqual(['birch'])
  expect((await column(admin, 'follow-up', { communityId: birch, status: 'new' })).names).toEqual(['birch'])
  await expect(column(somebody('editor'), 'follow-up')).rejects.toMatchObject({ status: 403 })

  for (let at = 0; at < 27; at++)
    await givenLead(`decided ${at}`, { status: 'converted', createdAt: hour(at), callDueAt: hour(50 - at) })
  const first = await column(admin, 'converted')
  expect([first.names.length, first.names[0], first.total]).toEqual([25, 'decided 26', 27])
  expect((await column(admin, 'converted', {}, 2)).names).toEqual(['decided 1', 'decided 0'])
})

test('C13: a column is read in index order, not from the index of all open leads', async () => {
  await db.$executeRaw`
    insert into tour_requests (id, name, phone, transaction_id, status, updated_at)
    select gen_random_uuid(), 'Ann', '', 'lead ' || n, (array['contacted', 'toured', 'new', 'follow-up'])[1 + n % 4], now()
    from generate_series(1, 4000) n`
  await db.$executeRaw`analyze tour_requests`
  const plan = async (order: string) =>
    JSON.stringify(
      await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`
        await tx.$executeRaw`set local enable_sort = off`
        return tx.$queryRawUnsafe(
          `explain (format json) select t.id from tour_requests t where t.status = 'contacted' and t.quarantined_at is null
           and t.erased_at is null order by ${order} limit 25`,
        )
      }),
    )
  const due = await plan('t.next_step_at asc nulls first, t.call_due_at asc, t.id asc')
  expect(due).toContain('tour_requests_board_idx')
  expect(due).not.toContain('Sort')
  const newest = await plan('t.created_at desc, t.id desc')
  expect(newest).toContain('tour_requests_board_newest_idx')
  expect(newest).not.toContain('Sort')
})
