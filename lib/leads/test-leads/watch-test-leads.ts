import 'server-only'
import { submitTestLead } from '@/lib/leads/test-leads/submit-test-lead'
import { TEST_LEAD_ALERT } from '@/lib/leads/test-leads/test-lead-alert'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
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
    const detail = error instanceof Error ? error.message : String(error)
    await db.testLead.update({
      where: { id },
      data: { passed: false, finishedAt: new Date(), detail: detail.slice(0, 500) },
    })
  }
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
