import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, dollarsInMicros, select, text } from '@/lib/records/declare/fields'

export const adGroups = defineEntity({
  name: 'adGroup',
  table: 'ad_groups',
  area: 'advertising',
  kind: 'mirror',
  title: 'name',
  about: 'Ad groups copied from the ad account.',
  menu: { group: 'Ads', icon: 'FolderTree', dailyFor: ['analyst'] },
  list: {
    columns: ['name', 'campaignId', 'status', 'cpcBidMicros'],
    search: ['name', 'externalId'],
    filters: ['campaignId', 'status'],
  },
  fields: {
    name: text({ required: 'Name is required' }),
    campaignId: belongsTo('campaign', { required: 'Campaign is required' }),
    externalId: text({ label: 'ID in the ad account' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'ENABLED' }),
    cpcBidMicros: dollarsInMicros({ label: 'Bid per click' }),
  },
})
