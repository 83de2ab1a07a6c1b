import { INFORMATION, type LeadSource } from '@/lib/leads/sources/lead-source'

/** The lead form about a topic for which nobody asked to be called (decision 106). */
export const question: LeadSource = {
  ...INFORMATION,
  key: 'question',
  name: 'question',
  checksForm: true,
  checksRate: true,
  alertTitle: 'Question',
  textName: 'question',
  received: { title: 'Asked a question', text: 'They did not ask for a call, and nothing was promised.' },
}
