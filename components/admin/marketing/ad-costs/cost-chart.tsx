import { Card } from '@/components/admin/kit/card'
import { COST_UNIT_WORDS } from '@/components/admin/marketing/ad-costs/costs-address'
import type { GroupCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { costPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import type { CostMeasure } from '@/lib/marketing/ad-costs/costs-query'

const MAX_BARS = 8

type Props = { measure: CostMeasure; groups: GroupCosts[]; summary: string }

/** Cost per outcome and group, cheapest first. The table below has the exact figures. */
export function CostChart({ measure, groups, summary }: Props) {
  const bars = groups
    .flatMap(({ key, name, spent, ...counts }) => {
      const cost = costPer(spent, counts[measure])
      return cost === null || cost < 0 ? [] : [{ key, name, cost }]
    })
    .slice(0, MAX_BARS)
    .sort((a, b) => a.cost - b.cost)
  const most = Math.max(...bars.map(({ cost }) => cost), Number.EPSILON)
  const title = `Cost per ${COST_UNIT_WORDS[measure]}`
  const words = bars.map(({ name, cost }) => `${name} ${formatMoney(cost)}`).join('; ')
  return (
    <Card title={title}>
      <p className="-mt-2 mb-3 text-dense text-ink-soft">{summary}</p>
      {bars.length === 0 ? (
        <p className="text-ink-soft">No {COST_UNIT_WORDS[measure]} with a cost yet.</p>
      ) : (
        <div role="img" aria-label={`Bars, ${title.toLowerCase()}: ${words}`} className="grid gap-3">
          {bars.map(({ key, name, cost }) => (
            <div
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_4.5rem]"
            >
              <span className="truncate text-dense" title={name}>
                {name}
              </span>
              <span className="text-right text-dense font-[640] tabular sm:order-last">
                {formatMoney(cost)}
              </span>
              <span className="col-span-2 h-5 bg-paper sm:col-span-1">
                <span
                  className={`block h-full min-w-0.5 forced-color-adjust-none ${measure === 'toured' ? 'bg-copper-mid' : 'bg-evergreen'}`}
                  style={{ width: `${(cost / most) * 100}%` }}
                />
              </span>
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}
