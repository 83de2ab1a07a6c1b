export const TIER_NAMES: Record<number, string> = { 1: 'Request', 2: 'Tour' }

export const UPLOAD_STATES = ['waiting', 'accepted', 'confirmed', 'refused', 'withdrawn'] as const

/** Requests of one family within this period count once. */
export const ONCE_WITHIN_DAYS = 30

/** Errors found later, such as by a retention period, affect no report any more. */
export const FOUND_WRONG_WITHIN_DAYS = 90

export const REASON_LABELS: Record<string, string> = {
  consent: 'No consent to advertising',
  'do-not-contact': 'The family asked not to be contacted',
  spam: 'Marked as spam',
  duplicate: 'Repeat request: a family counts once in 30 days',
  erased: 'Personal data erased',
  deleted: 'Deleted test request',
  restored: 'Restored from a backup, may have been reported before',
}
