import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'

export const callback: LeadSource = {
  ...OUR_FORM,
  key: 'callback',
  name: 'callback',
  alertTitle: 'Callback request',
}
