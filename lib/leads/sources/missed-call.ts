import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

/** A call to one of our numbers that nobody took (decision 091). */
export const missedCall: LeadSource = {
  ...STAFF,
  from: 'call',
  key: 'missed-call',
  name: 'missed call',
  alertTitle: 'Missed call',
  isTimed: true,
  consent: { channel: 'phone', wording: 'sent', words: 'by calling us' },
  received: { title: 'Called, and no one answered' },
}
