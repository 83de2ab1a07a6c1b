/** Minutes within which families are promised a call (reading 9). Clocks, steps and texts derive from it. */
export const PROMISED_MINUTES = 10

const WORDS: Record<number, string> = { 5: 'five', 10: 'ten', 15: 'fifteen', 20: 'twenty', 30: 'thirty' }

/** The number within a sentence: 'ten'. */
export const PROMISED_WORD = WORDS[PROMISED_MINUTES] ?? String(PROMISED_MINUTES)
