import { INFORMATION, type LeadSource } from '@/lib/leads/sources/lead-source'

/** A new person who left an email address for the exit offer. */
export const exitOffer: LeadSource = {
  ...INFORMATION,
  key: 'exit-offer',
  name: 'exit offer',
  alertTitle: 'Exit offer accepted by a new person',
  textName: 'exit offer',
}
