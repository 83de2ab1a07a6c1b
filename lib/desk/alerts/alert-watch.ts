import 'server-only'
import { addMinutes } from 'date-fns'
import * as z from 'zod'
import { addressesOf, awakeAmong, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import { lockAllWaiting, type WaitingLead } from '@/lib/desk/alerts/lock-waiting'
import { ownersAmong, readStaff, type TeamMember, teamAmong } from '@/lib/desk/alerts/team'
import { raiseAlarm } from '@/lib/leads/tour-requests/alarm'
import { ALERT_WATCH, SECOND_CHANNEL_AT, watchKey } from '@/lib/leads/tour-requests/alert-kinds'
import { alertStaff, mailAgain } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { planRing } from '@/lib/leads/voice/lead-ring'
import type { Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue, type NewItem } from '@/lib/platform/outbox/enqueue'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

/** Minutes after the lead was admitted. */
const ALARM_AT = 5

const payloadSchema = z.union([
  z.object({ minute: z.literal([0, SECOND_CHANNEL_AT, ALARM_AT]) }),
  z.object({ again: z.uuid() }),
  /** An address that rejected its mail, and the step that the mail was about (see alertReason). */
  z.object({ rejected: z.string(), ofMinute: z.number().optional(), clock: z.string().optional() }),
])

/**
 * Watches the alerts of one lead: at once it notifies people by their own rules, after two minutes without an
 * accepted alert (or when the last mail was rejected) the whole team by text and push, after five it raises
 * an alarm. A person whose mail was rejected gets text and push at once. The SQL function plan_follow_ups
 * enqueues the first row; each row enqueues the next.
 */
export const alertWatch = defineHandler({
  kind: ALERT_WATCH,
  afterRestore: 'hold',
  concurrency: 32,
  inBulk: true,
  payload: payloadSchema,
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    let staff: Promise<TeamMember[]> | undefined
    // Cached for all rows that settle together.
    const everybody = () => {
      staff ??= readStaff(tx)
      return staff
    }
    const teamFor: TeamFor = async (communityId) => teamAmong(await everybody(), communityId)
    const watched = settled.flatMap(({ item }) =>
      item.tourRequestId
        ? [{ item, leadId: item.tourRequestId, about: payloadSchema.parse(item.payload) }]
        : [],
    )
    const waiting = await lockAllWaiting(
      tx,
      watched.flatMap(({ leadId, about }) => ('again' in about ? [] : leadId)),
    )
    const later: NewItem[] = []
    for (const { item, leadId, about } of watched) {
      const lead = waiting.find(({ id }) => id === leadId)
      if ('again' in about) await notifyAgain(tx, teamFor, leadId, { entryId: about.again, item })
      else if (!lead) continue
      else if ('rejected' in about) await reachOtherwise(tx, await everybody(), lead, { ...about, item })
      else later.push(...(await step(tx, teamFor, lead, { minute: about.minute, item })))
    }
    await enqueue(tx, ...later)
  },
})

type TeamFor = (communityId: string | null) => Promise<TeamMember[]>

type Step = { minute: number; item: LeasedItem }

async function step(tx: Tx, teamFor: TeamFor, lead: WaitingLead, { minute, item }: Step): Promise<NewItem[]> {
  if (minute === 0) {
    await notifyByRules(tx, teamFor, lead, item)
    await planRing(tx, lead.id)
    return [nextWatch(lead, item, { minute: SECOND_CHANNEL_AT, after: SECOND_CHANNEL_AT })]
  }
  if (await isAlertAccepted(tx, lead.id)) return []
  if (minute === ALARM_AT) {
    await raiseAlarm(tx, lead.id, 'undelivered-for-minutes')
    return []
  }
  await alertSecondChannel(tx, teamFor, lead, item)
  return [nextWatch(lead, item, { minute: ALARM_AT, after: ALARM_AT - SECOND_CHANNEL_AT })]
}

async function notifyByRules(tx: Tx, teamFor: TeamFor, { id, communityId }: WaitingLead, item: LeasedItem) {
  const { requestId, startedAt: at } = item
  const people = await membersToAlert(await teamFor(communityId), { communityId, at })
  const mailed = addressesOf(people.filter(({ rules }) => rules?.byMail))
  if (mailed.length > 0) await alertStaff(tx, id, mailed, requestId)
  await textStaff(tx, id, numbersOf(people.filter(({ rules }) => rules?.byText)), { requestId })
  await pushStaff(tx, id, people, { requestId })
}

type NewsAlert = { entryId: string; item: LeasedItem }

/** By email only: an earlier text linked to the lead, which shows the news. */
async function notifyAgain(
  tx: Tx,
  teamFor: TeamFor,
  id: string,
  { entryId, item }: NewsAlert,
): Promise<void> {
  const { requestId, startedAt: at } = item
  const lead = await tx.tourRequest.findUnique({
    where: { id, quarantinedAt: null, erasedAt: null },
    select: { communityId: true },
  })
  if (!lead) return
  const people = await membersToAlert(await teamFor(lead.communityId), { ...lead, at })
  await mailAgain(tx, id, addressesOf(people.filter(({ rules }) => rules?.byMail)), { entryId, requestId })
}

/** Ignores quiet hours and personal rules, because no alert about this family has been accepted. */
async function alertSecondChannel(
  tx: Tx,
  teamFor: TeamFor,
  { id, communityId }: WaitingLead,
  { requestId }: LeasedItem,
) {
  const team = await teamFor(communityId)
  const withNumber = team.filter(({ rules }) => rules?.mobile)
  const areTexted = withNumber.length > 0 && (await textStaff(tx, id, numbersOf(withNumber), { requestId }))
  const people = areTexted ? withNumber.map(({ username }) => username) : []
  const pushed = await pushStaff(tx, id, team, { requestId })
  if (people.length + pushed.length === 0) return
  await recordEvent(tx, id, { type: 'second-channel', data: { people, pushed } })
  const counts = { texted: people.length, pushed: pushed.length }
  log.warn({ leadId: id, ...counts }, 'no alert was accepted; the second channel is used')
}

type Rejection = {
  rejected: string
  ofMinute?: number | undefined
  clock?: string | undefined
  item: LeasedItem
}

/** Shares the dedup keys of what the person's own rules ask for, so that they get it only once. */
async function reachOtherwise(
  tx: Tx,
  staff: TeamMember[],
  { id, communityId }: WaitingLead,
  { rejected, ofMinute: minute, clock, item: { requestId, startedAt } }: Rejection,
): Promise<void> {
  const able = await ownersAmong(staff, communityId)
  const people = able.filter((member) => addressesOf([member]).includes(rejected))
  // The last step ignores quiet hours (escalation.ts).
  const heard = minute === PROMISED_MINUTES ? people : await awakeAmong(people, startedAt)
  await textStaff(tx, id, numbersOf(heard), { requestId, minute, clock })
  await pushStaff(tx, id, heard, { requestId, minute, clock })
}

async function isAlertAccepted(tx: Tx, leadId: string): Promise<boolean> {
  const accepted = { tourRequestId: leadId, kind: { in: await alertKinds() }, state: 'sent' }
  return (await tx.outboxItem.count({ where: accepted })) > 0
}

type Next = { minute: number; after: number }

function nextWatch(lead: WaitingLead, item: LeasedItem, { minute, after }: Next): NewItem {
  return {
    kind: ALERT_WATCH,
    dedupKey: watchKey(lead.id, minute),
    dueAt: addMinutes(item.askedAt, after),
    payload: { minute },
    tourRequestId: lead.id,
    requestId: item.requestId,
  }
}
