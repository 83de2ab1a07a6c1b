import 'server-only'
import { alarmIfUndeliverable } from '@/lib/leads/tour-requests/alarm'
import { LEAD_TEXT } from '@/lib/leads/tour-requests/alert-kinds'
import { type AlertReason, alertReason, reasonKey } from '@/lib/leads/tour-requests/alert-reason'
import { composeAlertText } from '@/lib/leads/tour-requests/alert-text'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { isSuperseded } from '@/lib/leads/tour-requests/superseded'
import { clearTextErrors, markTextRefused } from '@/lib/leads/tour-requests/text-errors'
import type { Tx } from '@/lib/platform/database/db'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'
import { textOutcome } from '@/lib/platform/texts/text-outcome'

export const leadText = defineHandler({
  kind: LEAD_TEXT,
  channel: 'text',
  afterRestore: 'hold',
  concurrency: 8,
  rings: true,
  payload: alertReason,
  async handle(item, { minute, entryId }, signal) {
    const read = await readAlertedLead(item.tourRequestId ?? '', entryId)
    // Gone, passed on to someone else, already called, or overtaken.
    if (!read || read.isSettled || read.isPassedOn || (await isSuperseded(item))) return { outcome: 'done' }
    const { lead, companyZone } = read
    const url = siteUrl(`/admin/tour-requests/${lead.id}`)
    const body = composeAlertText(minute ? { ...lead, minute } : lead, { url, companyZone, now: new Date() })
    return textOutcome(item, body, signal)
  },
  async settled(tx, settled) {
    await recordEvents(tx, settled.filter(({ state }) => state !== 'done').map(deliveryEvent))
    await clearTextErrors(tx, settled)
    await markTextRefused(tx, settled)
    for (const { item, state } of settled) {
      if (state === 'failed' && item.tourRequestId) await alarmIfUndeliverable(tx, item.tourRequestId)
    }
  },
})

/** Queues one text per new number and reason; returns false without a text service. */
export async function textStaff(
  tx: Tx,
  leadId: string,
  numbers: string[],
  { requestId, ...why }: { requestId: string | null } & AlertReason,
): Promise<boolean> {
  if (!isTextingConfigured()) return false
  const items = [...new Set(numbers)].map((target) => ({
    kind: leadText,
    target,
    dedupKey: `${LEAD_TEXT}:${leadId}:${target}${reasonKey(why)}`,
    payload: why,
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
  return true
}
