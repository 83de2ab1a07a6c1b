import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, money, text } from '@/lib/records/declare/fields'

export const conversionValues = defineEntity({
  name: 'conversionValue',
  table: 'conversion_values',
  area: 'advertising',
  title: 'name',
  about:
    'What ad platforms are told a request and a tour are worth. Without an entry both count 250 dollars.',
  menu: { group: 'Ads', icon: 'BadgeDollarSign' },
  list: {
    columns: ['name', 'communityId', 'requestValue', 'tourValue'],
    search: ['name'],
    filters: ['communityId'],
  },
  fields: {
    name: text({ required: 'Name is required', hint: 'For you alone' }),
    communityId: belongsTo('community', {
      unique: true,
      hint: 'Empty: every community that has no entry of its own',
    }),
    requestValue: money({
      label: 'A request is worth',
      hint: 'In US dollars; empty: as for all communities',
    }),
    tourValue: money({ label: 'A tour is worth', hint: 'In US dollars; empty: as for all communities' }),
  },
})
