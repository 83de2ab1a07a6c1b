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
    'Emails received in the agency mailbox, with their outcome. Emails that were set aside can still become requests and are stored as long as requests are.',
  menu: { group: 'Desk', icon: 'Inbox' },
  list: {
    columns: ['subject', 'fromAddress', 'agencyId', 'state', 'reason', 'receivedAt'],
    search: ['fromAddress', 'subject'],
    filters: ['state', 'reason', 'agencyId'],
  },
  groups: {
    Email: ['subject', 'fromName', 'fromAddress', 'receivedAt', 'text'],
    Outcome: ['state', 'reason', 'agencyId'],
    Mailbox: ['place'],
  },
  fields: {
    subject: text(),
    fromName: text({ label: 'Sender' }),
    fromAddress: text({ label: 'From' }),
    receivedAt: dateTime({ label: 'Received' }),
    text: longText({ max: 100_000 }),
    state: select(['request', 'to-read', 'read', 'set-aside'], {
      label: 'Outcome',
      labels: {
        request: 'Became a request',
        'to-read': 'To be read',
        read: 'Read by a colleague',
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
        label: 'Reason',
        labels: {
          'unknown-sender': 'Unknown sender',
          unverified: 'Sender not confirmed',
          unreadable: 'Not matched by the rules',
          broken: 'Damaged email',
          'asked-for': 'Review requested by a colleague',
          automatic: 'Automatic email',
          'own-mail': 'Sent by this system',
          'not-stored': 'Could not be saved',
          'not-a-request': 'Not a request',
        },
      },
    ),
    agencyId: belongsTo('referralAgency', { label: 'Agency' }),
    place: text({ label: 'Mailbox and message number' }),
    digest: text({ offForm: true }),
    tourRequestId: text({ label: 'Request', offForm: true }),
  },
})
