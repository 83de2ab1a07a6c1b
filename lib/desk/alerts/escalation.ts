import 'server-only'
import * as z from 'zod'
import { addressesOf, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import { lockWaiting, type WaitingLead } from '@/lib/desk/alerts/lock-waiting'
import { ownersFor, type TeamMember, teamOf } from '@/lib/desk/alerts/team'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { AUDIENCES, type Audience, ESCALATIONS, LEAD_ESCALATION } from '@/lib/leads/tour-requests/escalations'
import { leadAlert, leadAlertKey } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Step = { minute: number; minutesLeft: number; to: Audience }

/** A row says what it does. One of version 0.1.0 only has its minute: it does what the step before does. */
const stepSchema = z
  .object({ minute: z.number(), minutesLeft: z.number().optional(), to: z.enum(AUDIENCES).optional() })
  .transform(({ minute, minutesLeft, to }): Step => {
    const nearest = ESCALATIONS.findLast((each) => each.minute <= minute) ?? ESCALATIONS[0]
    return { minute, minutesLeft: minutesLeft ?? PROMISED_MINUTES - minute, to: to ?? nearest.to }
  })

/**
 * Escalates a lead without an attempt (C2) by the steps of ESCALATIONS. Rows are enqueued with the lead (SQL
 * function plan_follow_ups) and fall due by the database clock, so neither a closed browser nor a restart
 * loses one.
 */
export const leadEscalation = defineHandler({
  kind: LEAD_ESCALATION,
  afterRestore: 'hold',
  concurrency: 8,
  payload: stepSchema,
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    for (const { item } of settled) {
      if (item.tourRequestId) await escalate(tx, item.tourRequestId, stepSchema.parse(item.payload), item)
    }
  },
})

async function escalate(tx: Tx, leadId: string, step: Step, item: LeasedItem): Promise<void> {
  await endIfRefused(tx, leadId)
  const lead = await lockWaiting(tx, leadId)
  if (!lead) return
  const { requestId } = item
  const { minute, minutesLeft } = step
  const { to, people, targets } = await audienceOf(tx, lead, step.to)
  await recordEvent(tx, leadId, { type: 'escalated', data: { minute, minutesLeft, to, targets } })
  log.warn({ leadId, minute, told: targets.length }, 'nobody has tried to reach a lead')
  await enqueue(
    tx,
    ...targets.map((target) => ({
      kind: leadAlert,
      target,
      dedupKey: `${leadAlertKey(leadId, target)}:minute-${minute}`,
      payload: { minute, minutesLeft },
      tourRequestId: leadId,
      requestId,
    })),
  )
  const asked = { communityId: lead.communityId, at: item.startedAt }
  // The last step ignores quiet hours and chosen communities (decision 035).
  const listening = step.to === 'everybody' ? people : await membersToAlert(people, asked)
  const texted = numbersOf(listening.filter(({ rules }) => rules?.byText))
  await textStaff(tx, leadId, texted, { requestId, minute })
  await pushStaff(tx, leadId, listening, { requestId, minute })
}

/** Asked again when the step is due: a partner can send a family that had refused all contact. */
async function endIfRefused(tx: Tx, id: string): Promise<void> {
  const lead = await tx.tourRequest.findUnique({ where: { id }, select: { phoneE164: true, email: true } })
  if (lead) await applyRefusals(tx, [lead])
}

type Alerted = { to: Audience; people: TeamMember[]; targets: string[] }

/** An empty audience falls through to that of the next step. */
async function audienceOf(tx: Tx, lead: WaitingLead, to: Audience): Promise<Alerted> {
  const owner = (await ownersFor(tx, lead.communityId)).filter(({ id }) => id === lead.ownerId)
  if (to === 'owner' && owner.length > 0) return { to, people: owner, targets: addressesOf(owner) }
  const team = await teamOf(tx, lead.communityId)
  const own = team.filter(({ role }) => role !== 'admin')
  if (to !== 'everybody' && own.length > 0) return { to: 'team', people: own, targets: addressesOf(own) }
  const targets = new Set([...addressesOf(team), ...(await alertTargets())])
  return { to: 'everybody', people: team, targets: [...targets] }
}
