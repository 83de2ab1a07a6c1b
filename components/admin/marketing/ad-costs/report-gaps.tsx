import { Card } from '@/components/admin/kit/card'
import { costLeadsAddress } from '@/components/admin/marketing/ad-costs/costs-address'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import type { CostView } from '@/lib/marketing/ad-costs/costs-query'
import { gapsOf, NOT_COUNTED } from '@/lib/marketing/ad-costs/report-gaps'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = { summary: CostSummary; view: CostView; range: NumbersRange }

/** Leads that the figures do not fully know, each count with its leads, and requests that none counts. */
export function ReportGaps({ summary, view, range }: Props) {
  // The leads without a campaign are a line of the comparison by campaign only.
  const byCampaign = { ...view, grouping: 'campaign' as const }
  return (
    <Card id="gaps" title="Missing from these numbers">
      <ul className="text-dense">
        {gapsOf(summary).map(({ count, words, behind }) => (
          <li key={behind.measure} className="flex items-baseline gap-2">
            <FigureLink count={count} href={costLeadsAddress(range, byCampaign, behind)} what="leads" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-dense text-ink-soft">{NOT_COUNTED}</p>
    </Card>
  )
}
