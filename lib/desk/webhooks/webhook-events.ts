/** The SQL function webhook_events_of maps history entries to these. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.corrected',
  'lead.attempted',
  'lead.attempt_undone',
  'lead.status_changed',
  'lead.tour_scheduled',
  'lead.contact_changed',
  'lead.erased',
] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Sent manually to test a receiver; every endpoint gets it. */
export const TEST_EVENT = 'webhook.test'

/** For people. */
export const EVENT_DESCRIPTIONS: Record<WebhookEvent, string> = {
  'lead.created': 'A family requests a tour or a call, or its request is released from quarantine',
  'lead.corrected': 'The family sends its form again with changes, or chooses a call time',
  'lead.attempted': 'Someone tried to reach them, with the outcome',
  'lead.attempt_undone': 'An attempt logged by mistake was undone',
  'lead.status_changed': 'The lead’s status changes, up to move-in or not interested',
  'lead.tour_scheduled': 'A tour is scheduled or moved',
  'lead.contact_changed': 'They asked not to be contacted, or may be contacted again: see contactAllowed',
  'lead.erased': 'The person asked for their data to be erased: erase it in your system, too',
}
