/** The ad platforms that are told by the system itself; Microsoft takes files. */
export const VENDORS = ['google', 'meta'] as const

export type Vendor = (typeof VENDORS)[number]

export const VENDOR_NAMES: Record<Vendor, string> = { google: 'Google Ads', meta: 'Meta' }

/** Whether text from outside or the database names one. */
export function isVendor(text: unknown): text is Vendor {
  return (VENDORS as readonly unknown[]).includes(text)
}

/** What is told of a lead (reading 21). */
export const TIER_NAMES: Record<number, string> = { 1: 'Request', 2: 'Tour' }

export const UPLOAD_STATES = ['waiting', 'accepted', 'confirmed', 'refused', 'withdrawn'] as const

export type UploadState = (typeof UPLOAD_STATES)[number]

/** How old something may be when a platform hears of it, in days. */
export const OLDEST_DAYS: Record<Vendor, number> = { google: 90, meta: 7 }

/** How far back a file for a platform goes, in days. */
export const FILED_DAYS = { meta: 62, others: 90 }

/** Requests of one family within so many days count once. */
export const ONCE_WITHIN_DAYS = 30

/** What is found wrong later, such as by the end of a retention period, changes no report any more. */
export const FOUND_WRONG_WITHIN_DAYS = 90

/** Google takes corrections so long, by whichever way. */
export const CORRECTED_WITHIN_DAYS = 54

/** Why a lead is not, or no longer, told of. */
export const REASON_WORDS: Record<string, string> = {
  consent: 'They refuse advertising, or never agreed to it',
  spam: 'It was taken for spam',
  duplicate: 'The family had asked before: its requests within 30 days count once',
  erased: 'The person was erased',
  deleted: 'It was a test and is deleted',
}
