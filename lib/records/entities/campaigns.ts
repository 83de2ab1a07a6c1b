import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, decimal, dollarsInMicros, integer, money, select, text } from '@/lib/records/declare/fields'

/** Sums of the campaign's days (decision 128). */
const summed = { readOnly: true, isAlwaysSet: true } as const

export const campaigns = defineEntity({
  name: 'campaign',
  table: 'campaigns',
  area: 'advertising',
  kind: 'mirror',
  title: 'name',
  about: 'Campaigns copied from the ad account.',
  menu: { group: 'Ads', icon: 'Megaphone', dailyFor: ['analyst'], synonyms: 'adwords google ads meta' },
  list: {
    columns: ['name', 'status', 'clicks', 'conversions', 'cost'],
    search: ['name', 'externalId'],
    filters: ['status'],
  },
  groups: {
    Campaign: ['name', 'externalId', 'status', 'budgetMicros', 'biddingStrategy', 'targetCpaMicros'],
    Networks: ['targetGoogleSearch', 'targetSearchNetwork', 'targetContentNetwork'],
    Results: ['impressions', 'clicks', 'conversions', 'cost'],
  },
  fields: {
    name: text({ required: 'Name is required' }),
    externalId: text({ label: 'ID in the ad account' }),
    status: select(['ENABLED', 'PAUSED', 'REMOVED'], { default: 'PAUSED' }),
    budgetMicros: dollarsInMicros({ label: 'Budget' }),
    biddingStrategy: text({ default: 'MANUAL_CPC' }),
    targetCpaMicros: dollarsInMicros({
      label: 'Target cost per conversion',
      headings: ['Target cost per result'],
    }),
    targetGoogleSearch: boolean({ default: true, label: 'Search' }),
    targetSearchNetwork: boolean({ default: true, label: 'Search network' }),
    targetContentNetwork: boolean({ label: 'Display network', headings: ['Content network'] }),
    impressions: integer(summed),
    clicks: integer(summed),
    conversions: decimal({ ...summed, decimals: 2 }),
    cost: money({ ...summed, hint: 'In US dollars, total of all recorded days' }),
  },
})
