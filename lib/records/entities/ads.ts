import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, list, select, text, url } from '@/lib/records/declare/fields'

export const ads = defineEntity({
  name: 'ad',
  table: 'ads',
  area: 'advertising',
  kind: 'mirror',
  title: 'finalUrl',
  about: 'A copy of the ads in the ad account.',
  menu: { group: 'Ads', icon: 'RectangleEllipsis', dailyFor: ['analyst'] },
  list: {
    columns: ['finalUrl', 'adGroupId', 'status'],
    search: ['finalUrl', 'externalId'],
    filters: ['adGroupId', 'status'],
  },
  fields: {
    adGroupId: belongsTo('adGroup', { required: 'Ad group is required' }),
    externalId: text({ label: 'Id in the ad account' }),
    headlines: list({ max: 15 }),
    descriptions: list({ max: 4 }),
    finalUrl: url({ web: true, label: 'Address it leads to' }),
    path1: text({ max: 15, label: 'First path' }),
    path2: text({ max: 15, label: 'Second path' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'PAUSED' }),
  },
})
