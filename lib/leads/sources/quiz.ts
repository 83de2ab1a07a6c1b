import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

export const quiz: LeadSource = {
  ...OUR_FORM,
  key: 'quiz',
  name: 'quiz',
  alertTitle: 'Call request after a quiz',
}
