import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import { NO_RECIPIENT, TEST_LEAD_ALERT } from '@/lib/leads/test-leads/test-lead-alert'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { takeInWithin } from '@/lib/leads/tour-requests/store-lead'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { wakeOutbox } from '@/lib/platform/outbox/wake'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

export const testLeads = defineSweep({
  name: 'test-leads',
  every: 20_000,
  isOn: () => env().TEST_LEADS !== 'off',
  run: () => watchTestLeads(),
})

/** Creates a test lead every 15 minutes, judges pending ones, and removes those older than a day. */
export async function watchTestLeads({ arrivesWithinMs = 120_000 } = {}): Promise<void> {
  await judgeArrivals(arrivesWithinMs)
  const id = await dueId()
  if (id) await makeOne(id)
  await removeOld()
}

/** The id of a new test lead, or null while the last one is younger than 15 minutes. */
async function dueId(): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    insert into test_leads (id) select gen_random_uuid()
    where not exists (select from test_leads where submitted_at > now() - interval '15 minutes')
    returning id`
  return row?.id ?? null
}

async function makeOne(id: string): Promise<void> {
  try {
    const tourRequestId = await submitTestLead()
    await db.testLead.update({ where: { id }, data: { tourRequestId } })
  } catch (error) {
    log.error({ err: error }, 'a test lead could not be stored')
    await db.testLead.update({
      where: { id },
      data: { passed: false, finishedAt: new Date(), detail: reason(error) },
    })
  }
}

/** For the health page. Prisma's messages are written for programmers. */
function reason(error: unknown): string {
  if (error instanceof Prisma.PrismaClientKnownRequestError || !(error instanceof Error))
    return 'The database did not store it. The server’s log has the error.'
  return error.message.slice(0, 500)
}

/** Passes when the mail server accepted the alert or none is configured to be sent; fails when late. */
async function judgeArrivals(withinMs: number): Promise<void> {
  await db.$executeRaw`
    update test_leads t set finished_at = now(), passed = judged.passed, detail = judged.detail
    from (
      select t.id, coalesce(o.state in ('sent', 'done'), false) as passed,
        case when o.state = 'sent' then 'Stored, and its alert accepted by the mail server after '
            || ceil(extract(epoch from o.finished_at - t.submitted_at)) || ' s'
          when o.state = 'done' then 'Stored, and its alert written after ' || ceil(extract(epoch from o.finished_at - t.submitted_at)) || ' s'
          when t.tour_request_id is null then 'Nothing was stored'
          else 'Its alert has not arrived: ' || coalesce(o.last_error, o.state, 'it is gone') end as detail
      from test_leads t
      left join outbox_items o on o.tour_request_id = t.tour_request_id and o.kind = ${TEST_LEAD_ALERT}
      where t.finished_at is null
        and (o.state in ('sent', 'done', 'failed', 'kept') or t.submitted_at < now() - make_interval(secs => ${withinMs / 1_000}::float8))
    ) judged where judged.id = t.id`
}

async function removeOld(): Promise<void> {
  await db.$executeRaw`
    with old as (delete from test_leads where submitted_at < now() - interval '1 day' returning tour_request_id)
    delete from tour_requests l using old where l.id = old.tour_request_id and l.source = 'test'`
}

/** A reserved number, which belongs to no family. */
const BODY = {
  name: 'Test request',
  phone: '(303) 555-0100',
  message: 'Automatic test: checks that a request arrives.',
  source: 'test',
}

/**
 * Submits a request like a family and verifies all consequences, then quarantines and erases it in the same
 * transaction, so no list, count, clock or alarm shows it (decision 039).
 * @throws Error naming what is missing
 */
export async function submitTestLead(): Promise<string> {
  const sent = tourRequestSchema.parse(BODY)
  const about = { ...withoutVisitor({ receivedAt: new Date(), requestId: null }), refusesAds: true }
  const judged = await judgeLead({ body: BODY, sent, botCheck: 'off', about })
  const target = env().TEST_LEAD_RECIPIENT?.toLowerCase() ?? NO_RECIPIENT
  // Without the normalized phone, so that it joins no household.
  const person = { ...judged.person, phoneE164: null }
  const lead: LeadToStore = { ...judged, person, rate: null, targets: [target] }
  return db.$transaction(async (tx) => {
    const outcome = await takeInWithin(tx, lead, uuidv7())
    if (outcome.outcome !== 'stored') throw new Error(`It was ${outcome.outcome} instead of stored`)
    if (outcome.quarantined) throw new Error('It was marked as spam')
    await assertComplete(tx, outcome.leadId, target)
    await hide(tx, outcome.leadId, target)
    afterCommit(tx, wakeOutbox)
    return outcome.leadId
  })
}

async function assertComplete(tx: Tx, leadId: string, target: string): Promise<void> {
  const [found] = await tx.$queryRaw<Record<string, boolean>[]>`
    select call_due_at is not null and promise is not null as clock,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-alert' and target = ${target} and state = 'due') as alert,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-escalation') as escalation,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-routing') as routing,
      exists (select from lead_events where tour_request_id = l.id and type = 'received') as history,
      exists (select from lead_consents where tour_request_id = l.id) as consent
    from tour_requests l where id = ${leadId}::uuid`
  const missing = Object.entries(found ?? { lead: false }).flatMap(([name, isThere]) =>
    isThere ? [] : [name],
  )
  if (missing.length > 0) throw new Error(`It was stored without its ${missing.join(' and ')}`)
}

async function hide(tx: Tx, leadId: string, target: string): Promise<void> {
  const where = { id: leadId }
  const { householdId, createdAt } = await tx.tourRequest.findUniqueOrThrow({ where })
  const hidden = { quarantinedAt: createdAt, erasedAt: createdAt, householdId: null }
  await tx.tourRequest.update({ where, data: hidden })
  if (householdId) await tx.household.delete({ where: { id: householdId } })
  const id = Prisma.sql`${leadId}::uuid`
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${id} and (kind <> 'lead-alert' or target <> ${target})`
  await tx.$executeRaw`
    update outbox_items set kind = ${TEST_LEAD_ALERT}, dedup_key = ${`${TEST_LEAD_ALERT}:${leadId}`} where tour_request_id = ${id}`
}
