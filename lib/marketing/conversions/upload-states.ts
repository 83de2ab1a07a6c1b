/** Platforms connected by API; Microsoft gets files. */
export const VENDORS = ['google', 'meta'] as const

export type Vendor = (typeof VENDORS)[number]

export const VENDOR_NAMES: Record<Vendor, string> = { google: 'Google Ads', meta: 'Meta' }

export function isVendor(text: unknown): text is Vendor {
  return (VENDORS as readonly unknown[]).includes(text)
}

/** Reported events of a lead (reading 21). */
export const TIER_NAMES: Record<number, string> = { 1: 'Request', 2: 'Tour' }

export const UPLOAD_STATES = ['waiting', 'accepted', 'confirmed', 'refused', 'withdrawn'] as const

/** Maximum age of an event in days, by platform. */
export const OLDEST_DAYS: Record<Vendor, number> = { google: 90, meta: 7 }

/** Days covered by a platform's file. */
export const FILED_DAYS = { meta: 62, others: 90 }

/** Requests of one family within this period count once. */
export const ONCE_WITHIN_DAYS = 30

/** Errors found later, such as by a retention period, affect no report any more. */
export const FOUND_WRONG_WITHIN_DAYS = 90

/** Google's limit for corrections in days. */
export const CORRECTED_WITHIN_DAYS = 54

export const REASON_LABELS: Record<string, string> = {
  consent: 'They refuse advertising, or never agreed to it',
  spam: 'It was taken for spam',
  duplicate: 'The family had asked before: its requests within 30 days count once',
  erased: 'The person was erased',
  deleted: 'It was a test and is deleted',
}
