import { LEAD_FORM_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { defineEntity } from '@/lib/records/declare/define-entity'
import { select, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const leadFormDeliveries = defineEntity({
  name: 'leadFormDelivery',
  table: 'lead_form_deliveries',
  area: 'agencies',
  kind: 'log',
  title: 'externalId',
  labels: { one: 'ad lead', many: 'ad leads' },
  about: 'Leads from Google and Meta lead forms, with their outcome. Test leads do not become requests.',
  menu: { group: 'Desk', icon: 'Inbox' },
  list: {
    columns: ['externalId', 'platform', 'state', 'problem', 'receivedAt'],
    search: ['externalId', 'formId'],
    filters: ['platform', 'state'],
    sort: '-receivedAt',
  },
  fields: {
    externalId: text({ label: 'Lead ID' }),
    platform: select(
      LEAD_FORM_PLATFORMS.map(({ id }) => id),
      { labels: Object.fromEntries(LEAD_FORM_PLATFORMS.map(({ id, name }) => [id, name])) },
    ),
    formId: text({ label: 'Form ID' }),
    state: select(['waiting', 'stored', 'test'], {
      label: 'Outcome',
      labels: { waiting: 'Waiting', stored: 'Became a lead', test: 'Test' },
    }),
    problem: text({ label: 'Reason for waiting' }),
    receivedAt: dateTime({ label: 'Received' }),
    tourRequestId: text({ label: 'Request', offForm: true }),
  },
})
