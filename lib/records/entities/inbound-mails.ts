import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, longText, select, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const inboundMails = defineEntity({
  name: 'inboundMail',
  table: 'inbound_mails',
  area: 'agencies',
  kind: 'log',
  title: 'subject',
  labels: { one: 'inbound email', many: 'inbound emails' },
  about:
    'What came into the mailbox that agencies write to, and what became of it. What was set aside can be taken back as a request; it is kept as long as requests are.',
  menu: { group: 'Desk', icon: 'Inbox' },
  list: {
    columns: ['subject', 'fromAddress', 'agencyId', 'state', 'reason', 'receivedAt'],
    search: ['fromAddress', 'subject'],
    filters: ['state', 'reason', 'agencyId'],
  },
  groups: {
    Email: ['subject', 'fromName', 'fromAddress', 'receivedAt', 'text'],
    'What became of it': ['state', 'reason', 'agencyId'],
    'Where it is': ['place'],
  },
  fields: {
    subject: text(),
    fromName: text({ label: 'Sender' }),
    fromAddress: text({ label: 'From' }),
    receivedAt: dateTime({ label: 'Came in' }),
    text: longText({ max: 100_000 }),
    state: select(['request', 'to-read', 'read', 'set-aside'], {
      label: 'Outcome',
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
        'not-stored',
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
          'not-stored': 'Could not be stored',
          'not-a-request': 'No request',
        },
      },
    ),
    agencyId: belongsTo('referralAgency', { label: 'Agency' }),
    place: text({ label: 'Mailbox and number' }),
    digest: text({ offForm: true }),
    tourRequestId: text({ label: 'Request', offForm: true }),
  },
})
