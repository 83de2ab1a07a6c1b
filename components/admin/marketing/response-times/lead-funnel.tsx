import { Card } from '@/components/admin/kit/card'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import {
  figureLeadsAddress,
  MEASURE_WORDS,
} from '@/components/admin/marketing/response-times/numbers-address'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import type { Summary } from '@/lib/marketing/response-times/response-times'

const STEPS = ['received', 'attempted', 'reached', 'toured', 'movedIn'] as const

/** Steps reached by the requests of the period, as shares of all of them. */
export function LeadFunnel({ summary, range }: { summary: Summary; range: NumbersRange }) {
  const share = (count: number) => (summary.received === 0 ? 0 : Math.round((count / summary.received) * 100))
  return (
    <Card title="From request to move-in">
      <table className="w-full text-left tabular">
        <thead className="sr-only">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Share</th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          {STEPS.map((measure) => (
            <tr key={measure} className="border-line border-b last:border-0">
              <th scope="row" className="w-24 py-1 font-normal sm:w-32">
                {MEASURE_WORDS[measure]}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-4 min-w-0 flex-1 bg-paper">
                    <span
                      className="block h-full bg-evergreen forced-color-adjust-none"
                      style={{ width: `${share(summary[measure])}%` }}
                    />
                  </span>
                  <span className="w-13 text-right text-dense text-ink-soft">{share(summary[measure])}%</span>
                </span>
              </td>
              <td className="w-16 py-1 text-right">
                <FigureLink
                  count={summary[measure]}
                  href={figureLeadsAddress(range, { measure, group: null, key: '' })}
                  what={MEASURE_WORDS[measure].toLowerCase()}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
