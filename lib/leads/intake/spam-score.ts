/** What may betray spam: what each weighs, and the words in which it is kept, by which it is recognized again. */
export const SPAM_SIGNS = {
  blocked: { weight: 100, words: /is on the block list/ },
  honeypot: { weight: 80, words: /a field people cannot see was filled in/i },
  'bot-check-failed': { weight: 70, words: /the bot check did not accept the visitor/i },
  'too-fast': { weight: 60, words: /sent within two seconds of opening the form/i },
  rate: { weight: 40, words: /more than \d+ .+ in an hour|many requests (for|from) one/i },
} as const

export type SpamSign = keyof typeof SPAM_SIGNS

const MAX_SCORE = 100

/**
 * How surely what was held back is spam, to 100: the weights of all that spoke for it. Made from what is stored, so that it needs no column; null
 * where no sign is known.
 * @param kept the words kept with it
 * @param reason the sign it was held back for, where that is stored by itself
 */
export function spamScore(kept: string | null | undefined, reason?: string | null): number | null {
  const weights = Object.entries(SPAM_SIGNS).flatMap(([sign, { weight, words }]) =>
    sign === reason || words.test(kept ?? '') ? weight : [],
  )
  return weights.length === 0
    ? null
    : Math.min(
        MAX_SCORE,
        weights.reduce((sum, weight) => sum + weight, 0),
      )
}
