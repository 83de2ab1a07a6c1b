import 'server-only'
import * as z from 'zod'
import type { Tx } from '@/lib/db'
import { mailIsSent, sender } from '@/lib/integrations/mail'
import { raiseAlarm } from '@/lib/leads/alarm'
import { composeAlert } from '@/lib/leads/alert-mail'
import { readAlertedLead } from '@/lib/leads/alerted-lead'
import { recordEvents } from '@/lib/leads/record-event'
import { sendOutcome } from '@/lib/mail/send-outcome'
import { defineHandler, type Settled } from '@/lib/outbox/define-handler'
import { enqueue } from '@/lib/outbox/enqueue'

export const LEAD_ALERT = 'lead-alert'

/** Tells one recipient about one lead. */
export const leadAlert = defineHandler({
  kind: LEAD_ALERT,
  atOnce: 16,
  payload: z.object({
    /** The history entry for which the lead is told again: a message of its own, not a repetition of the first. */
    again: z.string().optional(),
  }),
  async handle({ tourRequestId, target }, { again }, signal) {
    const { lead, companyZone } = await readTogether(tourRequestId ?? '', again)
    const mail = composeAlert(lead, target ?? '', companyZone, again)
    if (mailIsSent()) return sendOutcome(mail, signal)
    const { messageId, replyTo, subject, text, html } = mail
    return { outcome: 'kept', message: { messageId, replyTo, subject, text, html, from: sender().header } }
  },
  async settled(tx, settled) {
    const arrived = settled.filter(({ state }) => state !== 'failed')
    const failed = settled.filter(({ state }) => state === 'failed')
    await recordEvents(tx, settled.map(eventOf))
    await clearRecipients(tx, arrived.map(targetOf))
    for (const one of failed) await giveUp(tx, one)
  },
})

const reading = new Map<string, ReturnType<typeof readAlertedLead>>()

/** The alerts of one lead are worked on at the same moment: they are written from one reading. */
function readTogether(leadId: string, again?: string): ReturnType<typeof readAlertedLead> {
  const key = `${leadId} ${again}`
  const begun = reading.get(key)
  if (begun) return begun
  const lead = readAlertedLead(leadId, again).finally(() => reading.delete(key))
  reading.set(key, lead)
  return lead
}

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

/** Tells staff about a lead again because of a new entry in its history (a correction), once for each entry and target. */
export async function alertAgain(
  tx: Tx,
  leadId: string,
  targets: string[],
  { entryId, requestId }: { entryId: string; requestId: string | null },
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

function eventOf({ item, state, result }: Settled) {
  const reason = state === 'failed' && 'response' in result ? { reason: result.response } : {}
  const data = { deliveryId: item.id, target: item.target, outcome: state, ...reason }
  return { tourRequestId: item.tourRequestId ?? '', type: 'delivery' as const, data }
}

const targetOf = ({ item }: Settled) => item.target?.toLowerCase() ?? ''

async function clearRecipients(tx: Tx, targets: string[]): Promise<void> {
  if (targets.length === 0) return
  await tx.$executeRaw`
    update email_recipients set failed_at = null, last_error = null
    where failed_at is not null and lower(email) = any(${targets})`
}

/** Given up: visible in red, and an alarm when no other alert has reached or can still reach anybody. */
async function giveUp(tx: Tx, { item, result }: Settled): Promise<void> {
  if (result.outcome === 'permanent-failure') {
    await tx.emailRecipient.updateMany({
      where: { email: { equals: item.target ?? '', mode: 'insensitive' } },
      data: { failedAt: new Date(), lastError: result.response },
    })
  }
  const leadId = item.tourRequestId ?? ''
  const hope = await tx.outboxItem.count({
    where: { tourRequestId: leadId, kind: LEAD_ALERT, state: { not: 'failed' } },
  })
  if (hope === 0) await raiseAlarm(tx, leadId, 'every-delivery-failed')
}
