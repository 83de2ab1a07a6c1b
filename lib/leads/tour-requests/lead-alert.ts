import 'server-only'
import * as z from 'zod'
import { alarmIfUndeliverable, raiseAlarms } from '@/lib/leads/tour-requests/alarm'
import {
  ALERT_WATCH,
  CALL_TIME,
  LEAD_ALERT,
  SECOND_CHANNEL_AT,
  watchKey,
} from '@/lib/leads/tour-requests/alert-kinds'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { minuteKey } from '@/lib/leads/tour-requests/alert-reason'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import { clearRecipientErrors, markRecipientRefusing } from '@/lib/leads/tour-requests/recipient-errors'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { isSuperseded } from '@/lib/leads/tour-requests/superseded'
import { UNTRIED } from '@/lib/leads/tour-requests/waiting'
import type { Tx } from '@/lib/platform/database/db'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { senderOf } from '@/lib/platform/mail/sender'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

const payloadSchema = z.object({
  /** Timeline entry that caused a repeated alert; makes it a message of its own. */
  again: z.string().optional(),
  /** Minute of the promise by which nobody had tried (escalation.ts). */
  minute: z.number().optional(),
  /** See alertReason. */
  clock: z.string().optional(),
})

export const leadAlert = defineHandler({
  kind: LEAD_ALERT,
  title: 'Staff alert about a tour request',
  channel: 'email',
  afterRestore: 'hold',
  concurrency: 16,
  rings: true,
  payload: payloadSchema,
  async handle(item, { again, minute, clock }, signal) {
    const { tourRequestId, target, startedAt } = item
    if (await isSuperseded(item)) return { outcome: 'done' }
    const read = await readAlertedLead(tourRequestId ?? '', again)
    // Erased or deleted meanwhile.
    if (!read) return { outcome: 'done' }
    const { lead, companyZone, isSettled, isPassedOn } = read
    // Someone has called meanwhile, or the lead now belongs to another person.
    if (isPassedOn || ((minute || isCallNow(lead.news)) && isSettled)) return { outcome: 'done' }
    const company = await mailCompany()
    const sent = {
      to: target ?? '',
      companyZone,
      now: startedAt,
      again: again ?? (minute ? minuteKey(minute, clock) : undefined),
    }
    const mail = composeAlert(minute ? { ...lead, minute } : lead, sent, company)
    const result = await sendOutcome(mail, signal)
    if (result.outcome !== 'kept') return result
    const { messageId, replyTo, subject, text, html } = mail
    const from = senderOf(company)?.header ?? null
    return { ...result, message: { messageId, replyTo, subject, text, html, from } }
  },
  async settled(tx, settled) {
    const arrived = settled.filter(({ state }) => state === 'sent')
    const failed = settled.filter(({ state }) => state === 'failed')
    await recordEvents(tx, settled.filter(({ state }) => state !== 'done').map(deliveryEvent))
    await clearRecipientErrors(tx, arrived)
    for (const one of failed) {
      await markRecipientRefusing(tx, one)
      if (!one.item.tourRequestId) continue
      await fallBackAtOnce(tx, one.item.tourRequestId, one.item)
      await alarmIfUndeliverable(tx, one.item.tourRequestId)
    }
  },
})

/** News that asks for a call, which may have been made meanwhile. */
const isCallNow = (news: string | undefined) => news === 'routed' || news === CALL_TIME

/**
 * A person whose mail was rejected hears by their other channels now. After the last rejected mail nothing is
 * left to wait for: the second channel is due for the whole team (decision 035).
 */
async function fallBackAtOnce(tx: Tx, leadId: string, { id, target, payload }: LeasedItem): Promise<void> {
  const lead = await tx.tourRequest.findFirst({
    where: { id: leadId, ...UNTRIED },
    select: { requestId: true },
  })
  if (!lead || !target) return
  const { minute, clock } = payloadSchema.parse(payload)
  await enqueue(tx, {
    kind: ALERT_WATCH,
    dedupKey: watchKey(leadId, id),
    payload: { rejected: target, ...(minute && { ofMinute: minute }), ...(clock && { clock }) },
    tourRequestId: leadId,
    requestId: lead.requestId,
  })
  const hope = await tx.outboxItem.count({
    where: {
      tourRequestId: leadId,
      kind: { in: await alertKinds() },
      state: { in: ['sent', 'due', 'leased'] },
    },
  })
  if (hope > 0) return
  const dedupKey = watchKey(leadId, SECOND_CHANNEL_AT)
  await tx.outboxItem.updateMany({ where: { dedupKey, state: 'due' }, data: { dueAt: new Date() } })
  await enqueue(tx, {
    kind: ALERT_WATCH,
    dedupKey,
    payload: { minute: SECOND_CHANNEL_AT },
    tourRequestId: leadId,
    requestId: lead.requestId,
  })
}

/** Dedup key. */
export function leadAlertKey(leadId: string, target: string): string {
  return `lead-alert:${leadId}:email:${target}`
}

/** Queues one alert per new target in the caller's transaction. Without targets it raises the alarm. */
export function alertStaff(
  tx: Tx,
  leadId: string,
  targets: string[],
  requestId: string | null = null,
): Promise<void> {
  return alertStaffOfAll(tx, [leadId], targets, requestId)
}

/** Like `alertStaff`, for leads that the caller has locked. */
export async function alertStaffOfAll(
  tx: Tx,
  leadIds: string[],
  targets: string[],
  requestId: string | null = null,
): Promise<void> {
  if (targets.length === 0) {
    await raiseAlarms(tx, leadIds, 'no-recipient')
    return
  }
  const items = leadIds.flatMap((leadId) =>
    targets.map((target) => ({
      kind: leadAlert,
      target,
      dedupKey: leadAlertKey(leadId, target),
      tourRequestId: leadId,
      requestId,
    })),
  )
  await enqueue(tx, ...items)
}

type News = { entryId: string; requestId: string | null }

/** Alerts recipients, the owner and staff with alert rules again about a timeline entry, once each. */
export async function alertAgain(tx: Tx, leadId: string, recipients: string[], news: News): Promise<void> {
  const where = { leads: { some: { id: leadId } }, disabledAt: null }
  const owner = (await tx.user.findFirst({ where, select: { email: true } }))?.email?.trim().toLowerCase()
  await mailAgain(tx, leadId, [...new Set([...recipients, ...(owner ? [owner] : [])])], news)
  await enqueue(tx, {
    kind: ALERT_WATCH,
    dedupKey: watchKey(leadId, news.entryId),
    payload: { again: news.entryId },
    tourRequestId: leadId,
    requestId: news.requestId,
  })
}

/** Tells the first owner that the request is theirs, in place of the alert that they would get anyway. */
export async function mailFirstOwner(
  tx: Tx,
  leadId: string,
  targets: string[],
  { entryId, requestId }: News,
): Promise<void> {
  const keys = targets.map((target) => leadAlertKey(leadId, target))
  await tx.$executeRaw`
    update outbox_items set payload = ${JSON.stringify({ again: entryId })}::jsonb
    where dedup_key = any(${keys}) and state = 'due'`
  const items = targets.map((target) => ({
    kind: leadAlert,
    target,
    dedupKey: leadAlertKey(leadId, target),
    payload: { again: entryId },
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
}

export async function mailAgain(
  tx: Tx,
  leadId: string,
  targets: string[],
  { entryId, requestId }: News,
): Promise<void> {
  const items = targets.map((target) => ({
    kind: leadAlert,
    target,
    dedupKey: `${leadAlertKey(leadId, target)}:${entryId}`,
    payload: { again: entryId },
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
}
