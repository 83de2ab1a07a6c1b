import type { MetricLevel } from '@/lib/marketing/advertising/queries'
import { dayIn, matchTypeIn, microsIn, numberIn } from '@/lib/marketing/advertising/report-cells'
import { badRequest } from '@/lib/platform/errors'
import { findHeading, type ReportColumns, type ReportShape } from '@/lib/records/import/report-heading'

export type ReportLine = {
  /** Line in the file, from 1. */
  number: number
  day: string
  campaign: string
  adGroup: string | null
  keyword: string | null
  matchType: string | null
  impressions: number
  clicks: number
  costMicros: bigint
  conversions: number
}

export type LineProblem = { number: number; words: string }

type Report = { level: MetricLevel; lines: ReportLine[]; problems: LineProblem[] }

/** Parses a downloaded report, skipping totals. @throws AppError 400 when required columns are missing */
export function readReport(rows: readonly string[][]): Report {
  const { at, columns } = findHeading(rows, DAY_REPORT)
  const level =
    columns.keyword !== undefined ? 'keyword' : columns.adGroup !== undefined ? 'ad_group' : 'campaign'
  if (level === 'keyword' && columns.adGroup === undefined)
    throw badRequest('A keyword report needs a column of ad groups')
  const lines: ReportLine[] = []
  const problems: LineProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index <= at || isTotal(row, columns)) continue
    const number = index + 1
    const line = lineOf(row, columns, level, number)
    if (typeof line === 'string') problems.push({ number, words: line })
    else lines.push(line)
  }
  return { level, lines, problems }
}

/** True for totals, copyright notices and blank lines. */
function isTotal(row: string[], columns: ReportColumns<ReportField>): boolean {
  const filled = row.filter((cell) => cell.trim() !== '')
  const about = [row[0], row[columns.day ?? -1], row[columns.campaign ?? -1]]
  const isUnnamed = !row[columns.day ?? -1]?.trim() && !row[columns.campaign ?? -1]?.trim()
  return filled.length <= 1 || isUnnamed || about.some((cell) => /^total\b/i.test(cell?.trim() ?? ''))
}

/** @returns the line, or its problem */
function lineOf(
  row: string[],
  columns: ReportColumns<ReportField>,
  level: MetricLevel,
  number: number,
): ReportLine | string {
  const cell = (field: ReportField) => row[columns[field] ?? -1]?.trim() ?? ''
  const day = dayIn(cell('day'))
  if (!day) return `“${cell('day')}” is not a day`
  if (!cell('campaign')) return 'The campaign is missing'
  if (level !== 'campaign' && !cell('adGroup')) return 'The ad group is missing'
  if (level === 'keyword' && !cell('keyword')) return 'The keyword is missing'
  const currency = cell('currency')
  if (currency && currency.toUpperCase() !== 'USD') return `The cost is in ${currency}, not in US dollars`
  const costMicros = microsIn(cell('cost'))
  if (costMicros === null) return `“${cell('cost')}” is not an amount`
  const counts = (['impressions', 'clicks', 'conversions'] as const).map((field) => numberIn(cell(field)))
  const [impressions = null, clicks = null, conversions = null] = counts
  if (impressions === null || clicks === null || conversions === null) return 'A count is not a number'
  if (!Number.isInteger(impressions) || !Number.isInteger(clicks)) return 'A count is not a whole number'
  const { text, matchType } = matchTypeIn(cell('keyword'), cell('matchType'))
  return {
    number,
    day,
    impressions,
    clicks,
    costMicros,
    conversions,
    campaign: cell('campaign'),
    adGroup: level === 'campaign' ? null : cell('adGroup'),
    ...(level === 'keyword' ? { keyword: text, matchType } : { keyword: null, matchType: null }),
  }
}

type ReportField =
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

const DAY_REPORT: ReportShape<ReportField> = {
  called: 'a daily cost report',
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
