export type ConsentWords = { wording: string | null; version: number | null }

/** Consent evidence (B9). Of an outdated version only the number is kept; see the settings' revisions. */
export function consentShown(current: ConsentWords, sentVersion: number | null): ConsentWords {
  if (sentVersion === null || sentVersion === current.version) return current
  return { wording: null, version: safeInteger(sentVersion) }
}

function safeInteger(value: number): number | null {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null
}
