import 'server-only'
import * as z from 'zod'
import { addressesOf, numbersOf, wantingToHear } from '@/lib/desk/alerts/alerted-people'
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

/** Minutes of the promised ten at which a lead that nobody has tried to reach rings again (C2). */
export const ESCALATION_MINUTES = [5, 8, 10] as const

/** For everybody: neither quiet hours nor chosen communities silence it (decision 035). */
const LAST_MINUTE = 10

/**
 * Rings again for a lead nobody has tried to reach: at five minutes for its owner, at eight for everybody who works its
 * community, at ten for the administrators and every recipient of alerts. The rows are written with the lead (SQL function
 * plan_follow_ups) and asked by the database's clock, so that no open browser is needed and a restart skips and repeats none.
 */
export const leadEscalation = defineHandler({
  kind: KIND,
  atOnce: 8,
  payload: z.object({ minute: z.literal(ESCALATION_MINUTES) }),
  // Everything happens where the row is marked done: fired once, or not at all.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    for (const { item } of settled) {
      const { minute } = item.payload as { minute: number }
      if (item.tourRequestId) await ring(tx, item.tourRequestId, minute, item)
    }
  },
})

/** Somebody has tried: what was to ring does not, and nobody else need be found. */
export async function stopEscalations(tx: Tx, leadId: string): Promise<void> {
  // News of the family is told whether or not somebody has called.
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${leadId}::uuid and kind = any(${[KIND, ALERT_WATCH, LEAD_ROUTING]})
      and state = 'due' and payload->'again' is null`
}

async function ring(tx: Tx, leadId: string, minute: number, item: LeasedItem): Promise<void> {
  const lead = await lockWaiting(tx, leadId)
  if (!lead) return
  const { requestId } = item
  const { to, people, targets } = await toldAt(tx, lead, minute)
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
  const listening = minute === LAST_MINUTE ? people : await wantingToHear(people, asked)
  const texted = numbersOf(listening.filter(({ rules }) => rules?.byText))
  await textStaff(tx, leadId, texted, { requestId, minute })
  await pushStaff(tx, leadId, listening, { requestId, minute })
}

type Told = { to: 'owner' | 'team' | 'everybody'; people: TeamMember[]; targets: string[] }

/** Whoever a step is for; when it has nobody, those of the next one. */
async function toldAt(tx: Tx, lead: WaitingLead, minute: number): Promise<Told> {
  const owner = (await ownersFor(tx, lead.communityId)).filter(({ id }) => id === lead.ownerId)
  if (minute === 5 && owner.length > 0) return { to: 'owner', people: owner, targets: addressesOf(owner) }
  const team = await teamOf(tx, lead.communityId)
  const own = team.filter(({ role }) => role !== 'admin')
  if (minute < LAST_MINUTE && own.length > 0) return { to: 'team', people: own, targets: addressesOf(own) }
  const targets = new Set([...addressesOf(team), ...(await alertTargets())])
  return { to: 'everybody', people: team, targets: [...targets] }
}
