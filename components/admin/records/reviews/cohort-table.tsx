import type { Cohort } from '@/lib/records/reviews/read-review-record'

const COLUMNS = [
  ['reached', 'Toured or moved in'],
  ['asked', 'Invited by email'],
  ['answered', 'Wrote a review'],
  ['noEmail', 'No email address'],
  ['refused', 'Opted out of email'],
  ['askedBefore', 'Invited before'],
  ['noCommunity', 'Community unknown'],
] as const

/** Families that toured or moved in, by month: how many were asked, and why the others were not. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  if (cohorts.length === 0)
    return <p className="text-dense text-ink-soft">No family has toured or moved in yet.</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-dense tabular-nums">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col">Month</th>
            {COLUMNS.map(([name, label]) => (
              <th key={name} scope="col" className="pl-3 text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={`${cohort.month} ${cohort.occasion}`} className="border-t border-line">
              <th scope="row" className="py-1">
                {cohort.month}, {cohort.occasion === 'tour' ? 'toured' : 'moved in'}
              </th>
              {COLUMNS.map(([name]) => (
                <td key={name} className="pl-3 text-right">
                  {cohort[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
