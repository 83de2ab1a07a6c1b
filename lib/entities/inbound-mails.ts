import { defineEntity } from '@/lib/admin/define-entity'
import { belongsTo, dateTime, longText, select, text } from '@/lib/admin/fields'

export const inboundMails = defineEntity({
  name: 'inboundMail',
  table: 'inbound_mails',
  kind: 'log',
  title: 'subject',
  labels: { one: 'mail', many: 'mails' },
  about:
    'What came into the mailbox of the agencies, and what became of it. Mails that were set aside go after 30 days.',
  menu: { section: 'Leads', icon: 'inbox' },
  list: {
    columns: ['subject', 'fromAddress', 'agencyId', 'state', 'reason', 'receivedAt'],
    search: ['fromAddress', 'subject'],
    filters: ['state', 'reason', 'agencyId'],
  },
  groups: {
    Mail: ['subject', 'fromName', 'fromAddress', 'receivedAt', 'text'],
    'What became of it': ['state', 'reason', 'agencyId'],
    'Where it lies': ['place', 'digest', 'tourRequestId'],
  },
  fields: {
    subject: text(),
    fromName: text({ label: 'Sender' }),
    fromAddress: text({ label: 'From' }),
    receivedAt: dateTime({ label: 'Came in' }),
    text: longText({ max: 20_000 }),
    state: select(['request', 'to-read', 'read', 'set-aside'], {
      label: 'What became of it',
      labels: {
        request: 'Became a request',
        'to-read': 'Has to be read',
        read: 'Read by one of you',
        'set-aside': 'Set aside',
      },
    }),
    reason: select(
      [
        'unknown-sender',
        'unverified',
        'unreadable',
        'broken',
        'asked-for',
        'automatic',
        'own-mail',
        'not-a-request',
      ],
      {
        label: 'Why',
        labels: {
          'unknown-sender': 'Unknown sender',
          unverified: 'Sender not confirmed',
          unreadable: 'Not readable by rules',
          broken: 'Broken mail',
          'asked-for': 'One of you wants it read',
          automatic: 'Automatic mail',
          'own-mail': 'Our own mail',
          'not-a-request': 'No request',
        },
      },
    ),
    agencyId: belongsTo('referralAgency', { label: 'Agency' }),
    place: text({ label: 'Mailbox and number' }),
    digest: text(),
    tourRequestId: text({ label: 'Request' }),
  },
})
