import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, money, text } from '@/lib/records/declare/fields'

export const conversionValues = defineEntity({
  name: 'conversionValue',
  table: 'conversion_values',
  area: 'advertising',
  title: 'name',
  about: 'Values of requests and tours as reported to ad platforms. Without an entry, both count as $250.',
  menu: { group: 'Ads', icon: 'BadgeDollarSign' },
  list: {
    columns: ['name', 'communityId', 'requestValue', 'tourValue'],
    search: ['name'],
    filters: ['communityId'],
  },
  fields: {
    name: text({ required: 'Name is required', hint: 'Shown only in the back office' }),
    communityId: belongsTo('community', {
      unique: true,
      hint: 'Leave empty for all communities without their own values',
    }),
    requestValue: money({
      label: 'Request value',
      headings: ['A request is worth'],
      hint: 'In US dollars. Leave empty to use the value for all communities.',
    }),
    tourValue: money({
      label: 'Tour value',
      headings: ['A tour is worth'],
      hint: 'In US dollars. Leave empty to use the value for all communities.',
    }),
  },
})
