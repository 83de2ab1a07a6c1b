import { defineEntity } from '@/lib/records/declare/define-entity'
import { integer, longText, text } from '@/lib/records/declare/fields'
import { trackingFields } from '@/lib/records/entities/tracking-fields'

export const exitIntentSubmissions = defineEntity({
  name: 'exitIntentSubmission',
  table: 'exit_intent_submissions',
  area: 'leads',
  kind: 'log',
  title: 'email',
  labels: { one: 'exit offer request', many: 'exit offer requests' },
  about: 'Visitors who accepted the exit offer. This list is read-only.',
  menu: { group: 'Desk', icon: 'DoorOpen', dailyFor: ['analyst'] },
  list: {
    columns: ['email', 'source', 'utmCampaign', 'heldReason'],
    search: ['email', 'source'],
    filters: ['source'],
  },
  fields: {
    email: text(),
    source: text({ label: 'Page' }),
    heldReason: text({ label: 'Reason not emailed' }),
    ...trackingFields,
    adConsent: text({ label: 'Advertising consent' }),
    consentWording: longText({ label: 'Consent wording' }),
    consentVersion: integer({ label: 'Consent version' }),
  },
})
