import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, list, select, text, url } from '@/lib/records/declare/fields'

export const ads = defineEntity({
  name: 'ad',
  table: 'ads',
  area: 'advertising',
  kind: 'mirror',
  title: 'finalUrl',
  about: 'Ads copied from the ad account.',
  menu: { group: 'Ads', icon: 'RectangleEllipsis', dailyFor: ['analyst'] },
  list: {
    columns: ['finalUrl', 'adGroupId', 'status'],
    search: ['finalUrl', 'externalId'],
    filters: ['adGroupId', 'status'],
  },
  fields: {
    adGroupId: belongsTo('adGroup', { required: 'Ad group is required' }),
    externalId: text({ label: 'ID in the ad account' }),
    headlines: list({ max: 15 }),
    descriptions: list({ max: 4 }),
    finalUrl: url({ web: true, label: 'Final URL', headings: ['Address it leads to'] }),
    path1: text({ max: 15, label: 'Display path 1', headings: ['First path'] }),
    path2: text({ max: 15, label: 'Display path 2', headings: ['Second path'] }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'PAUSED' }),
  },
})
