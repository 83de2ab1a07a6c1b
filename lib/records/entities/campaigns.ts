import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, decimal, dollarsInMicros, integer, money, select, text } from '@/lib/records/declare/fields'

export const campaigns = defineEntity({
  name: 'campaign',
  table: 'campaigns',
  area: 'advertising',
  kind: 'mirror',
  title: 'name',
  about: 'A copy of the campaigns in the ad account.',
  menu: { group: 'Ads', icon: 'Megaphone', dailyFor: ['analyst'], synonyms: 'adwords google ads meta' },
  list: {
    columns: ['name', 'status', 'clicks', 'conversions', 'cost'],
    search: ['name', 'externalId'],
    filters: ['status'],
  },
  groups: {
    Campaign: ['name', 'externalId', 'status', 'budgetMicros', 'biddingStrategy', 'targetCpaMicros'],
    'Where it runs': ['targetGoogleSearch', 'targetSearchNetwork', 'targetContentNetwork'],
    'Results on record': ['impressions', 'clicks', 'conversions', 'cost'],
  },
  fields: {
    name: text({ required: 'Name is required' }),
    externalId: text({ label: 'Id in the ad account' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'PAUSED' }),
    budgetMicros: dollarsInMicros({ label: 'Budget' }),
    biddingStrategy: text({ default: 'MANUAL_CPC' }),
    targetCpaMicros: dollarsInMicros({ label: 'Target cost per result' }),
    targetGoogleSearch: boolean({ default: true, label: 'Search' }),
    targetSearchNetwork: boolean({ default: true, label: 'Search network' }),
    targetContentNetwork: boolean({ label: 'Content network' }),
    impressions: integer({ min: 0, default: 0 }),
    clicks: integer({ min: 0, default: 0 }),
    conversions: decimal({ min: 0, max: 99_999_999, decimals: 2, default: 0 }),
    cost: money({ default: 0 }),
  },
})
