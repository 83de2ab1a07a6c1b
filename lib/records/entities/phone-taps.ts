import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, text } from '@/lib/records/declare/fields'

export const phoneTaps = defineEntity({
  name: 'phoneTap',
  table: 'phone_taps',
  area: 'advertising',
  kind: 'log',
  title: 'page',
  about: 'Phone numbers that visitors touched, and how these visitors came. Who they are is not known.',
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
    way: text({ label: 'Came by' }),
    utmSource: text({ label: 'Source' }),
    utmMedium: text({ label: 'Medium' }),
    utmCampaign: text({ label: 'Campaign' }),
    utmTerm: text({ label: 'Keyword' }),
  },
})
