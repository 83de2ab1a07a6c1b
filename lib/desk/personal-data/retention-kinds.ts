/** What may be kept for a time only, and what the time is counted from. */
export const RETENTION_KINDS = [
  'leads',
  'quizzes',
  'downloads',
  'rsvps',
  'exitOffers',
  'mails',
  'devices',
] as const

export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** The longest period that can be chosen; without one nothing is ever taken. */
export const MOST_MONTHS = 240

/** Months by kind; a kind that is not named is kept until somebody deletes it. */
export type Periods = Partial<Record<RetentionKind, number>>

/** How many rows of each kind. */
export type Counts = Record<RetentionKind, number>

/** Whether text from a request or the database names a kind. */
export function isRetentionKind(text: string): text is RetentionKind {
  return (RETENTION_KINDS as readonly string[]).includes(text)
}
