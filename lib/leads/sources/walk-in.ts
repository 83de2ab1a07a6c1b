import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

export const walkIn: LeadSource = {
  ...STAFF,
  key: 'walk-in',
  name: 'visit',
  consent: { channel: 'in-person', wording: 'sent' },
  entry: { label: 'They came by', icon: 'Footprints', despite: 'They came by' },
}
