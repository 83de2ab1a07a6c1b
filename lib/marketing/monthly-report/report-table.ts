import type { GroupCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { FUNNEL_MEASURES, type Side } from '@/lib/marketing/ad-costs/costs-query'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'

/** A table as printed: the first column names the line. */
export type ReportTable = { headings: string[]; rows: { key: string; cells: string[] }[] }

/** The lines of a comparison; `total` adds one of all campaigns. */
export function reportTable(
  title: string,
  groups: GroupCosts[],
  side: Side,
  total: CostSummary | null,
): ReportTable {
  const lines = groups.map((group) => ({
    key: group.key,
    cells: cellsOf(group.name, group, count(group.movedInByOther)),
  }))
  return {
    headings: [
      title,
      'Spent',
      'Leads',
      'Called',
      'Reached',
      'Tours',
      'Move-ins',
      side === 'last' ? '1st touch' : 'Last touch',
      'Days',
    ],
    // The combined rest may hold move-ins without a campaign, so a sum by the other touch could be too high.
    rows: total ? [{ key: 'total', cells: cellsOf('All campaigns', total, '') }, ...lines] : lines,
  }
}

type Counts = Pick<GroupCosts, (typeof FUNNEL_MEASURES)[number] | 'spent' | 'daysToMoveIn'>

function cellsOf(name: string, counts: Counts, byOther: string): string[] {
  return [
    name,
    formatMoney(counts.spent),
    ...FUNNEL_MEASURES.map((measure) => count(counts[measure])),
    byOther,
    counts.daysToMoveIn === null ? '–' : count(Math.round(counts.daysToMoveIn)),
  ]
}

const count = (number: number) => number.toLocaleString('en-US')
