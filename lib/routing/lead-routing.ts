import 'server-only'
import { addMinutes, subMinutes } from 'date-fns'
import * as z from 'zod'
import { dayText } from '@/lib/content/staffed-days'
import { db, type Tx } from '@/lib/db'
import { ESCALATION_MINUTES } from '@/lib/desk/escalation'
import { lockAllWaiting } from '@/lib/desk/lock-waiting'
import { PROMISED_MINUTES } from '@/lib/leads/promise-text'
import { recordEvent } from '@/lib/leads/record-event'
import { log } from '@/lib/log'
import { defineHandler, type LeasedItem } from '@/lib/outbox/define-handler'
import { enqueue } from '@/lib/outbox/enqueue'
import { inLots } from '@/lib/outbox/in-lots'
import { type Choice, chooseOwner } from '@/lib/routing/choose-owner'
import { momentsOf } from '@/lib/routing/moments'
import { nextShift } from '@/lib/routing/next-shift'
import { LEAD_ROUTING, routingKey } from '@/lib/routing/pass-on'
import { type RoutedLead, readRouted } from '@/lib/routing/routed-lead'
import { TAKE_MINUTES } from '@/lib/routing/take-minutes'
import { tellOwner } from '@/lib/routing/tell-owner'
import { type Routable, readWorkers, workersAmong } from '@/lib/routing/workers'

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
 * Finds the owner of a request: written with it (SQL function plan_escalations), for the end of somebody's time, for what somebody left
 * to the others, and for the next shift when nobody is on one (decision 041). Its entry in the history has the row's id, so that a row
 * done twice routes once.
 */
export const leadRouting = defineHandler({
  kind: LEAD_ROUTING,
  // They are worked on together.
  atOnce: 32,
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
    const everybody = await readWorkers(tx)
    for (const asked of lot) {
      const lead = leads.find(({ id }) => id === asked.item.tourRequestId)
      if (lead) await route(tx, lead.id, asked, everybody)
    }
    return lot
  }, LIMITS),
)

async function route(tx: Tx, leadId: string, { item, reason }: Asked, everybody: Routable[]) {
  const lead = await readRouted(tx, leadId)
  if (isSettled(lead, reason, item)) return
  const now = item.startedAt
  const workers = await workersAmong(everybody, lead.communityId)
  const { moment, ...schedule } = await momentsOf(lead, now)
  const choice = chooseOwner(workers, moment, lead)
  if (choice) await give(tx, { lead, reason, item, choice, workers, at: moment.at })
  else if (!('from' in reason)) await sayNobody(tx, lead, item, nextShift(workers, moment.at, schedule))
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

async function give(tx: Tx, { lead, reason, item, choice, workers, at }: Given): Promise<void> {
  const { taker, turn, vacation, why } = choice
  const isTold = lead.ownerId === taker.id
  await tx.tourRequest.update({ where: { id: lead.id }, data: { ownerId: taker.id }, select: { id: true } })
  // Without touching updated_at: nobody has changed the account.
  const [routedAt] = await tx.$queryRaw<{ at: Date }[]>`
    update users set last_routed_at = clock_timestamp() where id = ${turn.id}::uuid returning last_routed_at as at`
  const next = workers.find(({ id }) => id === turn.id)
  if (next && routedAt) next.lastRoutedAt = routedAt.at
  await recordEvent(tx, lead.id, {
    id: item.id,
    type: 'routed',
    data: {
      ...{ ownerId: taker.id, owner: taker.name, why, community: lead.community },
      ...(vacation && { coversFor: turn.name, until: dayText(vacation.lastDay) }),
      ...(at > addMinutes(item.startedAt, 1) && { at: at.toISOString() }),
      ...('from' in reason && { passed: reason.why, passedFrom: lead.owner }),
    },
  })
  await planNext(tx, lead, item, { from: taker.id, at })
  const member = workers.find(({ id }) => id === taker.id)?.member
  // Whoever looks after the family was told with the request itself.
  if (member && !isTold) await tellOwner(tx, { lead, member, item, isFirst: reason.why === 'new' })
}

/** When it is the next person's, as long as it is anybody's for themself. */
async function planNext(
  tx: Tx,
  lead: RoutedLead,
  item: LeasedItem,
  { from, at }: { from: string; at: Date },
) {
  const dueAt = addMinutes(at, TAKE_MINUTES)
  if (!lead.callDueAt || dueAt >= subMinutes(lead.callDueAt, PROMISED_MINUTES - TEAM_RINGS_AT)) return
  await again(tx, lead, item, { dueAt, payload: { why: 'not-taken', from } })
}

async function sayNobody(tx: Tx, lead: RoutedLead, item: LeasedItem, next: Date | null): Promise<void> {
  const data = { community: lead.community, ...(next && { next: next.toISOString() }) }
  await recordEvent(tx, lead.id, { id: item.id, type: 'nobody-on-shift', data })
  log.warn({ leadId: lead.id, next }, 'nobody is on shift for a lead')
  if (next) await again(tx, lead, item, { dueAt: next, payload: { why: 'shift' } })
}

type Later = { dueAt: Date; payload: Reason }

async function again(tx: Tx, lead: RoutedLead, item: LeasedItem, later: Later): Promise<void> {
  const { requestId } = item
  const dedupKey = routingKey(lead.id, item.id)
  await enqueue(tx, { kind: LEAD_ROUTING, dedupKey, ...later, tourRequestId: lead.id, requestId })
}
