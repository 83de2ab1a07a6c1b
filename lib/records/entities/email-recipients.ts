import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, email, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const emailRecipients = defineEntity({
  name: 'emailRecipient',
  table: 'email_recipients',
  area: 'recipients',
  title: 'email',
  about: 'People who are notified by email when a family requests a tour.',
  menu: { group: 'Settings', icon: 'Mail', synonyms: 'who gets alerts notifications mail to' },
  list: { columns: ['email', 'name', 'active', 'failedAt'], search: ['email', 'name'], filters: ['active'] },
  fields: {
    email: email({ required: 'Email is required', unique: true }),
    name: text(),
    active: boolean({ default: true, hint: 'Only active recipients are notified' }),
    failedAt: dateTime({ readOnly: true, label: 'Undeliverable since' }),
    lastError: text({ readOnly: true, label: 'Mail server response' }),
  },
})
