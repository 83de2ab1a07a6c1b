import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, email, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const emailRecipients = defineEntity({
  name: 'emailRecipient',
  table: 'email_recipients',
  area: 'recipients',
  title: 'email',
  about: 'Who is told by email when a family asks for a tour.',
  menu: { group: 'Settings', icon: 'Mail', synonyms: 'who gets alerts notifications mail to' },
  list: { columns: ['email', 'name', 'active', 'failedAt'], search: ['email', 'name'], filters: ['active'] },
  fields: {
    email: email({ required: 'Email is required', unique: true }),
    name: text(),
    active: boolean({ default: true, hint: 'Only active recipients are told' }),
    failedAt: dateTime({ readOnly: true, label: 'Refused since' }),
    lastError: text({ readOnly: true, label: 'What the mail server said' }),
  },
})
