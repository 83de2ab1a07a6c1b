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

export const MAX_MONTHS = 240

/** Months by kind; kinds without an entry are kept. */
export type Periods = Partial<Record<RetentionKind, number>>

export type Counts = Record<RetentionKind, number>

export function isRetentionKind(text: string): text is RetentionKind {
  return (RETENTION_KINDS as readonly string[]).includes(text)
}
