/** Signs of spam with their weights; `words` recognizes them in stored reasons. */
export const SPAM_SIGNS = {
  blocked: { weight: 100, words: /is on the block list/ },
  honeypot: { weight: 80, words: /a field people cannot see was filled in/i },
  'bot-check-failed': { weight: 70, words: /the bot check did not accept the visitor/i },
  'too-fast': { weight: 60, words: /sent within two seconds of opening the form/i },
  rate: { weight: 40, words: /more than \d+ .+ in an hour|many requests (for|from) one/i },
} as const

export type SpamSign = keyof typeof SPAM_SIGNS

const MAX_SCORE = 100

/** Spam score up to 100 from stored details and the main sign, or null without a known sign. */
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
