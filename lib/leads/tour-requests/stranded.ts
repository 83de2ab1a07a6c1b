import 'server-only'
import { raiseAlarm } from '@/lib/leads/tour-requests/alarm'
import { alertStaff } from '@/lib/leads/tour-requests/lead-alert'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { db } from '@/lib/platform/database/db'
import { planByIndex } from '@/lib/platform/database/plan-by-index'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

export type StrandedLimits = {
  /** Age at which a lead must have a finished or pending alert. */
  orphanedAfterMs?: number
  /** Age at which an alert must have arrived (families are promised a call within minutes). */
  undeliveredAfterMs?: number
}

const BATCH = 200

export const strandedLeads = defineSweep({
  name: 'stranded-leads',
  every: 20_000,
  run: () => recoverStrandedLeads(),
})

/** Outbox safety net: recreates lost alerts and raises the alarm for leads whose alerts never arrived. */
export async function recoverStrandedLeads({
  orphanedAfterMs = 60_000,
  undeliveredAfterMs = 5 * 60_000,
}: StrandedLimits = {}): Promise<void> {
  await recreateAlerts(orphanedAfterMs)
  await alarmUndelivered(undeliveredAfterMs)
}

/** Uncontacted leads received or released from quarantine at least `ms` ago, by the database's clock. */
const waitingFor = (ms: number) => Prisma.sql`
  l.first_attempt_at is null and l.contact_ended_at is null and l.quarantined_at is null and l.erased_at is null and l.created_at < now() - make_interval(secs => ${ms / 1_000}::float8)
  and not exists (
    select 1 from quarantines q where q.tour_request_id = l.id
    and q.released_at >= now() - make_interval(secs => ${ms / 1_000}::float8)
  )`

/** Outbox rows of lead `l`. OFFSET 0 makes the planner look them up by lead instead of by kind. */
const LEAD_ITEMS = Prisma.sql`(select kind, state from outbox_items where tour_request_id = l.id offset 0)`

function find(query: Prisma.Sql): Promise<{ id: string }[]> {
  return db.$transaction(async (tx) => {
    await planByIndex(tx)
    return tx.$queryRaw(query)
  })
}

async function recreateAlerts(afterMs: number): Promise<void> {
  const targets = await alertTargets()
  const leads = await find(Prisma.sql`
    select l.id from tour_requests l
    where ${waitingFor(afterMs)}
    and not exists (select from ${LEAD_ITEMS} item where item.kind = 'lead-alert')
    order by l.created_at limit ${BATCH}`)
  for (const { id } of leads) {
    await db.$transaction(async (tx) => {
      const mine = await tx.$queryRaw<unknown[]>`
        select 1 from tour_requests where id = ${id}::uuid for update skip locked`
      if (mine.length === 0) return
      await alertStaff(tx, id, targets)
      if (targets.length > 0) await raiseAlarm(tx, id, 'delivery-lost')
    })
  }
}

async function alarmUndelivered(afterMs: number): Promise<void> {
  const leads = await find(Prisma.sql`
    select l.id from tour_requests l
    where ${waitingFor(afterMs)} and l.alarmed_at is null
    and not exists (select from ${LEAD_ITEMS} item where item.kind = any(${await alertKinds()}) and item.state = 'sent')
    limit ${BATCH}`)
  for (const { id } of leads) await db.$transaction((tx) => raiseAlarm(tx, id, 'undelivered-for-minutes'))
}
