import { type LeadSource, STAFF } from '@/lib/leads/sources/lead-source'

export const phone: LeadSource = {
  ...STAFF,
  key: 'phone',
  name: 'phone call',
  consent: { channel: 'phone', wording: 'sent' },
  entry: { label: 'They called', icon: 'Phone', despite: 'They called us' },
}
