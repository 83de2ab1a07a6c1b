import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { systemState } from '@/lib/desk/dashboard/system-state'
import { listMail } from '@/lib/desk/mail/mail'
import { readDashboard } from '@/lib/desk/tour-requests/dashboard'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { LEAD_LISTS, parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { submitTestLead, watchTestLeads } from '@/lib/leads/test-leads/watch-test-leads'
import { recoverStrandedLeads } from '@/lib/leads/tour-requests/stranded'
import { readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { leadsBehind } from '@/lib/marketing/reports/leads-behind'
import { GROUPINGS } from '@/lib/marketing/reports/numbers-query'
import { compareTimes, exportTimes, readSummary } from '@/lib/marketing/response-times/response-times'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { testLeadPart } from '@/lib/server/health/parts/test-lead'
import { startWorker, type Worker } from '@/lib/server/worker/start-worker'
import { givenAccount } from '@/tests/support/accounts'
import { leadBody, postLead } from '@/tests/support/lead-requests'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const ZONE = 'America/Denver'
const sink = await startSmtpSink()
let worker: Worker | undefined
afterAll(() => sink.close())

beforeEach(async () => {
  env().TEST_LEADS = 'on'
  env().SMTP_URL = sink.url
  env().TEST_LEAD_RECIPIENT = undefined
  sink.messages.length = 0
  await db.$executeRaw`truncate tour_requests, households, outbox_items, test_leads, email_recipients, webhook_endpoints cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  return async () => {
    await worker?.stop()
    worker = undefined
  }
})

async function administrator(): Promise<Actor> {
  const { id, username } = await givenAccount({ role: 'admin' })
  const rest = { communityIds: [], mayPublish: true, ipAddress: null, requestId: null }
  return { id, username, role: 'admin', ...rest }
}

/** All functions that show or count leads. */
async function everythingShown(actor: Actor, now: Date): Promise<unknown> {
  const asked = { from: '2000-01-01', to: '2100-01-01', timeZone: ZONE }
  const lists = ['', 'sort=due', ...LEAD_LISTS.map((list) => `list=${list}`), 'search=Test', 'source=test']
  return {
    lists: await Promise.all(
      lists.map((query) => listLeads(actor, parseLeadQuery(new URLSearchParams(query)))),
    ),
    dashboard: await readDashboard(actor, ZONE, now),
    clock: await readLeadClock(actor),
    origins: await leadOrigins(actor, ZONE, now),
    calls: await ownCalls(actor),
    system: await systemState(actor, ZONE, now),
    summary: await readSummary(actor, asked),
    groups: await Promise.all(GROUPINGS.map((grouping) => compareTimes(actor, asked, grouping))),
    behind: await leadsBehind(actor, asked, { measure: 'received', group: null, key: '' }, 1),
    costs: await readCosts(actor, { ...asked, side: 'last', grouping: 'source' }),
    csv: await new Response(await exportTimes(actor, asked, 'source')).text(),
    mail: [await listMail(actor, 'staff', 1), await listMail(actor, 'visitors', 1)],
    households: await db.household.count(),
    webhooks: await db.outboxItem.count({ where: { kind: 'lead-webhook' } }),
  }
}

test('J2: no list, count, metric, export, dashboard or sweep includes a test lead', async () => {
  const actor = await administrator()
  const events = ['lead.created', 'lead.status_changed']
  const crm = { name: 'CRM', url: 'http://127.0.0.1:1/', secret: 'sealed', madeByName: 'admin', events }
  await db.webhookEndpoint.create({ data: crm })
  expect((await postLead(leadBody())).status).toBe(201)
  const now = new Date(Date.now() + 1_000)
  const before = await everythingShown(actor, now)
  const id = await submitTestLead()
  await db.tourRequest.findUniqueOrThrow({ where: { id, source: 'test' } })
  expect(await everythingShown(actor, now)).toEqual(before)
  await recoverStrandedLeads({ orphanedAfterMs: 0, undeliveredAfterMs: 3_600_000 })
  const rows = await db.outboxItem.findMany({ where: { tourRequestId: id } })
  expect(rows.map(({ kind }) => kind)).toEqual(['test-lead-alert'])
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id } })).alarmedAt).toBeNull()
})

test('J2: a test lead is stored, its alert reaches the configured address, and the check passes', async () => {
  env().TEST_LEAD_RECIPIENT = 'robot@example.com'
  await watchTestLeads()
  worker = startWorker()
  const { to, parsed } = await sink.waitFor()
  expect(to).toEqual(['robot@example.com'])
  expect(parsed.subject).toContain('[Test]')
  await until('it has passed', async () => {
    await watchTestLeads()
    return (await db.testLead.count({ where: { passed: true } })) === 1
  })
  expect(await testLeadPart.check()).toMatchObject({
    state: 'good',
    words: expect.stringContaining('accepted'),
  })
  // The next is due in 15 minutes, for any worker.
  expect(await db.testLead.count()).toBe(1)
})

test('J2: without an address the alert is written but not sent', async () => {
  await watchTestLeads()
  worker = startWorker()
  await until('it has passed', async () => {
    await watchTestLeads()
    return (await db.testLead.count({ where: { passed: true } })) === 1
  })
  expect(sink.messages).toEqual([])
})

test('J2: a test lead that is not delivered in time is red', async () => {
  await watchTestLeads()
  await watchTestLeads({ arrivesWithinMs: 0 })
  expect(await testLeadPart.check()).toMatchObject({
    state: 'bad',
    words: 'Its alert has not arrived: due',
  })
})

test('J2: a test lead that cannot be stored completely is not stored, and red', async () => {
  await db.$executeRawUnsafe(`create function no_escalations() returns trigger language plpgsql as $$
    begin if new.kind = 'lead-escalation' then return null; end if; return new; end $$`)
  await db.$executeRawUnsafe(
    'create trigger no_escalations before insert on outbox_items for each row execute function no_escalations()',
  )
  await watchTestLeads()
  await db.$executeRawUnsafe('drop function no_escalations cascade')
  expect(await testLeadPart.check()).toMatchObject({
    state: 'bad',
    words: 'It was stored without its escalation',
  })
  expect(await db.tourRequest.count()).toBe(0)
})

test('J2: only test leads older than a day are deleted', async () => {
  expect((await postLead(leadBody())).status).toBe(201)
  await watchTestLeads()
  await db.$executeRaw`update test_leads set submitted_at = now() - interval '25 hours'`
  await watchTestLeads()
  expect(await db.testLead.count()).toBe(1)
  expect(await db.tourRequest.count({ where: { source: { not: 'test' } } })).toBe(1)
  expect(await db.tourRequest.count({ where: { source: 'test' } })).toBe(1)
})
