import { Card } from '@/components/admin/kit/card'
import {
  COST_UNIT_WORDS,
  COST_WORDS,
  COSTS_PATH,
  costLeadsAddress,
  GROUPING_WORDS,
  SIDE_WORDS,
  viewParams,
} from '@/components/admin/marketing/ad-costs/costs-address'
import { CsvLink } from '@/components/admin/marketing/response-times/csv-link'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import { Link } from '@/components/ui/link'
import type { GroupCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import {
  COST_MEASURES,
  type CostMeasure,
  type CostView,
  FUNNEL_MEASURES,
  type FunnelMeasure,
  OTHERS,
  otherSide,
} from '@/lib/marketing/ad-costs/costs-query'
import { daysLabel } from '@/lib/marketing/reports/duration'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = {
  groups: GroupCosts[]
  view: CostView
  range: NumbersRange
  /** True when all groups were requested, with none combined under "others". */
  showsAll: boolean
}

/** Spend, funnel and cost per result for each group; every count links to its leads. */
export function CostTable({ groups, view, range, showsAll }: Props) {
  const title = `By ${GROUPING_WORDS[view.grouping].toLowerCase()}`
  const byOther = { ...view, side: otherSide(view.side) }
  const otherWords = `Moved in, ${SIDE_WORDS[byOther.side].toLowerCase()}`
  const most = Math.max(1, ...groups.map(({ spent }) => spent ?? 0))
  return (
    <Card
      title={title}
      aside={
        groups.length > 0 && (
          <CsvLink
            href={rangeAddress('/api/admin/ad-costs/export', range, viewParams(view))}
            what={title.toLowerCase()}
          />
        )
      }
    >
      {groups.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label={title}>
          <table className="w-full text-left text-dense tabular">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                <th scope="col" className="py-2 font-[580]">
                  <span className="sr-only">{GROUPING_WORDS[view.grouping]}</span>
                </th>
                <FigureHeading>Spent</FigureHeading>
                {FUNNEL_MEASURES.map((measure) => (
                  <FigureHeading key={measure}>{COST_WORDS[measure]}</FigureHeading>
                ))}
                <FigureHeading>{otherWords}</FigureHeading>
                <FigureHeading>Time to move-in</FigureHeading>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group.key} className="border-line border-b last:border-0">
                  <th
                    scope="row"
                    className="min-w-30 py-2 pr-2 align-top sm:min-w-36 sm:pr-3 font-[580] wrap-anywhere"
                  >
                    {group.key === OTHERS && !showsAll ? (
                      <Link
                        href={rangeAddress(COSTS_PATH, range, { ...viewParams(view), lines: 'all' })}
                        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                      >
                        {group.name}: show all
                      </Link>
                    ) : (
                      group.name
                    )}
                    <span aria-hidden="true" className="mt-1.5 block h-2 bg-paper forced-color-adjust-none">
                      <span
                        className="block h-full bg-evergreen"
                        style={{ width: `${(Math.max(0, group.spent ?? 0) / most) * 100}%` }}
                      />
                    </span>
                  </th>
                  <td className="py-2 pl-2 text-right align-top font-[640] whitespace-nowrap sm:pl-3">
                    {formatMoney(group.spent)}
                  </td>
                  {FUNNEL_MEASURES.map((measure) => (
                    <td key={measure} className="min-w-18 pl-2 text-right align-top sm:min-w-22 sm:pl-3">
                      {group.key === OTHERS ? (
                        group[measure].toLocaleString('en-US')
                      ) : (
                        <FigureLink
                          count={group[measure]}
                          href={costLeadsAddress(range, view, { measure, key: group.key })}
                          what={`${COST_WORDS[measure].toLowerCase()}, ${group.name}`}
                        />
                      )}
                      {group.spent !== null && hasCost(measure) && (
                        <span className="-mt-2 block whitespace-nowrap pb-1 text-ink-soft">
                          {formatCostPer(group.spent, group[measure])}
                          <span className="sr-only"> per {COST_UNIT_WORDS[measure]}</span>
                        </span>
                      )}
                    </td>
                  ))}
                  <td className="min-w-18 pl-2 text-right align-top sm:min-w-22 sm:pl-3">
                    {group.key === OTHERS ? (
                      group.movedInByOther.toLocaleString('en-US')
                    ) : (
                      <FigureLink
                        count={group.movedInByOther}
                        href={costLeadsAddress(range, byOther, { measure: 'movedIn', key: group.key })}
                        what={`${otherWords.toLowerCase()}, ${group.name}`}
                      />
                    )}
                  </td>
                  <td className="py-2 pl-2 text-right align-top whitespace-nowrap sm:pl-3">
                    {daysLabel(group.daysToMoveIn)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}

const hasCost = (measure: FunnelMeasure): measure is CostMeasure =>
  (COST_MEASURES as readonly FunnelMeasure[]).includes(measure)
