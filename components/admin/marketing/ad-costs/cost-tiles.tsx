import { COST_UNIT_WORDS, costLeadsAddress } from '@/components/admin/marketing/ad-costs/costs-address'
import { LeadsLink } from '@/components/admin/marketing/response-times/leads-link'
import type { CostSummary } from '@/lib/marketing/ad-costs/compare-costs'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { COST_MEASURES, type CostView } from '@/lib/marketing/ad-costs/costs-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = { summary: CostSummary; view: CostView; range: NumbersRange }

const TILE_CLASSES = 'block h-full rounded-control border border-line bg-card p-4 shadow-rest sm:p-5'
const FIGURE = 'block type-figure tabular whitespace-nowrap max-sm:text-[1.75rem]'

/** Total spend, results, and cost per result. */
export function CostTiles({ summary, view, range }: Props) {
  const { spent, received, leads } = summary
  const tiles = [
    {
      figure: received.toLocaleString('en-US'),
      label: `of ${leads.toLocaleString('en-US')} leads came by a campaign`,
      measure: 'received' as const,
    },
    ...COST_MEASURES.map((measure) => ({
      figure: formatCostPer(spent, summary[measure]),
      label: `per ${COST_UNIT_WORDS[measure]}`,
      measure,
    })),
  ]
  return (
    <section aria-label="All campaigns">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 2xl:grid-cols-6">
        <li>
          <p className={TILE_CLASSES}>
            <span className={FIGURE}>{formatMoney(spent)}</span>
            <span className="text-ink-soft">{spent === null ? 'nothing was spent' : 'spent'}</span>
          </p>
        </li>
        {tiles.map(({ figure, label, measure }) => (
          <li key={label}>
            <LeadsLink
              href={costLeadsAddress(range, view, { measure, key: null })}
              className={`${TILE_CLASSES} no-underline transition-shadow [a&]:hover:shadow-raised`}
            >
              <span className={FIGURE}>{figure}</span>
              <span className="text-ink-soft">{label}</span>
            </LeadsLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
