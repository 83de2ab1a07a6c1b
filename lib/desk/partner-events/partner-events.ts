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
  'lead.received': 'The request is stored',
  'lead.corrected': 'Your program or the family changed something; `fields` says what',
  'lead.called': 'Somebody tried to reach the family; `outcome` says how it went',
  'lead.reached': 'Somebody talked to the family for the first time',
  'lead.call_undone': 'A call was logged by mistake, or belongs to another family: read the request again',
  'lead.tour_scheduled': 'A tour is agreed, or gets another date: `tourAt`',
  'lead.tour_canceled': 'The agreed tour does not take place',
  'lead.toured': 'The family came to the tour',
  'lead.moved_in': 'The family moved in',
  'lead.closed': 'The family does not come; `reason` is the class of its reason',
  'lead.reopened': 'Work on the request goes on after it was closed or set aside',
  'lead.spam': 'The request turned out not to be a family’s',
  'lead.merged': 'The family is one that was known by another request',
  'lead.do_not_contact': 'The family does not want to be contacted; `scope` says in which ways',
  'lead.erased': 'The person wants to be forgotten: erase them on your side, too',
}
