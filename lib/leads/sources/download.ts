import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

export const download: LeadSource = {
  ...OUR_FORM,
  key: 'download',
  name: 'guide',
  alertTitle: 'Call request with a guide',
}
