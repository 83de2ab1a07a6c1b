import { defineEntity } from '@/lib/admin/define-entity'
import { belongsTo, integer, select, text } from '@/lib/admin/fields'

export const adGroups = defineEntity({
  name: 'adGroup',
  table: 'ad_groups',
  kind: 'mirror',
  title: 'name',
  about: 'A copy of the ad groups in the ad account.',
  menu: { section: 'Advertising', icon: 'folder-tree' },
  list: {
    columns: ['name', 'campaignId', 'status', 'cpcBidMicros'],
    search: ['name', 'externalId'],
    filters: ['campaignId', 'status'],
  },
  fields: {
    name: text({ required: 'Name is required' }),
    campaignId: belongsTo('campaign', { required: 'Campaign is required' }),
    externalId: text({ label: 'Id in the ad account' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'ENABLED' }),
    cpcBidMicros: integer({
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      label: 'Bid per click',
      hint: 'In millionths of a dollar',
    }),
  },
})
