import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { compareCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import type { CostGrouping, Side } from '@/lib/marketing/ad-costs/costs-query'
import { moveInAnswer } from '@/lib/marketing/ad-costs/move-in-answer'
import { gapsOf, NOT_COUNTED } from '@/lib/marketing/ad-costs/report-gaps'
import { type CostSummary, readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { type ReportTable, reportTable } from '@/lib/marketing/monthly-report/report-table'
import { longDay } from '@/lib/marketing/reports/day-label'
import { daysLabel } from '@/lib/marketing/reports/duration'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

/** Tables of the sheet, with the lines of each that fit on one page. */
const TABLES: { grouping: CostGrouping; title: string; lines: number }[] = [
  { grouping: 'campaign', title: 'Campaign', lines: 7 },
  { grouping: 'source', title: 'Source', lines: 4 },
  { grouping: 'landing-page', title: 'Landing page', lines: 4 },
  { grouping: 'community', title: 'Community', lines: 4 },
]

/** One sheet of figures in words, for the printed page, the PDF and the mail. It names no family. */
export type BoardReport = {
  range: NumbersRange
  summary: CostSummary
  title: string
  answer: string
  /** The amount spent, and the cost of each result. */
  costs: string
  tables: ReportTable[]
  notes: string[]
}

export type AskedReport = NumbersRange & { side: Side; timeZone: string }

/** The report of a range, by first or last touch. @throws AppError 403 */
export async function readBoardReport(actor: Actor, asked: AskedReport): Promise<BoardReport> {
  const { from, to, side } = asked
  const [summary, ...groups] = await Promise.all([
    readCosts(actor, { ...asked, grouping: 'campaign' }),
    ...TABLES.map(({ grouping, lines }) => compareCosts(actor, { ...asked, grouping }, lines)),
  ])
  return {
    range: { from, to },
    summary,
    title: `Campaigns and move-ins, ${longDay(from)} to ${longDay(to)}`,
    answer: moveInAnswer(groups[0] ?? [], summary, side),
    costs: costsSentence(summary),
    tables: TABLES.map(({ title }, at) =>
      reportTable(title, groups[at] ?? [], side, at === 0 ? summary : null),
    ),
    notes: [
      `Leads received on these dates, with their tours and move-ins to date, by ${side} touch.`,
      ...gapsOf(summary).map(({ count, words }) => `${count.toLocaleString('en-US')} ${words}.`),
      NOT_COUNTED,
    ],
  }
}

function costsSentence({ spent, received, toured, movedIn, daysToMoveIn }: CostSummary): string {
  const time = `Median time from request to move-in: ${daysLabel(daysToMoveIn)}.`
  if (spent === null) return `No costs recorded for these dates. ${time}`
  return `Spent: ${formatMoney(spent)}. Per lead: ${formatCostPer(spent, received)}. Per tour: ${formatCostPer(spent, toured)}. Per move-in: ${formatCostPer(spent, movedIn)}. ${time}`
}
