import { defineEntity } from '@/lib/admin/define-entity'
import { dateTime, select, text } from '@/lib/admin/fields'

export const leadFormDeliveries = defineEntity({
  name: 'leadFormDelivery',
  table: 'lead_form_deliveries',
  kind: 'log',
  title: 'externalId',
  labels: { one: 'lead of an ad', many: 'leads of ads' },
  about:
    'What Google and Meta told of, and what became of it. A platform’s own tests become no request and are in no report.',
  menu: { section: 'Leads', icon: 'inbox' },
  list: {
    columns: ['externalId', 'platform', 'state', 'problem', 'receivedAt'],
    search: ['externalId', 'formId'],
    filters: ['platform', 'state'],
    sort: '-receivedAt',
  },
  fields: {
    externalId: text({ label: 'Number at the platform' }),
    platform: select(['meta', 'google'], { labels: { meta: 'Meta', google: 'Google' } }),
    formId: text({ label: 'Form ID' }),
    state: select(['waiting', 'stored', 'test'], {
      label: 'What became of it',
      labels: { waiting: 'Waits to be fetched', stored: 'Became a request', test: 'Test' },
    }),
    problem: text({ label: 'Why it waits' }),
    receivedAt: dateTime({ label: 'Told' }),
    tourRequestId: text({ label: 'Request' }),
  },
})
