import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { figureLeadsAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { Link } from '@/components/ui/link'
import { duration } from '@/lib/marketing/reports/duration'
import type { Measure } from '@/lib/marketing/reports/leads-behind'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import type { Summary } from '@/lib/marketing/response-times/response-times'
import { PROMISED_WORD } from '@/lib/platform/promised-minutes'

type Props = {
  summary: Summary
  range: NumbersRange
  /** Sees which late requests were marked as spam. */
  isManager: boolean
}

/** Figures on the promise, with the delay before and after the first alert. */
export function ResponseTiles({ summary, range, isManager }: Props) {
  const { received, inTime, late, lateSpam, medianStaffed, p90Staffed } = summary
  const { medianWall, medianAlert, medianHuman } = summary
  const tiles: { figure: string; label: string; measure: Measure }[] = [
    {
      figure: received === 0 ? '–' : `${Math.round((inTime / received) * 100)}%`,
      label: `of requests tried within ${PROMISED_WORD} minutes`,
      measure: 'inTime',
    },
    { figure: duration(medianStaffed), label: 'median time to the first attempt', measure: 'attempted' },
    {
      figure: received > 0 && p90Staffed === null ? 'not yet' : duration(p90Staffed),
      label: '90th percentile of all requests',
      measure: 'received',
    },
    { figure: late.toLocaleString('en-US'), label: 'late', measure: 'late' },
  ]
  return (
    <section aria-label="The promise">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {tiles.map(({ figure, label, measure }) => (
          <li key={label}>
            <Link
              href={figureLeadsAddress(range, { measure, group: null, key: '' })}
              className="block h-full rounded-control border border-line bg-card p-5 no-underline shadow-rest transition-shadow hover:shadow-raised"
            >
              <span className="block type-figure tabular">{figure}</span>
              <span className="text-ink-soft">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isManager && lateSpam > 0 && (
        <p className="mt-3 text-dense">
          Late requests later marked as spam:{' '}
          <FigureLink
            count={lateSpam}
            href={figureLeadsAddress(range, { measure: 'lateSpam', group: null, key: '' })}
            what="late requests marked as spam"
          />
        </p>
      )}
      {medianAlert !== null && (
        <p className="mt-3 max-w-[70ch] text-dense text-ink-soft">
          Median time from request to alert: {duration(medianAlert)}.{' '}
          {medianHuman !== null && `From alert to first attempt: ${duration(medianHuman)}.`}{' '}
          {medianWall !== null && `From request to first attempt, including nights: ${duration(medianWall)}.`}
        </p>
      )}
    </section>
  )
}
