import { INFORMATION, type LeadSource } from '@/lib/leads/sources/lead-source'

/** A new person who asked for a guide and not for a call. */
export const guideRequest: LeadSource = {
  ...INFORMATION,
  key: 'guide-request',
  name: 'guide request',
  alertTitle: 'Guide request from a new person',
  textName: 'guide request',
}
