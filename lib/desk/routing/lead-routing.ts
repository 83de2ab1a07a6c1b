import 'server-only'
import { addMinutes, subMinutes } from 'date-fns'
import * as z from 'zod'
import { lockAllWaiting } from '@/lib/desk/alerts/lock-waiting'
import { type Choice, chooseOwner } from '@/lib/desk/routing/choose-owner'
import { nextShift } from '@/lib/desk/routing/next-shift'
import { notifyOwner } from '@/lib/desk/routing/notify-owner'
import { OWNER_MINUTES } from '@/lib/desk/routing/owner-minutes'
import type { RoutedLead } from '@/lib/desk/routing/routed-lead'
import { openRoutingBatch, type RoutingBatch } from '@/lib/desk/routing/routing-batch'
import { routingMoments } from '@/lib/desk/routing/routing-moments'
import { type Routable, readWorkers, workersAmong } from '@/lib/desk/routing/workers'
import { ESCALATIONS } from '@/lib/leads/tour-requests/escalations'
import { LEAD_ROUTING, routingKey } from '@/lib/leads/tour-requests/follow-ups'
import { db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { inBatches } from '@/lib/platform/outbox/in-batches'
import { dayText } from '@/lib/site/content/staffed-days'

/** From then on the whole team is alerted, so a request is no longer passed to single owners. */
const [, TEAM_ALERT] = ESCALATIONS

/** For a batch of at most `concurrency`. */
const LIMITS = { maxWait: 5_000, timeout: 20_000 }

const payloadSchema = z.union([
  /** New, somebody's shift has begun or changed, or the family has chosen when to be called. */
  z.object({ why: z.literal(['new', 'shift', 'call-chosen']) }),
  z.object({ why: z.literal(['not-taken', 'skipped']), from: z.uuid() }),
])

type Reason = z.output<typeof payloadSchema>

/**
 * Finds an owner for a request (decision 041): when it arrives, when the owner's time is over, after a skip,
 * at the next shift, and for a time that the family chose. The SQL function plan_follow_ups enqueues the
 * first row. The history entry reuses the row's id, so a repeated row routes once.
 */
export const leadRouting = defineHandler({
  kind: LEAD_ROUTING,
  afterRestore: 'hold',
  concurrency: 32,
  inBulk: true,
  payload: payloadSchema,
  async handle(item, reason) {
    await routeInBatch({ item, reason })
    return { outcome: 'done' }
  },
})

type RoutingTask = { item: LeasedItem; reason: Reason }

/** Workers and leads are read once per batch. */
const routeInBatch = inBatches<RoutingTask, RoutingTask>((batch) =>
  db.$transaction(async (tx) => {
    // One batch at a time, or two requests would go to the same person's turn. Must precede the row locks.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${LEAD_ROUTING}, 0))`
    const leads = await lockAllWaiting(
      tx,
      batch.flatMap(({ item }) => item.tourRequestId ?? []),
    )
    const routing = {
      tx,
      everybody: await readWorkers(tx),
      batch: await openRoutingBatch(
        tx,
        leads.map(({ id }) => id),
      ),
    }
    for (const task of batch) await route(routing, task)
    await routing.batch.write()
    return batch
  }, LIMITS),
)

type Routing = { tx: Tx; batch: RoutingBatch; everybody: Routable[] }

async function route({ tx, batch, everybody }: Routing, { item, reason }: RoutingTask): Promise<void> {
  const lead = item.tourRequestId && (await batch.lead(item.tourRequestId))
  if (!lead || isSettled(lead, reason, item)) return
  const now = item.startedAt
  const workers = await workersAmong(everybody, lead.communityId)
  const { moment, ...schedule } = await routingMoments(lead, now)
  const choice = chooseOwner(workers, moment, lead)
  if (choice) await assignOwner({ tx, batch }, { lead, reason, item, choice, workers, at: moment.at })
  else if (!('from' in reason)) recordNobody(batch, lead, item, nextShift(workers, moment.at, schedule))
}

/** Routed before, assigned by a person, owned by somebody else by now, or being called. */
function isSettled(lead: RoutedLead, reason: Reason, { id, startedAt }: LeasedItem): boolean {
  if (lead.entryIds.has(id) || lead.isAssignedManually) return true
  if ('from' in reason ? lead.ownerId !== reason.from : lead.previousOwners.size > 0) return true
  // The family chose a later time, so the owner's minutes have not begun.
  if (reason.why === 'not-taken' && lead.callAt && lead.callAt > startedAt) return true
  return lead.claimedUntil !== null && lead.claimedUntil > startedAt
}

type Assignment = {
  lead: RoutedLead
  reason: Reason
  item: LeasedItem
  choice: Choice
  workers: Routable[]
  at: Date
}

async function assignOwner(
  { tx, batch }: Pick<Routing, 'tx' | 'batch'>,
  { lead, reason, item, choice, workers, at }: Assignment,
): Promise<void> {
  const { assignee, turn, vacation, why } = choice
  const isNotified = lead.ownerId === assignee.id
  await tx.tourRequest.update({
    where: { id: lead.id },
    data: { ownerId: assignee.id },
    select: { id: true },
  })
  // Keeps updated_at: the account itself was not changed.
  const [routedAt] = await tx.$queryRaw<{ at: Date }[]>`
    update users set last_routed_at = clock_timestamp() where id = ${turn.id}::uuid returning last_routed_at as at`
  const next = workers.find(({ id }) => id === turn.id)
  if (next && routedAt) next.lastRoutedAt = routedAt.at
  batch.record(lead, {
    id: item.id,
    type: 'routed',
    data: {
      ownerId: assignee.id,
      owner: assignee.name,
      why,
      community: lead.community,
      ...(vacation && { coversFor: turn.name, until: dayText(vacation.lastDay) }),
      ...(at > addMinutes(item.startedAt, 1) && { at: at.toISOString() }),
      ...('from' in reason && { passed: reason.why, passedFrom: lead.owner }),
    },
  })
  planNext(batch, lead, item, { from: assignee.id, at })
  const member = workers.find(({ id }) => id === assignee.id)?.member
  // The family's owner was alerted with the request itself.
  if (member && !isNotified) await notifyOwner(tx, { lead, member, item, isFirst: reason.why === 'new' })
}

/** Plans the next owner, unless the team is alerted by then. */
function planNext(
  batch: RoutingBatch,
  lead: RoutedLead,
  item: LeasedItem,
  { from, at }: { from: string; at: Date },
) {
  const dueAt = addMinutes(at, OWNER_MINUTES)
  if (!lead.callDueAt || dueAt >= subMinutes(lead.callDueAt, TEAM_ALERT.minutesLeft)) return
  enqueueRouting(batch, lead, item, { dueAt, payload: { why: 'not-taken', from } })
}

function recordNobody(batch: RoutingBatch, lead: RoutedLead, item: LeasedItem, next: Date | null): void {
  const data = { community: lead.community, ...(next && { next: next.toISOString() }) }
  batch.record(lead, { id: item.id, type: 'nobody-on-shift', data })
  log.warn({ leadId: lead.id, next }, 'no one is on shift for a lead')
  if (next) enqueueRouting(batch, lead, item, { dueAt: next, payload: { why: 'shift' } })
}

type NextRouting = { dueAt: Date; payload: Reason }

function enqueueRouting(batch: RoutingBatch, lead: RoutedLead, item: LeasedItem, next: NextRouting): void {
  const { requestId } = item
  const dedupKey = routingKey(lead.id, item.id)
  batch.enqueue({ kind: LEAD_ROUTING, dedupKey, ...next, tourRequestId: lead.id, requestId })
}
