import { API_KEY, type LeadSource } from '@/lib/leads/sources/lead-source'

export const partner: LeadSource = {
  ...API_KEY,
  key: 'partner',
  name: 'partner',
  alertTitle: 'Request from a partner',
  textName: 'tour request',
}
