import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, select, text } from '@/lib/records/declare/fields'

export const blockedSenders = defineEntity({
  name: 'blockedSender',
  table: 'blocked_senders',
  area: 'leads',
  title: 'value',
  about: 'Messages from blocked senders are saved for review. No one is alerted and no emails are sent.',
  menu: { group: 'Desk', icon: 'ShieldX', synonyms: 'spam block list' },
  list: {
    columns: ['value', 'kind', 'note', 'active'],
    search: ['value', 'note'],
    filters: ['kind', 'active'],
    sort: '-updatedAt',
  },
  fields: {
    kind: select(['phone', 'email', 'domain', 'address'], {
      required: 'Please choose what to block',
      default: 'phone',
      labels: {
        phone: 'Phone number',
        email: 'Email address',
        domain: 'Everyone at an email domain',
        address: 'IP address',
      },
    }),
    value: text({
      required: 'Please enter the sender to block',
      label: 'Blocked sender',
      headings: ['Blocked'],
      unique: true,
      hint: 'For example, (303) 555-0142, name@example.com, example.com or 203.0.113.9',
    }),
    note: longText({ max: 500, label: 'Reason', headings: ['Why'] }),
    active: boolean({ default: true, hint: 'Turn off to let messages through again' }),
  },
})
