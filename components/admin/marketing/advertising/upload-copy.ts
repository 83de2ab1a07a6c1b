import { senderOf } from '@/lib/marketing/conversions/conversion-platforms'
import { REASON_LABELS, TIER_NAMES } from '@/lib/marketing/conversions/upload-states'

type Tone = 'ok' | 'warn' | 'bad' | 'neutral'

type Upload = {
  vendor: string
  tier: number
  value: number
  state: string
  reason: string | null
  matchedBy: string | null
  correction: string | null
  correctionReason: string | null
}

const STATES: Record<string, { tone: Tone; words: string }> = {
  waiting: { tone: 'warn', words: 'Waiting' },
  accepted: { tone: 'ok', words: 'Accepted' },
  confirmed: { tone: 'ok', words: 'Confirmed' },
  refused: { tone: 'bad', words: 'Rejected' },
  withdrawn: { tone: 'neutral', words: 'Not sent' },
}

const CORRECTIONS: Record<string, { tone: Tone; words: string }> = {
  waiting: { tone: 'warn', words: 'Correcting' },
  restated: { tone: 'neutral', words: 'Corrected to $0.01' },
  listed: { tone: 'warn', words: 'Correct by hand' },
  late: { tone: 'neutral', words: 'Too late to correct' },
}

/** State of an upload; a later correction takes precedence. */
export function uploadState({ vendor, state, correction }: Upload): { tone: Tone; words: string } {
  if (correction === 'listed' && !senderOf(vendor)?.api.restate)
    return { tone: 'neutral', words: 'Cannot be corrected' }
  return (correction && CORRECTIONS[correction]) || STATES[state] || { tone: 'neutral', words: state }
}

/** 'Google Ads: Tour, $250' */
export function uploadTitle({ vendor, tier, value }: Upload): string {
  const dollars = value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return `${senderOf(vendor)?.platform.product ?? vendor}: ${TIER_NAMES[tier] ?? `tier ${tier}`}, ${dollars}`
}

type Tries = { attemptCount: number; lastError: string | null; dueAt: Date }

/** 'Tried 3 times. Next try Nov 27, 4:10 pm. Quota'. @param moment writes a time for staff */
export function triesWords({ attemptCount, lastError, dueAt }: Tries, moment: (at: Date) => string): string {
  const times = attemptCount === 1 ? 'once' : `${attemptCount} times`
  return `Tried ${times}. Next try ${moment(dueAt)}.${lastError ? ` ${lastError}` : ''}`
}

/** Identifiers the platform can match on, and why an upload was skipped or failed. */
export function uploadFacts(upload: Upload): string[] {
  const { vendor, matchedBy, reason, correction, correctionReason } = upload
  return [
    ...(matchedBy
      ? [matchedBy === 'contact' ? 'Matched by hashed email or phone' : `Matched by ${matchedBy}`]
      : []),
    ...(reason ? [`${REASON_LABELS[reason] ?? reason}.`] : []),
    ...(correction ? [correctionWords(vendor, correction, correctionReason)] : []),
  ]
}

function correctionWords(vendor: string, correction: string, reason: string | null): string {
  const why = `${REASON_LABELS[reason ?? ''] ?? reason}.`
  const sender = senderOf(vendor)
  const name = sender?.platform.name ?? vendor
  const restate = sender?.api.restate
  if (correction === 'restated')
    return `${why} Its value is now one cent. ${name} still counts it until you upload the corrections file there.`
  if (correction === 'waiting') return `${why} Its value will be corrected within a minute.`
  if (correction === 'late')
    return `${why} ${name} accepts no corrections after ${restate?.withinDays} days, so it is still counted.`
  if (!restate)
    return `${why} ${name} accepts no corrections, so it is still counted. The corrections file lists it.`
  return `${why} It is in the corrections file. Upload that file to ${name}.`
}
