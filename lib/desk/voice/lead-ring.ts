import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { lockAllWaiting, type WaitingLead } from '@/lib/desk/alerts/lock-waiting'
import { spentLastHour } from '@/lib/desk/voice/budget'
import { isTaken } from '@/lib/desk/voice/call-state'
import { chooseNext } from '@/lib/desk/voice/choose-next'
import { planCall } from '@/lib/desk/voice/dial'
import { ownNumberFor } from '@/lib/desk/voice/own-number'
import { peopleOnShift } from '@/lib/desk/voice/people-on-shift'
import { whyNotCall } from '@/lib/desk/voice/why-not-call'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { LEAD_RING, ringKey } from '@/lib/leads/voice/lead-ring'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import type { Tx } from '@/lib/platform/database/db'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { log } from '@/lib/platform/log'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Chooses whose phone rings next about a lead that waits. Its calls are rows of their own (dial.ts). */
export const leadRing = defineHandler({
  kind: LEAD_RING,
  afterRestore: 'hold',
  concurrency: 32,
  payload: z.object({}),
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    if (!isVoiceConfigured() || !(await voiceSettings()).ringsStaff) return
    const ids = settled.flatMap(({ item }) => item.tourRequestId ?? [])
    const waiting = new Map((await lockAllWaiting(tx, ids)).map((lead) => [lead.id, lead]))
    for (const { item } of settled) {
      const lead = waiting.get(item.tourRequestId ?? '')
      if (lead) await ringNext(tx, lead, item)
    }
  },
})

async function ringNext(tx: Tx, waiting: WaitingLead, item: LeasedItem): Promise<void> {
  const now = item.startedAt
  const { id: tourRequestId, communityId, callAt } = waiting
  // The time that the family chose has a row of its own.
  if (callAt && callAt > now) return
  const all = await tx.voiceCall.findMany({ where: { tourRequestId } })
  // Calls before the time that the family chose belong to the old clock.
  const calls = all.filter(
    ({ purpose, createdAt }) => purpose === 'escalation' && (!callAt || createdAt >= callAt),
  )
  // The end of a call that still rings plans the next one.
  if (calls.some((call) => call.state !== 'ended' || isTaken(call))) return
  const lead = await tx.tourRequest.findUnique({ where: { id: tourRequestId } })
  const reason = await whyNotCall(tx, lead, now)
  if (reason) return log.info({ leadId: tourRequestId, reason }, 'no phone rings about a lead')
  const again = (dueAt: Date) =>
    enqueue(tx, { kind: LEAD_RING, dedupKey: ringKey(tourRequestId, item.id), dueAt, tourRequestId })
  // Somebody is calling them from a phone of their own, or talks with them.
  if (lead?.claimedUntil && lead.claimedUntil > now) return again(lead.claimedUntil)
  if (all.some(({ state }) => state !== 'ended')) return again(addSeconds(now, 30))
  const people = await peopleOnShift(tx, waiting, now)
  const busy = await tx.voiceCall.findMany({
    where: { userId: { in: people.map(({ id }) => id) }, state: { not: 'ended' } },
    select: { userId: true },
  })
  const next = chooseNext(people, { calls, busy: new Set(busy.map(({ userId }) => userId)), now })
  if (next.is === 'nobody') return log.warn({ leadId: tourRequestId }, 'no one is left to call about a lead')
  if (next.is === 'later') return again(next.at)
  const ownNumber = await ownNumberFor(tx, communityId)
  const { isOver, ...spent } = await spentLastHour(tx, now)
  if (isOver || !ownNumber) {
    log.error({ leadId: tourRequestId, ...spent }, 'no phone rings: limit of calls, or no number of ours')
    await recordEvent(tx, tourRequestId, { type: 'not-rung', data: { reason: isOver ? 'limit' : 'number' } })
    return
  }
  const { id: userId, callPhone: phoneE164 } = next.person
  await planCall(tx, { purpose: 'escalation', tourRequestId, communityId, userId, phoneE164, ownNumber })
}
