/** Statuses of a tour request (specification section 4), in pipeline order. */
export const LEAD_STATUSES = [
  'new',
  'contacted',
  'scheduled',
  'toured',
  'follow-up',
  'converted',
  'not-interested',
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  toured: 'Toured',
  'follow-up': 'Follow-up',
  converted: 'Converted',
  'not-interested': 'Not interested',
}

/** Reading 22. */
export const TRANSITIONS: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'scheduled', 'not-interested'],
  contacted: ['scheduled', 'follow-up', 'toured', 'not-interested'],
  scheduled: ['toured', 'follow-up', 'contacted', 'not-interested'],
  toured: ['converted', 'follow-up', 'not-interested'],
  'follow-up': ['contacted', 'scheduled', 'toured', 'converted', 'not-interested'],
  converted: ['follow-up'],
  'not-interested': ['follow-up'],
}

/** True after a final yes or no: no further steps are due. */
export const isDecided = (status: LeadStatus): boolean =>
  status === 'converted' || status === 'not-interested'

/** Losses need a reason, so that we can learn from them. */
const NEEDS_REASON: readonly LeadStatus[] = ['not-interested']

export function isLeadStatus(text: string): text is LeadStatus {
  return (LEAD_STATUSES as readonly string[]).includes(text)
}

/** True for a listed move; managers may make any other with a reason. */
export function isListedTransition(from: LeadStatus, to: LeadStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** True when a tour can be set without a manager. */
export function mayTour(status: string): boolean {
  return status === 'scheduled' || (isLeadStatus(status) && isListedTransition(status, 'scheduled'))
}

export function alwaysNeedsReason(to: LeadStatus): boolean {
  return NEEDS_REASON.includes(to)
}

export function needsReason(from: LeadStatus, to: LeadStatus): boolean {
  return alwaysNeedsReason(to) || !isListedTransition(from, to)
}
