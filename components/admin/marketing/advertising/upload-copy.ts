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
  accepted: { tone: 'ok', words: 'Taken' },
  confirmed: { tone: 'ok', words: 'Confirmed' },
  refused: { tone: 'bad', words: 'Refused' },
  withdrawn: { tone: 'neutral', words: 'Not sent' },
}

const CORRECTIONS: Record<string, { tone: Tone; words: string }> = {
  waiting: { tone: 'warn', words: 'Being restated' },
  restated: { tone: 'neutral', words: 'Restated to $0.01' },
  listed: { tone: 'warn', words: 'To take back by hand' },
  late: { tone: 'neutral', words: 'Too late to correct' },
}

/** State of an upload; a later correction takes precedence. */
export function uploadState({ vendor, state, correction }: Upload): { tone: Tone; words: string } {
  if (correction === 'listed' && !senderOf(vendor)?.api.restate)
    return { tone: 'neutral', words: 'Cannot be taken back' }
  return (correction && CORRECTIONS[correction]) || STATES[state] || { tone: 'neutral', words: state }
}

/** 'Google Ads: Tour, $250' */
export function uploadTitle({ vendor, tier, value }: Upload): string {
  const dollars = value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return `${senderOf(vendor)?.platform.product ?? vendor}: ${TIER_NAMES[tier] ?? `tier ${tier}`}, ${dollars}`
}

type Tries = { attemptCount: number; lastError: string | null; dueAt: Date }

/** 'Tried 3 times, the next time Nov 27, 4:10 PM. Quota'. @param moment writes a time for staff */
export function triesWords({ attemptCount, lastError, dueAt }: Tries, moment: (at: Date) => string): string {
  const times = attemptCount === 1 ? 'once' : `${attemptCount} times`
  return `Tried ${times}, the next time ${moment(dueAt)}.${lastError ? ` ${lastError}` : ''}`
}

/** Identifiers the platform can match on, and why an upload was skipped or failed. */
export function uploadFacts(upload: Upload): string[] {
  const { vendor, matchedBy, reason, correction, correctionReason } = upload
  return [
    ...(matchedBy
      ? [matchedBy === 'contact' ? 'Known by hashed email or phone' : `Known by its ${matchedBy}`]
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
    return `${why} Its value is one cent now; ${name} still counts it as one until the file of corrections is uploaded there.`
  if (correction === 'waiting') return `${why} Its value is restated within a minute.`
  if (correction === 'late')
    return `${why} ${name} corrects nothing after ${restate?.withinDays} days: it stays counted.`
  if (!restate)
    return `${why} ${name} takes nothing back: it counts one too many, which the file of corrections lists.`
  return `${why} It stands in the file of corrections, for whoever uploads it at ${name}.`
}
