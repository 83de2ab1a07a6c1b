import { INFORMATION, type LeadSource } from '@/lib/leads/sources/lead-source'

/** A new person who signed up for an event without asking for a call. */
export const eventSignUp: LeadSource = {
  ...INFORMATION,
  key: 'event-sign-up',
  name: 'event sign-up',
  alertTitle: 'Event sign-up from a new person',
  textName: 'event sign-up',
}
