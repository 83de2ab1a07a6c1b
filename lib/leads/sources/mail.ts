import { type LeadSource, MAIL } from '@/lib/leads/sources/lead-source'

export const mail: LeadSource = {
  ...MAIL,
  key: 'mail',
  name: 'mail',
  alertTitle: 'Email to read',
  consent: { channel: 'mail', wording: 'sent', words: 'by writing to us' },
  received: { title: 'Email received', text: 'By email' },
}
