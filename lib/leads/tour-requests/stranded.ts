import 'server-only'
import { raiseAlarm } from '@/lib/leads/tour-requests/alarm'
import { ALERT_KINDS } from '@/lib/leads/tour-requests/alert-kinds'
import { alertStaff } from '@/lib/leads/tour-requests/lead-alert'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { db } from '@/lib/platform/database/db'
import { planByIndex } from '@/lib/platform/database/plan-by-index'
import { Prisma } from '@/lib/platform/generated/prisma/client'

export type StrandedLimits = {
  /** A new lead of this age must have an alert that is finished or on its way. */
  orphanedAfterMs?: number
  /** A new lead of this age must have reached somebody (the family was promised ten minutes). */
  undeliveredAfterMs?: number
}

/** At most so many leads a turn; the rest follow with the next. */
const BATCH = 200

/**
 * The safety net under the outbox: finds leads whose alerts were lost, asks for them again and raises the alarm, also when
 * every alert still tries or is only kept here, and none has arrived. Leads somebody has tried to reach need neither.
 */
export async function recoverStrandedLeads({
  orphanedAfterMs = 60_000,
  undeliveredAfterMs = 5 * 60_000,
}: StrandedLimits = {}): Promise<void> {
  await recreateAlerts(orphanedAfterMs)
  await alarmUndelivered(undeliveredAfterMs)
}

/** Leads nobody has tried to reach that were admitted (received, or released from quarantine) so long ago, by the database's clock. */
const waitingFor = (ms: number) => Prisma.sql`
  l.first_attempt_at is null and l.quarantined_at is null and l.erased_at is null and l.created_at < now() - make_interval(secs => ${ms / 1_000}::float8)
  and not exists (
    select 1 from quarantines q where q.tour_request_id = l.id
    and q.released_at >= now() - make_interval(secs => ${ms / 1_000}::float8)
  )`

/** What is to be done or was done about lead `l`. OFFSET 0: read by the lead, and not by one of the indexes over a kind of rows. */
const ITS_ITEMS = Prisma.sql`(select kind, state from outbox_items where tour_request_id = l.id offset 0)`

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
    and not exists (select from ${ITS_ITEMS} item where item.kind = 'lead-alert')
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
    and not exists (select from ${ITS_ITEMS} item where item.kind = any(${ALERT_KINDS}) and item.state = 'sent')
    limit ${BATCH}`)
  for (const { id } of leads) await db.$transaction((tx) => raiseAlarm(tx, id, 'undelivered-for-minutes'))
}
