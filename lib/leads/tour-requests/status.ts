/** Statuses of a tour request (specification section 4), in the order of a family's way. */
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

/** Whether a family has said yes or no: nothing more is due. */
export const isDecided = (status: LeadStatus): boolean =>
  status === 'converted' || status === 'not-interested'

/** Losing a family must teach something. */
const NEEDS_REASON: readonly LeadStatus[] = ['not-interested']

/** Whether text from a request or the database names a status. */
export function isLeadStatus(text: string): text is LeadStatus {
  return (LEAD_STATUSES as readonly string[]).includes(text)
}

/** Whether the move is a listed one; a manager may make any other with a reason. */
export function isListedTransition(from: LeadStatus, to: LeadStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Whether a tour can be agreed on without a manager: there is one already, or the family is on its way to one. */
export function mayTour(status: string): boolean {
  return status === 'scheduled' || (isLeadStatus(status) && isListedTransition(status, 'scheduled'))
}

/** Whether a status must say why, wherever the lead comes from. */
export function alwaysNeedsReason(to: LeadStatus): boolean {
  return NEEDS_REASON.includes(to)
}

/** Whether the move must say why. */
export function needsReason(from: LeadStatus, to: LeadStatus): boolean {
  return alwaysNeedsReason(to) || !isListedTransition(from, to)
}
