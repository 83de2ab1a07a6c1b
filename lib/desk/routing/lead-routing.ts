import 'server-only'
import { addMinutes, subMinutes } from 'date-fns'
import * as z from 'zod'
import { ESCALATION_MINUTES } from '@/lib/desk/alerts/escalation'
import { lockAllWaiting } from '@/lib/desk/alerts/lock-waiting'
import { LEAD_ROUTING, routingKey } from '@/lib/desk/alerts/pass-on'
import { type Choice, chooseOwner } from '@/lib/desk/routing/choose-owner'
import { momentsOf } from '@/lib/desk/routing/moments'
import { nextShift } from '@/lib/desk/routing/next-shift'
import type { RoutedLead } from '@/lib/desk/routing/routed-lead'
import { openRoutingLot, type RoutingLot } from '@/lib/desk/routing/routing-lot'
import { TAKE_MINUTES } from '@/lib/desk/routing/take-minutes'
import { tellOwner } from '@/lib/desk/routing/tell-owner'
import { type Routable, readWorkers, workersAmong } from '@/lib/desk/routing/workers'
import { PROMISED_MINUTES } from '@/lib/leads/tour-requests/promise-text'
import { db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { inLots } from '@/lib/platform/outbox/in-lots'
import { dayText } from '@/lib/site/content/staffed-days'

/** From this minute of the promised ten on everybody who works the community is rung, and nobody has a request for themself. */
const [, TEAM_RINGS_AT] = ESCALATION_MINUTES

/** A lot is at most `atOnce`. */
const LIMITS = { maxWait: 5_000, timeout: 20_000 }

const payloadSchema = z.union([
  /** It came in, or somebody's hours begin or have changed. */
  z.object({ why: z.literal(['new', 'shift']) }),
  z.object({ why: z.literal(['not-taken', 'skipped']), from: z.uuid() }),
])

type Reason = z.output<typeof payloadSchema>

/**
 * Finds the owner of a request: written with it (SQL function plan_follow_ups), for the end of somebody's time, for what somebody left
 * to the others, and for the next shift when nobody is on one (decision 041). Its entry in the history has the row's id, so that a row
 * done twice routes once.
 */
export const leadRouting = defineHandler({
  kind: LEAD_ROUTING,
  atOnce: 32,
  together: true,
  payload: payloadSchema,
  async handle(item, reason) {
    await routed({ item, reason })
    return { outcome: 'done' }
  },
})

type Asked = { item: LeasedItem; reason: Reason }

/** Many at once: who is there and who knows what is read once for all that came in the same moment. */
const routed = inLots<Asked, Asked>((lot) =>
  db.$transaction(async (tx) => {
    // Not even two workers at once: two requests of one moment would both be the same person's turn. Before the leads' own locks, always.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${LEAD_ROUTING}, 0))`
    const leads = await lockAllWaiting(
      tx,
      lot.flatMap(({ item }) => item.tourRequestId ?? []),
    )
    const routing = {
      tx,
      everybody: await readWorkers(tx),
      lot: await openRoutingLot(
        tx,
        leads.map(({ id }) => id),
      ),
    }
    for (const asked of lot) await route(routing, asked)
    await routing.lot.write()
    return lot
  }, LIMITS),
)

type Routing = { tx: Tx; lot: RoutingLot; everybody: Routable[] }

async function route({ tx, lot, everybody }: Routing, { item, reason }: Asked): Promise<void> {
  const lead = item.tourRequestId && (await lot.lead(item.tourRequestId))
  if (!lead || isSettled(lead, reason, item)) return
  const now = item.startedAt
  const workers = await workersAmong(everybody, lead.communityId)
  const { moment, ...schedule } = await momentsOf(lead, now)
  const choice = chooseOwner(workers, moment, lead)
  if (choice) await give({ tx, lot }, { lead, reason, item, choice, workers, at: moment.at })
  else if (!('from' in reason)) sayNobody(lot, lead, item, nextShift(workers, moment.at, schedule))
}

/** Done already, given by a person, with somebody else by now, or in the hands of whoever is calling. */
function isSettled(lead: RoutedLead, reason: Reason, { id, startedAt }: LeasedItem): boolean {
  if (lead.entryIds.has(id) || lead.isGivenByHand) return true
  if ('from' in reason ? lead.ownerId !== reason.from : lead.asked.size > 0) return true
  return lead.claimedUntil !== null && lead.claimedUntil > startedAt
}

type Given = {
  lead: RoutedLead
  reason: Reason
  item: LeasedItem
  choice: Choice
  workers: Routable[]
  at: Date
}

async function give(
  { tx, lot }: Pick<Routing, 'tx' | 'lot'>,
  { lead, reason, item, choice, workers, at }: Given,
): Promise<void> {
  const { taker, turn, vacation, why } = choice
  const isTold = lead.ownerId === taker.id
  await tx.tourRequest.update({ where: { id: lead.id }, data: { ownerId: taker.id }, select: { id: true } })
  // Without touching updated_at: nobody has changed the account.
  const [routedAt] = await tx.$queryRaw<{ at: Date }[]>`
    update users set last_routed_at = clock_timestamp() where id = ${turn.id}::uuid returning last_routed_at as at`
  const next = workers.find(({ id }) => id === turn.id)
  if (next && routedAt) next.lastRoutedAt = routedAt.at
  lot.record(lead, {
    id: item.id,
    type: 'routed',
    data: {
      ownerId: taker.id,
      owner: taker.name,
      why,
      community: lead.community,
      ...(vacation && { coversFor: turn.name, until: dayText(vacation.lastDay) }),
      ...(at > addMinutes(item.startedAt, 1) && { at: at.toISOString() }),
      ...('from' in reason && { passed: reason.why, passedFrom: lead.owner }),
    },
  })
  planNext(lot, lead, item, { from: taker.id, at })
  const member = workers.find(({ id }) => id === taker.id)?.member
  // Whoever looks after the family was told with the request itself.
  if (member && !isTold) await tellOwner(tx, { lead, member, item, isFirst: reason.why === 'new' })
}

/** When it is the next person's, as long as it is anybody's for themself. */
function planNext(
  lot: RoutingLot,
  lead: RoutedLead,
  item: LeasedItem,
  { from, at }: { from: string; at: Date },
) {
  const dueAt = addMinutes(at, TAKE_MINUTES)
  if (!lead.callDueAt || dueAt >= subMinutes(lead.callDueAt, PROMISED_MINUTES - TEAM_RINGS_AT)) return
  again(lot, lead, item, { dueAt, payload: { why: 'not-taken', from } })
}

function sayNobody(lot: RoutingLot, lead: RoutedLead, item: LeasedItem, next: Date | null): void {
  const data = { community: lead.community, ...(next && { next: next.toISOString() }) }
  lot.record(lead, { id: item.id, type: 'nobody-on-shift', data })
  log.warn({ leadId: lead.id, next }, 'nobody is on shift for a lead')
  if (next) again(lot, lead, item, { dueAt: next, payload: { why: 'shift' } })
}

type Later = { dueAt: Date; payload: Reason }

function again(lot: RoutingLot, lead: RoutedLead, item: LeasedItem, later: Later): void {
  const { requestId } = item
  const dedupKey = routingKey(lead.id, item.id)
  lot.enqueue({ kind: LEAD_ROUTING, dedupKey, ...later, tourRequestId: lead.id, requestId })
}
