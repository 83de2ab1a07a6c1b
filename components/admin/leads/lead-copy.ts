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

export function botCheckCopy(state: string): string {
  return BOT_CHECKS[state] ?? state
}

const DELIVERY: Record<string, string> = {
  due: 'Waiting',
  leased: 'Being sent',
  sent: 'Accepted',
  kept: 'Kept here',
  failed: 'Given up',
}

export function deliveryCopy(state: string): string {
  return DELIVERY[state] ?? state
}

/** The badge that carries deliveryCopy. */
export function deliveryTone(state: string): 'ok' | 'info' | 'bad' | 'warn' {
  if (state === 'sent') return 'ok'
  if (state === 'kept') return 'info'
  return state === 'failed' ? 'bad' : 'warn'
}

/** A mail server's answer without the mail library's own code: 'EENVELOPE: 550 No such user' → '550 No such user'. */
export function withoutErrorCode(text: string): string {
  return text.replace(/^E[A-Z]+: /, '')
}

const ATTEMPT: Record<string, string> = {
  sent: 'accepted',
  kept: 'kept',
  'temporary-failure': 'refused for now',
  'permanent-failure': 'refused for good',
}

/** A null outcome is an attempt whose worker died. */
export function attemptCopy(outcome: string | null): string {
  return outcome === null ? 'never finished' : (ATTEMPT[outcome] ?? outcome)
}

const SOURCES: Record<string, string> = {
  tour: 'tour request',
  callback: 'callback',
  quiz: 'quiz',
  download: 'guide',
}

/** The form a lead came through. */
export function sourceCopy(source: string): string {
  return SOURCES[source] ?? source
}
