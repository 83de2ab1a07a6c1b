import 'server-only'
import * as z from 'zod'
import { alarmWithoutHope, raiseAlarm } from '@/lib/leads/tour-requests/alarm'
import { ALERT_WATCH, LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import { clearRecipients, markRefusing } from '@/lib/leads/tour-requests/recipient-standing'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { mailIsSent, sender } from '@/lib/platform/integrations/mail'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Tells one recipient about one lead. */
export const leadAlert = defineHandler({
  kind: LEAD_ALERT,
  atOnce: 16,
  goesFirst: true,
  payload: z.object({
    /** The history entry for which the lead is told again: a message of its own, not a repetition of the first. */
    again: z.string().optional(),
    /** The minute of the promised ten at which nobody had tried to reach the family (lib/desk/alerts/escalation.ts). */
    minute: z.number().optional(),
  }),
  async handle({ tourRequestId, target }, { again, minute }, signal) {
    const read = await readAlertedLead(tourRequestId ?? '', again)
    // Erased or deleted a moment ago: its alerts went with it, and nothing is left to tell.
    if (!read) return { outcome: 'done' }
    const { lead, companyZone, isAttempted, isPassedOn } = read
    // Somebody has called while this waited, or it is somebody else's by now: it would ring for nothing.
    if (isPassedOn || ((minute || lead.news === 'routed') && isAttempted)) return { outcome: 'done' }
    const told = minute ? { ...lead, minute } : lead
    const mail = composeAlert(
      told,
      target ?? '',
      companyZone,
      again ?? (minute ? `minute-${minute}` : undefined),
    )
    if (mailIsSent()) return sendOutcome(mail, signal)
    const { messageId, replyTo, subject, text, html } = mail
    return { outcome: 'kept', message: { messageId, replyTo, subject, text, html, from: sender().header } }
  },
  async settled(tx, settled) {
    const arrived = settled.filter(({ state }) => state === 'sent')
    const failed = settled.filter(({ state }) => state === 'failed')
    await recordEvents(tx, settled.filter(({ state }) => state !== 'done').map(deliveryEvent))
    await clearRecipients(tx, arrived)
    for (const one of failed) {
      await markRefusing(tx, one)
      if (one.item.tourRequestId) await alarmWithoutHope(tx, one.item.tourRequestId)
    }
  },
})

/** The outbox holds one alert of this key (the SQL of the intake writes the same). */
export function leadAlertKey(leadId: string, target: string): string {
  return `lead-alert:${leadId}:email:${target}`
}

/**
 * Asks for one alert per target in the caller's transaction. Targets the lead already has a row for are left alone. A lead
 * nobody can be told about raises the alarm instead: it is never delivered to nobody.
 */
export async function alertStaff(
  tx: Tx,
  leadId: string,
  targets: string[],
  requestId: string | null = null,
): Promise<void> {
  if (targets.length === 0) {
    await raiseAlarm(tx, leadId, 'no-recipient')
    return
  }
  const items = targets.map((target) => ({
    kind: LEAD_ALERT,
    channel: 'email',
    target,
    dedupKey: leadAlertKey(leadId, target),
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
}

type News = { entryId: string; requestId: string | null }

/**
 * Tells staff about a lead again because of a new entry in its history (a correction), once for each entry and target: the recipients,
 * whoever looks after it, and whoever asks to be told by rules of their own.
 */
export async function alertAgain(tx: Tx, leadId: string, recipients: string[], news: News): Promise<void> {
  const where = { leads: { some: { id: leadId } }, disabledAt: null }
  const owner = (await tx.user.findFirst({ where, select: { email: true } }))?.email?.trim().toLowerCase()
  await mailAgain(tx, leadId, [...new Set([...recipients, ...(owner ? [owner] : [])])], news)
  await enqueue(tx, {
    kind: ALERT_WATCH,
    dedupKey: `${ALERT_WATCH}:${leadId}:${news.entryId}`,
    payload: { again: news.entryId },
    tourRequestId: leadId,
    requestId: news.requestId,
  })
}

/** The mails of that alone. */
export async function mailAgain(
  tx: Tx,
  leadId: string,
  targets: string[],
  { entryId, requestId }: News,
): Promise<void> {
  const items = targets.map((target) => ({
    kind: LEAD_ALERT,
    channel: 'email',
    target,
    dedupKey: `${leadAlertKey(leadId, target)}:${entryId}`,
    payload: { again: entryId },
    tourRequestId: leadId,
    requestId,
  }))
  await enqueue(tx, ...items)
}
