import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, select, text } from '@/lib/records/declare/fields'

export const blockedSenders = defineEntity({
  name: 'blockedSender',
  table: 'blocked_senders',
  area: 'leads',
  title: 'value',
  about:
    'What they send is kept, but waits for one of you to look at it; nobody is alerted and nothing is mailed.',
  menu: { group: 'Desk', icon: 'ShieldX', synonyms: 'spam block list' },
  list: {
    columns: ['value', 'kind', 'note', 'active'],
    search: ['value', 'note'],
    filters: ['kind', 'active'],
    sort: '-updatedAt',
  },
  fields: {
    kind: select(['phone', 'email', 'domain', 'address'], {
      required: 'Please choose what it is',
      default: 'phone',
      labels: {
        phone: 'Phone number',
        email: 'Email address',
        domain: 'Everybody at a mail domain',
        address: 'Internet address (IP)',
      },
    }),
    value: text({
      required: 'Please say whom to block',
      label: 'Blocked',
      unique: true,
      hint: 'Such as (303) 555-0142, name@example.com, example.com or 203.0.113.9',
    }),
    note: longText({ max: 500, label: 'Why' }),
    active: boolean({ default: true, hint: 'Switched off, they are let through again' }),
  },
})
