import type { LeadStatus } from '@/lib/leads/tour-requests/status'

export const RETENTION_KINDS = [
  'leads',
  'openLeads',
  'movedInLeads',
  'heldLeads',
  'quizzes',
  'downloads',
  'rsvps',
  'exitOffers',
  'applications',
  'mails',
  'devices',
] as const

export type RetentionKind = (typeof RETENTION_KINDS)[number]

/** The period of a request by its status; one in quarantine has the period for `heldLeads` instead. */
export const STATUS_PERIODS = {
  new: 'openLeads',
  contacted: 'openLeads',
  scheduled: 'openLeads',
  toured: 'openLeads',
  'follow-up': 'openLeads',
  converted: 'movedInLeads',
  'not-interested': 'leads',
} as const satisfies Record<LeadStatus, RetentionKind>

export const MAX_MONTHS = 240

/** Months by kind; kinds without an entry are kept. */
export type Periods = Partial<Record<RetentionKind, number>>

export type Counts = Record<RetentionKind, number>

export function isRetentionKind(text: string): text is RetentionKind {
  return (RETENTION_KINDS as readonly string[]).includes(text)
}
