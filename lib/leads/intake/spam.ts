import 'server-only'
import { wasTooFast } from '@/lib/leads/intake/form-timing'
import type { SpamSign } from '@/lib/leads/intake/spam-score'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'

export type Suspicion = {
  reason: SpamSign
  /** All signs in words; the score is computed from it. */
  detail: string
}

type Evidence = {
  honeypot: unknown
  formLoadTime: unknown
  botCheck: BotCheck
  rate: string | null
  blocked: string | null
}

/** Returns why a lead is held for review, or null (reading 5). Visitors see no difference. */
export function suspicionOf(evidence: Evidence, now: Date): Suspicion | null {
  const [first, ...others] = signsOf(evidence, now)
  if (!first) return null
  const [reason, words] = first
  return { reason, detail: [words, ...others.map(([, further]) => lowerFirst(further))].join('; ') }
}

type Sign = readonly [SpamSign, words: string]

function signsOf({ honeypot, formLoadTime, botCheck, rate, blocked }: Evidence, now: Date): Sign[] {
  const signs: (Sign | false | null)[] = [
    blocked !== null && ['blocked', blocked],
    isFilled(honeypot) && ['honeypot', 'A field people cannot see was filled in'],
    wasTooFast(formLoadTime, now) && ['too-fast', 'Sent within two seconds of opening the form'],
    botCheck === 'failed' && ['bot-check-failed', 'The bot check did not accept the visitor'],
    rate !== null && ['rate', rate],
  ]
  return signs.filter((sign): sign is Sign => Boolean(sign))
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function isFilled(honeypot: unknown): boolean {
  if (typeof honeypot === 'string') return honeypot.trim() !== ''
  return honeypot !== undefined && honeypot !== null && honeypot !== false
}
