import 'server-only'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { ALERT_WATCH, LEAD_ALERT, watchKey } from '@/lib/leads/tour-requests/alert-kinds'
import { ESCALATIONS, LEAD_ESCALATION } from '@/lib/leads/tour-requests/escalations'
import { leadAlertKey } from '@/lib/leads/tour-requests/lead-alert'
import { mailLimited } from '@/lib/leads/tour-requests/record-event'
import { BY_STRANGER, STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

export const FAMILY_MAIL = 'family-mail'

export const FAMILY_TEXT = 'family-text'

/** Handled by lib/desk/routing/lead-routing.ts. */
export const LEAD_ROUTING = 'lead-routing'

export function routingKey(leadId: string, reason: string): string {
  return `${LEAD_ROUTING}:${leadId}:${reason}`
}

/** An acknowledgment waits until somebody owns the request, to say who will call (decision 092). */
const acknowledged = { payload: { about: 'received' }, after_seconds: 2 }

/** An address gets no further mail that strangers cause on that day (decision 098), which the lead says. */
const acknowledgedByMail = {
  after_seconds: 2,
  payload: { about: 'received', ...BY_STRANGER },
  per_day: STRANGER_MAILS_PER_DAY,
  limited: mailLimited('Acknowledgment'),
}

const FOLLOW_UPS = {
  promised_minutes: PROMISED_MINUTES,
  alert: { kind: LEAD_ALERT, channel: 'email', key: leadAlertKey('{lead}', '{target}') },
  rows: [
    ...ESCALATIONS.map((step) => ({
      kind: LEAD_ESCALATION,
      channel: 'none',
      key: `${LEAD_ESCALATION}:{lead}:${step.minute}`,
      payload: step,
      minutes_left: step.minutesLeft,
    })),
    { kind: ALERT_WATCH, channel: 'none', key: watchKey('{lead}', 0), payload: { minute: 0 } },
    { kind: LEAD_ROUTING, channel: 'none', key: routingKey('{lead}', 'new'), payload: { why: 'new' } },
    { kind: FAMILY_MAIL, channel: 'email', key: `${FAMILY_MAIL}:{lead}:received`, ...acknowledgedByMail },
    {
      kind: FAMILY_TEXT,
      channel: 'text',
      key: `${FAMILY_TEXT}:{lead}:received`,
      ...acknowledged,
      // A number of more requests within an hour gets no further one.
      per_hour: 3,
      consent: 'texts',
    },
  ],
}

/**
 * Argument of the SQL function plan_follow_ups: outbox rows of an admitted lead. It fills in {lead} and
 * {target}, reads `minutes_left` against the call's due time if one is promised, waits `after_seconds`, and
 * skips rows without address or consent, and those above `per_hour` or `per_day`.
 */
export function followUps({ promises }: LeadSource) {
  // The acknowledgment is about the promised call.
  const rows = FOLLOW_UPS.rows.filter(
    ({ kind }) => promises || (kind !== FAMILY_MAIL && kind !== FAMILY_TEXT),
  )
  return { ...FOLLOW_UPS, rows, is_promised: promises }
}
