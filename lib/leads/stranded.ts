import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { deliverLeadAlert, enqueueDelivery } from '@/lib/jobs/handlers/deliver-lead-alert'
import { raiseAlarm } from '@/lib/leads/alarm'
import { createDeliveries } from '@/lib/leads/deliveries'
import { alertTargets } from '@/lib/leads/recipients'

export type StrandedLimits = {
  /** A new lead of this age must have a delivery that is finished or on its way. */
  orphanedAfterMs?: number
  /** A new lead of this age must have reached somebody (the family was promised ten minutes). */
  undeliveredAfterMs?: number
}

/** At most so many leads a turn; the rest follow with the next. */
const BATCH = 200

/**
 * The safety net under the queue: finds leads whose deliveries or jobs were lost, asks for them again and raises the
 * alarm, also when every delivery still tries but none has arrived. Leads that staff already work on need neither.
 */
export async function recoverStrandedLeads({
  orphanedAfterMs = 60_000,
  undeliveredAfterMs = 5 * 60_000,
}: StrandedLimits = {}): Promise<void> {
  await recreateDeliveries(new Date(Date.now() - orphanedAfterMs))
  await requeueDeliveries(new Date(Date.now() - orphanedAfterMs))
  await alarmUndelivered(new Date(Date.now() - undeliveredAfterMs))
  await dropSupersededJobs()
}

/** New leads that were admitted (received, or released from quarantine) before a moment. */
const waitingSince = (moment: Date) => Prisma.sql`
  l.status = 'new' and l.quarantined_at is null and l.created_at < ${moment}
  and not exists (select 1 from quarantines q where q.tour_request_id = l.id and q.released_at >= ${moment})`

async function recreateDeliveries(before: Date): Promise<void> {
  const targets = await alertTargets()
  const leads = await db.$queryRaw<{ id: string }[]>`
    select l.id from tour_requests l
    where ${waitingSince(before)} and not exists (select 1 from deliveries d where d.tour_request_id = l.id)
    order by l.created_at limit ${BATCH}`
  for (const { id } of leads) {
    await db.$transaction(async (tx) => {
      const mine = await tx.$queryRaw<unknown[]>`
        select 1 from tour_requests where id = ${id}::uuid for update skip locked`
      if (mine.length === 0) return
      await createDeliveries(tx, id, targets)
      if (targets.length > 0) await raiseAlarm(tx, id, 'delivery-lost')
    })
  }
}

/** Deliveries that wait for a job which is no longer in the queue. */
async function requeueDeliveries(before: Date): Promise<void> {
  const lost = await db.$queryRaw<{ id: string; lead: string; reached: boolean }[]>`
    select d.id, d.tour_request_id as lead, exists (
      select 1 from deliveries o where o.tour_request_id = d.tour_request_id and o.status in ('sent', 'kept')
    ) as reached
    from deliveries d
    where d.status in ('pending', 'sending') and d.updated_at < ${before}
    and not exists (
      select 1 from graphile_worker.jobs j
      where j.key = 'delivery:' || d.id and (j.locked_at is not null or j.attempts < j.max_attempts)
    )
    limit ${BATCH}`
  for (const { id, lead, reached } of lost) {
    await db.$transaction(async (tx) => {
      const mine = await tx.$queryRaw<unknown[]>`
        select 1 from deliveries where id = ${id}::uuid and status in ('pending', 'sending')
        for update skip locked`
      if (mine.length === 0) return
      await enqueueDelivery(tx, id)
      if (!reached) await raiseAlarm(tx, lead, 'delivery-lost')
    })
  }
}

async function alarmUndelivered(before: Date): Promise<void> {
  const leads = await db.$queryRaw<{ id: string }[]>`
    select l.id from tour_requests l
    where ${waitingSince(before)} and l.alarmed_at is null
    and not exists (
      select 1 from deliveries d where d.tour_request_id = l.id and d.status in ('sent', 'kept')
    )
    limit ${BATCH}`
  for (const { id } of leads) await db.$transaction((tx) => raiseAlarm(tx, id, 'undelivered-for-minutes'))
}

/** A job replaced while it ran, and whose worker then died, can never run again; its row is all that is left. */
async function dropSupersededJobs(): Promise<void> {
  await db.$executeRaw`
    select 1 from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = ${deliverLeadAlert.name} and key is null
      and attempts >= max_attempts and locked_at is null
    ))`
}
