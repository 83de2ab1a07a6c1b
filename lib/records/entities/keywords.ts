import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, select, text } from '@/lib/records/declare/fields'

export const keywords = defineEntity({
  name: 'keyword',
  table: 'keywords',
  area: 'advertising',
  kind: 'mirror',
  title: 'text',
  about: 'Keywords copied from the ad account.',
  menu: { group: 'Ads', icon: 'Key', dailyFor: ['analyst'] },
  list: {
    columns: ['text', 'adGroupId', 'matchType', 'status'],
    search: ['text', 'externalId'],
    filters: ['adGroupId', 'matchType', 'status'],
  },
  fields: {
    text: text({ required: 'Keyword is required', label: 'Keyword' }),
    adGroupId: belongsTo('adGroup', { required: 'Ad group is required' }),
    externalId: text({ label: 'ID in the ad account' }),
    matchType: select(['BROAD', 'PHRASE', 'EXACT'], { default: 'BROAD' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'ENABLED' }),
  },
})
