export type ConsentWords = { wording: string | null; version: number | null }

/**
 * The words a form showed, as evidence (B9). An older wording, shown by a page opened before an edit, is found by its version in the
 * settings' revisions.
 * @param sentVersion the version the form says it showed; null when it says nothing
 */
export function consentShown(current: ConsentWords, sentVersion: number | null): ConsentWords {
  if (sentVersion === null || sentVersion === current.version) return current
  return { wording: null, version: safeInteger(sentVersion) }
}

function safeInteger(value: number): number | null {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null
}
