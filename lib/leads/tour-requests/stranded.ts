import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { raiseAlarms } from '@/lib/leads/tour-requests/alarm'
import { alertStaffOfAll } from '@/lib/leads/tour-requests/lead-alert'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import { db, type Tx } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
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
/** Lets visitors' statements in between. */
const BETWEEN_BATCHES_MS = 50

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
  const steps = [() => recreateAlerts(orphanedAfterMs), () => alarmUndelivered(undeliveredAfterMs)]
  await eachApart(steps, (step) => step())
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

async function recreateAlerts(afterMs: number): Promise<void> {
  const targets = await alertTargets()
  const hasTargets = targets.length > 0
  const lost = Prisma.sql`
    select l.id from tour_requests l
    where ${waitingFor(afterMs)} and (${hasTargets} or l.alarmed_at is null)
    and not exists (select from ${LEAD_ITEMS} item where item.kind = 'lead-alert')
    order by l.created_at limit ${BATCH}`
  await inTurns(lost, async (tx, ids) => {
    await alertStaffOfAll(tx, ids, targets)
    if (hasTargets) await raiseAlarms(tx, ids, 'delivery-lost')
  })
}

async function alarmUndelivered(afterMs: number): Promise<void> {
  const undelivered = Prisma.sql`
    select l.id from tour_requests l
    where ${waitingFor(afterMs)} and l.alarmed_at is null
    and not exists (select from ${LEAD_ITEMS} item where item.kind = any(${await alertKinds()}) and item.state = 'sent')
    limit ${BATCH}`
  await inTurns(undelivered, async (tx, ids) => {
    await raiseAlarms(tx, ids, 'undelivered-for-minutes')
  })
}

/**
 * Works on what the query finds, a batch per transaction, until nothing is left: thousands of late leads are
 * no reason to wait for the next sweep. Leads that somebody else is changing are left to it.
 */
async function inTurns(query: Prisma.Sql, work: (tx: Tx, ids: string[]) => Promise<void>): Promise<void> {
  for (;;) {
    const found = await find(query)
    const ids = found.map(({ id }) => id)
    const done = await lockedWork(ids, work).catch(async (error: unknown) => {
      if (databaseFailure(error)) throw error
      // One of them fails. The next sweep comes to the leads beyond this batch.
      await eachApart(ids, (id) => lockedWork([id], work))
      throw error
    })
    if (found.length < BATCH || done === 0) return
    await sleep(BETWEEN_BATCHES_MS)
  }
}

/** @returns the number of leads that were free */
function lockedWork(ids: string[], work: (tx: Tx, ids: string[]) => Promise<void>): Promise<number> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select id from tour_requests where id = any(${ids}::uuid[]) order by id for update skip locked`
    const free = rows.map(({ id }) => id)
    if (free.length > 0) await work(tx, free)
    return free.length
  })
}

function find(query: Prisma.Sql): Promise<{ id: string }[]> {
  return db.$transaction(async (tx) => {
    await planByIndex(tx)
    return tx.$queryRaw(query)
  })
}
