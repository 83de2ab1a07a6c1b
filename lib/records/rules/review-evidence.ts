import type { FieldErrors } from '@/lib/platform/errors'

const EVIDENCE = {
  source: 'Enter where the review comes from before publishing it',
  writtenOn: 'Enter the day the review was written before publishing it',
  consentAt: 'Enter when the author agreed before publishing it',
  careTypeId: 'Choose the kind of care before publishing it. The review is shown only with that care',
}

/** Messages for missing evidence of an approved review: source, date, consent and care (A5). */
export function missingEvidence(review: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(Object.entries(EVIDENCE).filter(([name]) => !review[name]))
}
