import 'server-only'
import { alarmWithoutHope } from '@/lib/leads/tour-requests/alarm'
import { LEAD_TEXT } from '@/lib/leads/tour-requests/alert-kinds'
import { composeAlertText } from '@/lib/leads/tour-requests/alert-text'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { clearNumbers, markRefused } from '@/lib/leads/tour-requests/text-standing'
import { reasonKey, type ToldWhy, toldWhy } from '@/lib/leads/tour-requests/told-why'
import type { Tx } from '@/lib/platform/database/db'
import { textsAreSent } from '@/lib/platform/integrations/texts'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'
import { textOutcome } from '@/lib/platform/texts/text-outcome'

/** Tells one of our people about one lead by text. */
export const leadText = defineHandler({
  kind: LEAD_TEXT,
  atOnce: 8,
  goesFirst: true,
  payload: toldWhy,
  async handle(item, { minute, entryId }, signal) {
    const read = await readAlertedLead(item.tourRequestId ?? '', entryId)
    // Gone, somebody else's by now, or somebody has called while this waited: a telephone would ring for nothing.
    if (!read || read.isAttempted || read.isPassedOn) return { outcome: 'done' }
    const { lead, companyZone } = read
    const url = siteUrl(`/admin/tour-requests/${lead.id}`)
    const body = composeAlertText(minute ? { ...lead, minute } : lead, { url, companyZone, now: new Date() })
    return textOutcome(item, body, signal)
  },
  async settled(tx, settled) {
    await recordEvents(tx, settled.filter(({ state }) => state !== 'done').map(deliveryEvent))
    await clearNumbers(tx, settled)
    await markRefused(tx, settled)
    for (const { item, state } of settled) {
      if (state === 'failed' && item.tourRequestId) await alarmWithoutHope(tx, item.tourRequestId)
    }
  },
})

/**
 * Asks for one text per number in the caller's transaction; a number that has been asked for is left alone. Without a text service
 * nothing is.
 * @param minute of the promised ten, when nobody had tried by then: a text of its own
 * @param entryId of the history, by which the lead came to this person: one as well
 * @returns whether texts leave at all
 */
export async function textStaff(
  tx: Tx,
  leadId: string,
  numbers: string[],
  { requestId, ...why }: { requestId: string | null } & ToldWhy,
): Promise<boolean> {
  if (!textsAreSent()) return false
  const items = [...new Set(numbers)].map((target) => ({
    kind: LEAD_TEXT,
    channel: 'text',
    target,
    dedupKey: `${LEAD_TEXT}:${leadId}:${target}${reasonKey(why)}`,
    payload: why,
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
  return true
}
