import { type LeadSource, MAIL } from '@/lib/leads/sources/lead-source'

export const mail: LeadSource = {
  ...MAIL,
  key: 'mail',
  name: 'mail',
  alertTitle: 'Mail to read',
  consent: { channel: 'mail', wording: 'sent', words: 'by writing to us' },
  received: { title: 'Mail received', text: 'By mail' },
}
