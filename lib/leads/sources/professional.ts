import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

/** A discharge planner, social worker or other professional who asks for a client. */
export const professional: LeadSource = {
  ...STAFF,
  isOwnWish: false,
  key: 'professional',
  name: 'professional',
  consent: { channel: 'professional', wording: 'sent' },
  entry: {
    label: 'A professional asked',
    icon: 'BriefcaseMedical',
    despite: 'They asked on behalf of a client',
  },
}
