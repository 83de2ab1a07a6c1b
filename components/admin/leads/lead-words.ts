const QUARANTINE: Record<string, string> = {
  honeypot: 'hidden field filled',
  'too-fast': 'sent within two seconds',
  'bot-check-failed': 'bot check failed',
  rate: 'many from one address',
}

/** Why a lead is held back, in words for staff. */
export function quarantineReason(reason: string | null | undefined): string {
  return (reason && QUARANTINE[reason]) || reason || 'held back'
}

const BOT_CHECKS: Record<string, string> = {
  verified: 'Bot check passed',
  missing: 'No bot check was sent',
  failed: 'Bot check failed',
  unavailable: 'Bot check was unreachable',
  off: 'Bot check is off',
}

export function botCheckWords(state: string): string {
  return BOT_CHECKS[state] ?? state
}

const DELIVERY: Record<string, string> = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Accepted by the mail server',
  kept: 'Kept here: no mail server is configured',
  failed: 'Given up',
}

export function deliveryWords(status: string): string {
  return DELIVERY[status] ?? status
}

const ATTEMPT: Record<string, string> = {
  sent: 'accepted',
  kept: 'kept',
  'temporary-failure': 'refused for now',
  'permanent-failure': 'refused for good',
}

/** A null outcome is an attempt whose worker died. */
export function attemptWords(outcome: string | null): string {
  return outcome === null ? 'never finished' : (ATTEMPT[outcome] ?? outcome)
}
