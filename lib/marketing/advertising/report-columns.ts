import type { ReportShape } from '@/lib/records/import/report-heading'

export type ReportField =
  | 'day'
  | 'campaign'
  | 'adGroup'
  | 'keyword'
  | 'matchType'
  | 'impressions'
  | 'clicks'
  | 'cost'
  | 'conversions'
  | 'currency'

export const DAY_REPORT: ReportShape<ReportField> = {
  called: 'a day-by-day report',
  names: {
    day: ['Day', 'Date', 'Gregorian date', 'Time period', 'Reporting starts'],
    campaign: ['Campaign', 'Campaign name'],
    adGroup: ['Ad group', 'Ad group name', 'Ad set name'],
    keyword: ['Keyword', 'Search keyword'],
    matchType: ['Match type', 'Search keyword match type', 'Keyword match type', 'Bid match type'],
    impressions: ['Impressions', 'Impr.'],
    clicks: ['Clicks', 'Link clicks', 'Clicks (all)'],
    cost: ['Cost', 'Spend', 'Amount spent (USD)', 'Cost (USD)', 'Amount spent'],
    conversions: ['Conversions', 'Conv.', 'Results'],
    currency: ['Currency code', 'Currency'],
  },
  needed: {
    day: 'a day (Day, Date)',
    campaign: 'a campaign (Campaign, Campaign name)',
    cost: 'a cost in dollars (Cost, Spend, Amount spent (USD))',
  },
}
