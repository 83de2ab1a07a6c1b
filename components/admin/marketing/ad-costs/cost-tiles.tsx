import { COST_UNIT_WORDS, costLeadsAddress } from '@/components/admin/marketing/ad-costs/costs-address'
import { LeadsLink } from '@/components/admin/marketing/response-times/leads-link'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { COST_MEASURES, type CostMeasure, type CostView } from '@/lib/marketing/ad-costs/costs-query'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'
import { daysLabel } from '@/lib/marketing/reports/duration'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = { summary: CostSummary; view: CostView; range: NumbersRange }

const TILE_CLASSES = 'block h-full rounded-control border border-line bg-card p-4 shadow-rest sm:p-5'
const FIGURE = 'block type-figure tabular whitespace-nowrap max-sm:text-[1.75rem]'

/** Total spend, results, and cost per result. */
export function CostTiles({ summary, view, range }: Props) {
  const { spent, daysToMoveIn } = summary
  return (
    <section aria-label="All campaigns">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 2xl:grid-cols-6">
        <li>
          <p className={TILE_CLASSES}>
            <span className={FIGURE}>{formatMoney(spent)}</span>
            <span className="text-ink-soft">{spent === null ? 'no costs recorded' : 'spent'}</span>
          </p>
        </li>
        {COST_MEASURES.map((measure) => (
          <li key={measure}>
            <LeadsLink
              href={costLeadsAddress(range, view, { measure, key: null })}
              className={`${TILE_CLASSES} no-underline transition-shadow [a&]:hover:shadow-raised`}
            >
              <span className={FIGURE}>{summary[measure].toLocaleString('en-US')}</span>
              <span className="block">{tileWords(measure, summary)}</span>
              <span className="block text-ink-soft">
                {formatCostPer(spent, summary[measure])} per {COST_UNIT_WORDS[measure]}
              </span>
            </LeadsLink>
          </li>
        ))}
        <li>
          <p className={TILE_CLASSES}>
            <span className={FIGURE}>{daysLabel(daysToMoveIn)}</span>
            <span className="text-ink-soft">from request to move-in (median)</span>
          </p>
        </li>
      </ul>
    </section>
  )
}

function tileWords(measure: CostMeasure, { received, leads, ...counts }: CostSummary): string {
  if (measure === 'received') return `of ${leads.toLocaleString('en-US')} leads came from a campaign`
  if (measure === 'reached') return counts.reached === 1 ? 'family reached' : 'families reached'
  const unit = COST_UNIT_WORDS[measure]
  return counts[measure] === 1 ? unit : `${unit}s`
}
