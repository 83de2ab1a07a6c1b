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
  about: 'Who took up the exit offer. Nothing here can be changed.',
  menu: { group: 'Desk', icon: 'DoorOpen', dailyFor: ['analyst'] },
  list: {
    columns: ['email', 'source', 'utmCampaign', 'heldReason'],
    search: ['email', 'source'],
    filters: ['source'],
  },
  fields: {
    email: text(),
    source: text({ label: 'Page' }),
    heldReason: text({ label: 'Nothing mailed, because' }),
    ...trackingFields,
    adConsent: text({ label: 'Advertising' }),
    consentWording: longText({ label: 'Agreed to' }),
    consentVersion: integer({ label: 'Version of the wording' }),
  },
})
