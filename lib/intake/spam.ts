import 'server-only'
import { wasTooFast } from '@/lib/intake/form-timing'
import type { BotCheck } from '@/lib/integrations/turnstile'

export type Suspicion = {
  reason: 'honeypot' | 'too-fast' | 'bot-check-failed' | 'rate' | 'blocked'
  detail: string
}

type Evidence = {
  honeypot: unknown
  formLoadTime: unknown
  botCheck: BotCheck
  /** Set when this address or this number has asked too often. */
  rate: string | null
  /** Set when the sender stands on the block list. */
  blocked: string | null
}

/** Why a lead is held back for a person to look at, or null (reading 5). The visitor's answer is the same either way. */
export function suspicionOf(
  { honeypot, formLoadTime, botCheck, rate, blocked }: Evidence,
  now: Date,
): Suspicion | null {
  if (blocked) return { reason: 'blocked', detail: blocked }
  if (isFilled(honeypot)) return { reason: 'honeypot', detail: 'A field people cannot see was filled in' }
  if (wasTooFast(formLoadTime, now))
    return { reason: 'too-fast', detail: 'Sent within two seconds of opening the form' }
  if (botCheck === 'failed')
    return { reason: 'bot-check-failed', detail: 'The bot check did not accept the visitor' }
  if (rate) return { reason: 'rate', detail: rate }
  return null
}

function isFilled(honeypot: unknown): boolean {
  if (typeof honeypot === 'string') return honeypot.trim() !== ''
  return honeypot !== undefined && honeypot !== null && honeypot !== false
}
