import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

/** A new family's call to one of our numbers that somebody took (decision 091). */
export const answeredCall: LeadSource = {
  ...STAFF,
  from: 'call',
  key: 'answered-call',
  name: 'answered call',
  consent: { channel: 'phone', wording: 'sent', words: 'by calling us' },
  received: { title: 'Called us' },
}
