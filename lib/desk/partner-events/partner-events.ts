/** Events of a key's leads, for its feed and its endpoints (prisma/functions/partner-events.sql). */
export const PARTNER_EVENTS = [
  'lead.received',
  'lead.corrected',
  'lead.called',
  'lead.reached',
  'lead.call_undone',
  'lead.tour_scheduled',
  'lead.tour_canceled',
  'lead.toured',
  'lead.moved_in',
  'lead.closed',
  'lead.reopened',
  'lead.spam',
  'lead.merged',
  'lead.do_not_contact',
  'lead.erased',
] as const

export type PartnerEventType = (typeof PARTNER_EVENTS)[number]

/** For people. */
export const PARTNER_EVENT_COPY: Record<PartnerEventType, string> = {
  'lead.received': 'The request was stored',
  'lead.corrected': 'Your program or the family made a correction; see `fields`',
  'lead.called': 'Staff tried to reach the family; see `outcome`',
  'lead.reached': 'Staff talked to the family for the first time',
  'lead.call_undone': 'A logged call no longer counts; read the request again',
  'lead.tour_scheduled': 'A tour was scheduled or moved; see `tourAt`',
  'lead.tour_canceled': 'The tour was canceled',
  'lead.toured': 'The family came to the tour',
  'lead.moved_in': 'The family moved in',
  'lead.closed': 'The request was closed without a move-in; `reason` says why',
  'lead.reopened': 'The request was reopened after it was closed or set aside',
  'lead.spam': 'The request was not from a family',
  'lead.merged': 'The family was already known from another request',
  'lead.do_not_contact': 'The family asked not to be contacted; `scope` says how',
  'lead.erased': 'The person asked for their data to be erased: erase it in your system, too',
}
