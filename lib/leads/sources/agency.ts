import { type LeadSource, MAIL } from '@/lib/leads/sources/lead-source'

export const agency: LeadSource = {
  ...MAIL,
  isOwnWish: false,
  key: 'agency',
  name: 'referral agency',
  alertTitle: 'Request from a referral agency',
  senderLabel: 'Agency',
  consent: { channel: 'agency-mail', wording: 'sent', words: 'according to the agency' },
  received: { title: 'Request received from {partner}', text: 'By email' },
}
