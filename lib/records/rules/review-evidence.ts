import type { FieldErrors } from '@/lib/platform/errors'

const EVIDENCE = {
  source: 'Where the review comes from is needed before it is published',
  writtenOn: 'The day it was written is needed before it is published',
  consentAt: 'When its author agreed is needed before it is published',
  careTypeId: 'The care it speaks of is needed before it is published: it is shown only beside that care',
}

/** Messages for missing evidence of an approved review: source, date, consent and care (A5). */
export function missingEvidence(review: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(Object.entries(EVIDENCE).filter(([name]) => !review[name]))
}
