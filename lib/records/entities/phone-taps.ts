import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, text } from '@/lib/records/declare/fields'

export const phoneTaps = defineEntity({
  name: 'phoneTap',
  table: 'phone_taps',
  area: 'advertising',
  kind: 'log',
  title: 'page',
  about: 'Taps on phone numbers, with the channel and campaign of each visitor. Visitors are anonymous.',
  menu: { group: 'Ads', icon: 'Phone' },
  list: {
    columns: ['page', 'communityId', 'way', 'utmCampaign', 'dialed'],
    search: ['page', 'utmCampaign'],
    filters: ['communityId', 'way', 'utmCampaign'],
  },
  fields: {
    page: text(),
    dialed: text({ label: 'Number' }),
    communityId: belongsTo('community'),
    way: text({ label: 'Channel' }),
    utmSource: text({ label: 'Source' }),
    utmMedium: text({ label: 'Medium' }),
    utmCampaign: text({ label: 'Campaign' }),
    utmTerm: text({ label: 'Keyword' }),
  },
})
