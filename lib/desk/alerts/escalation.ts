import 'server-only'
import * as z from 'zod'
import { addressesOf, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import { lockWaiting, type WaitingLead } from '@/lib/desk/alerts/lock-waiting'
import { LEAD_ROUTING } from '@/lib/desk/alerts/pass-on'
import { ownersFor, type TeamMember, teamOf } from '@/lib/desk/alerts/team'
import { ALERT_WATCH, LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { leadAlertKey } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const KIND = 'lead-escalation'

export const ESCALATION_MINUTES = [5, 8, 10] as const

/** Goes to everybody, regardless of quiet hours and chosen communities (decision 035). */
const LAST_MINUTE = 10

/**
 * Escalates a lead without an attempt (C2): to its owner at five minutes, to the team at eight, to
 * administrators and all recipients at ten. Rows are enqueued with the lead (SQL function plan_follow_ups)
 * and fall due by the database clock, so neither a closed browser nor a restart loses one.
 */
export const leadEscalation = defineHandler({
  kind: KIND,
  concurrency: 8,
  payload: z.object({ minute: z.literal(ESCALATION_MINUTES) }),
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    for (const { item } of settled) {
      const { minute } = item.payload as { minute: number }
      if (item.tourRequestId) await escalate(tx, item.tourRequestId, minute, item)
    }
  },
})

/** Cancels what is still pending once somebody has tried to reach the family. */
export async function stopEscalations(tx: Tx, leadId: string): Promise<void> {
  // Alerts about family news (`again`) go out even after a call.
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${leadId}::uuid and kind = any(${[KIND, ALERT_WATCH, LEAD_ROUTING]})
      and state = 'due' and payload->'again' is null`
}

async function escalate(tx: Tx, leadId: string, minute: number, item: LeasedItem): Promise<void> {
  const lead = await lockWaiting(tx, leadId)
  if (!lead) return
  const { requestId } = item
  const { to, people, targets } = await audienceAt(tx, lead, minute)
  await recordEvent(tx, leadId, { type: 'escalated', data: { minute, to, targets } })
  log.warn({ leadId, minute, told: targets.length }, 'nobody has tried to reach a lead')
  await enqueue(
    tx,
    ...targets.map((target) => ({
      kind: LEAD_ALERT,
      channel: 'email',
      target,
      dedupKey: `${leadAlertKey(leadId, target)}:minute-${minute}`,
      payload: { minute },
      tourRequestId: leadId,
      requestId,
    })),
  )
  const asked = { communityId: lead.communityId, at: item.startedAt }
  const listening = minute === LAST_MINUTE ? people : await membersToAlert(people, asked)
  const texted = numbersOf(listening.filter(({ rules }) => rules?.byText))
  await textStaff(tx, leadId, texted, { requestId, minute })
  await pushStaff(tx, leadId, listening, { requestId, minute })
}

type Audience = { to: 'owner' | 'team' | 'everybody'; people: TeamMember[]; targets: string[] }

/** An empty audience falls through to that of the next step. */
async function audienceAt(tx: Tx, lead: WaitingLead, minute: number): Promise<Audience> {
  const owner = (await ownersFor(tx, lead.communityId)).filter(({ id }) => id === lead.ownerId)
  if (minute === 5 && owner.length > 0) return { to: 'owner', people: owner, targets: addressesOf(owner) }
  const team = await teamOf(tx, lead.communityId)
  const own = team.filter(({ role }) => role !== 'admin')
  if (minute < LAST_MINUTE && own.length > 0) return { to: 'team', people: own, targets: addressesOf(own) }
  const targets = new Set([...addressesOf(team), ...(await alertTargets())])
  return { to: 'everybody', people: team, targets: [...targets] }
}
