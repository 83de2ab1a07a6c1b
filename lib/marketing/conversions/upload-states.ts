export const TIER_NAMES: Record<number, string> = { 1: 'Request', 2: 'Tour' }

export const UPLOAD_STATES = ['waiting', 'accepted', 'confirmed', 'refused', 'withdrawn'] as const

/** Requests of one family within this period count once. */
export const ONCE_WITHIN_DAYS = 30

/** Errors found later, such as by a retention period, affect no report any more. */
export const FOUND_WRONG_WITHIN_DAYS = 90

export const REASON_LABELS: Record<string, string> = {
  consent: 'They refuse advertising, or never agreed to it',
  'do-not-contact': 'They asked not to be contacted',
  spam: 'It was taken for spam',
  duplicate: 'The family had asked before: its requests within 30 days count once',
  erased: 'The person was erased',
  deleted: 'It was a test and is deleted',
  restored: 'It came back after a restore, and may have been reported before',
}
