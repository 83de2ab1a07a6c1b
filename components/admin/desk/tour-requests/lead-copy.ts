import type { Receipt } from '@/lib/platform/outbox/receipt'

const QUARANTINE: Record<string, string> = {
  honeypot: 'hidden field filled',
  'too-fast': 'sent within two seconds',
  'bot-check-failed': 'bot check failed',
  rate: 'many requests from one address',
  blocked: 'on the block list',
  'not-a-request': 'not a request',
  'marked-spam': 'marked as spam by staff',
}

export function quarantineReason(reason: string | null | undefined): string {
  return (reason && QUARANTINE[reason]) || reason || 'held back'
}

const BOT_CHECKS: Record<string, string> = {
  verified: 'Bot check passed',
  missing: 'No bot check was sent',
  failed: 'Bot check failed',
  unavailable: 'Bot check was unreachable',
  off: 'Bot check is off',
  keyed: 'Not checked: sent with an API key',
  entered: 'Not checked: entered by staff',
  mailed: 'Not checked: received by email',
}

export function botCheckCopy(state: string): string {
  return BOT_CHECKS[state] ?? state
}

const DELIVERY: Record<string, string> = {
  due: 'Waiting',
  leased: 'Sending',
  sent: 'Accepted',
  kept: 'Not sent: no mail server',
  failed: 'Failed',
}

export function deliveryCopy(state: string): string {
  return DELIVERY[state] ?? state
}

/** The badge for deliveryCopy. */
export function deliveryTone(state: string): 'ok' | 'bad' | 'warn' {
  if (state === 'sent') return 'ok'
  return state === 'failed' ? 'bad' : 'warn'
}

export type AlertCounts = { delivered: number; kept: number; failed: number; pending: number }

/** Alerts in one line: '5 alerts, 0 delivered: no mail server', '4 alerts, 3 delivered, 1 failed'. */
export function alertsWords({ delivered, kept, failed, pending }: AlertCounts): string {
  const total = delivered + kept + failed + pending
  const parts = [
    total === 1 ? '1 alert' : `${total} alerts`,
    `${delivered} delivered`,
    failed > 0 && `${failed} failed`,
    pending > 0 && `${pending} on the way`,
  ]
  return `${parts.filter(Boolean).join(', ')}${kept > 0 ? ': no mail server' : ''}`
}

const REPORTED: Record<Receipt['status'], string> = {
  queued: 'Accepted',
  sent: 'With the carrier',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not delivered',
}

/** Delivery report of a text or push. */
export function receiptCopy(status: Receipt['status']): string {
  return REPORTED[status]
}

const ATTEMPT: Record<string, string> = {
  sent: 'accepted',
  kept: 'kept',
  'temporary-failure': 'rejected for now',
  'permanent-failure': 'rejected permanently',
}

/** A null outcome means that the worker died during the attempt. */
export function attemptCopy(outcome: string | null): string {
  return outcome === null ? 'never finished' : (ATTEMPT[outcome] ?? outcome)
}
