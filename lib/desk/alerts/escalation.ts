import 'server-only'
import * as z from 'zod'
import { addressesOf, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import { lockAllWaiting, type WaitingLead } from '@/lib/desk/alerts/lock-waiting'
import { ownersAmong, readStaff, type TeamMember, teamAmong } from '@/lib/desk/alerts/team'
import { minuteKey } from '@/lib/leads/tour-requests/alert-reason'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { AUDIENCES, type Audience, ESCALATIONS, LEAD_ESCALATION } from '@/lib/leads/tour-requests/escalations'
import { leadAlert, leadAlertKey } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { type NewEntry, recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem, type Settled } from '@/lib/platform/outbox/define-handler'
import { enqueue, type NewItem } from '@/lib/platform/outbox/enqueue'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Step = { minute: number; minutesLeft: number; to: Audience; clock?: string }

/** A row says what it does. One of version 0.1.0 only has its minute: it does what the step before does. */
const stepSchema = z
  .object({
    minute: z.number(),
    minutesLeft: z.number().optional(),
    to: z.enum(AUDIENCES).optional(),
    /** See alertReason. */
    clock: z.string().optional(),
  })
  .transform(({ minute, minutesLeft, to, clock }): Step => {
    const nearest = ESCALATIONS.findLast((each) => each.minute <= minute) ?? ESCALATIONS[0]
    const step = { minute, minutesLeft: minutesLeft ?? PROMISED_MINUTES - minute, to: to ?? nearest.to }
    return clock ? { ...step, clock } : step
  })

/**
 * Escalates a lead without an attempt (C2) by the steps of ESCALATIONS. Rows are enqueued with the lead (SQL
 * function plan_follow_ups) and fall due by the database clock, so neither a closed browser nor a restart
 * loses one.
 */
export const leadEscalation = defineHandler({
  kind: LEAD_ESCALATION,
  afterRestore: 'hold',
  concurrency: 32,
  payload: stepSchema,
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    const leadIds = settled.flatMap(({ item }) => item.tourRequestId ?? [])
    await endRefused(tx, leadIds)
    const waiting = new Map((await lockAllWaiting(tx, leadIds)).map((lead) => [lead.id, lead]))
    if (waiting.size === 0) return
    const staff = await readStaff(tx)
    const latest = await latestSteps(tx, settled, [...waiting.keys()])
    const escalated = []
    for (const { item } of settled) {
      const lead = waiting.get(item.tourRequestId ?? '')
      // A row that ran while the family chose a later time is of the old clock.
      const isOutdated = lead?.callAt && lead.callAt > item.startedAt
      const isLatest = latest.get(item.tourRequestId ?? '') === item.id
      if (lead && !isOutdated && isLatest) escalated.push(await escalate(tx, staff, lead, item))
    }
    await recordEvents(
      tx,
      escalated.map(({ entry }) => entry),
    )
    await enqueue(tx, ...escalated.flatMap(({ alerts }) => alerts))
  },
})

/** The latest due step of each lead, by row id: after an outage, several are due and one goes out. */
async function latestSteps(tx: Tx, settled: Settled[], leadIds: string[]): Promise<Map<string, string>> {
  const now = new Date()
  const waiting = await tx.outboxItem.findMany({
    where: {
      kind: LEAD_ESCALATION,
      tourRequestId: { in: leadIds },
      state: { in: ['due', 'leased'] },
      dueAt: { lte: now },
    },
    select: { id: true, tourRequestId: true, payload: true },
  })
  const rows = [...settled.map(({ item }) => item), ...waiting].map(({ id, tourRequestId, payload }) => ({
    id,
    leadId: tourRequestId ?? '',
    ...stepSchema.parse(payload),
  }))
  const inOrder = rows.toSorted((a, b) => (a.clock ?? '').localeCompare(b.clock ?? '') || a.minute - b.minute)
  return new Map(inOrder.map(({ leadId, id }) => [leadId, id]))
}

/** Texts and pushes to those who listen. @returns the history entry and the mails, for the whole batch */
async function escalate(tx: Tx, staff: TeamMember[], lead: WaitingLead, item: LeasedItem) {
  const step = stepSchema.parse(item.payload)
  const leadId = lead.id
  const { requestId } = item
  const { minute, minutesLeft, clock } = step
  const reason = { requestId, minute, ...(clock && { clock }) }
  const { to, people, targets } = await audienceOf(staff, lead, step.to)
  log.warn({ leadId, minute, told: targets.length }, 'no one has tried to reach a lead')
  const asked = { communityId: lead.communityId, at: item.startedAt }
  // The last step ignores quiet hours and chosen communities (decision 035).
  const listening = step.to === 'everybody' ? people : await membersToAlert(people, asked)
  const texted = numbersOf(listening.filter(({ rules }) => rules?.byText))
  await textStaff(tx, leadId, texted, reason)
  await pushStaff(tx, leadId, listening, reason)
  const entry: NewEntry = {
    tourRequestId: leadId,
    type: 'escalated',
    data: { minute, minutesLeft, to, targets },
  }
  const alerts: NewItem[] = targets.map((target) => ({
    kind: leadAlert,
    target,
    dedupKey: `${leadAlertKey(leadId, target)}:${minuteKey(minute, clock)}`,
    payload: { minute, ...(clock && { clock }) },
    tourRequestId: leadId,
    requestId,
  }))
  return { entry, alerts }
}

/** Asked again when the step is due: a partner can send a family that had refused all contact. */
async function endRefused(tx: Tx, leadIds: string[]): Promise<void> {
  const select = { phoneE164: true, email: true }
  const people = await tx.tourRequest.findMany({ where: { id: { in: leadIds } }, select })
  const refusals = await refusalsOf(tx, people)
  await applyRefusals(
    tx,
    people.filter((person) => refusalsTo(refusals, person).length > 0),
  )
}

type Alerted = { to: Audience; people: TeamMember[]; targets: string[] }

/** An empty audience falls through to that of the next step. */
async function audienceOf(staff: TeamMember[], lead: WaitingLead, to: Audience): Promise<Alerted> {
  const owner = (await ownersAmong(staff, lead.communityId)).filter(({ id }) => id === lead.ownerId)
  if (to === 'owner' && owner.length > 0) return { to, people: owner, targets: addressesOf(owner) }
  const team = await teamAmong(staff, lead.communityId)
  const own = team.filter(({ role }) => role !== 'admin')
  if (to !== 'everybody' && own.length > 0) return { to: 'team', people: own, targets: addressesOf(own) }
  const targets = new Set([...addressesOf(team), ...(await alertTargets())])
  return { to: 'everybody', people: team, targets: [...targets] }
}
