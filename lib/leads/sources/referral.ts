import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

/** A family that somebody sent to us: a neighbor, a resident's family, a doctor. */
export const referral: LeadSource = {
  ...STAFF,
  isOwnWish: false,
  key: 'referral',
  name: 'referral',
  consent: { channel: 'referral', wording: 'sent' },
  entry: { label: 'Someone referred them', icon: 'Handshake', despite: 'They were referred to us' },
}
