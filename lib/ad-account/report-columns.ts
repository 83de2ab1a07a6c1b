/** What a day-by-day report says of each line. */
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

/** What the downloads of Google Ads, Microsoft Advertising and Meta call each; of two in one file the former counts. */
const NAMES: Record<ReportField, string[]> = {
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
}

/** Without these a line says nothing of costs. */
export const NEEDED = ['day', 'campaign', 'cost'] as const satisfies ReportField[]

/** How people call them. */
export const FIELD_WORDS: Record<(typeof NEEDED)[number], string> = {
  day: 'a day (Day, Date)',
  campaign: 'a campaign (Campaign, Campaign name)',
  cost: 'a cost in dollars (Cost, Spend, Amount spent (USD))',
}

export type ReportColumns = Partial<Record<ReportField, number>>

/** Which column is what, by its heading. */
export function reportColumns(heading: readonly string[]): ReportColumns {
  const plainHeading = heading.map(plain)
  const found = Object.entries(NAMES).flatMap(([field, names]) => {
    const at = names.map((name) => plainHeading.indexOf(plain(name))).find((place) => place >= 0)
    return at === undefined ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
