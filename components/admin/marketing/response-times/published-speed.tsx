import { Card } from '@/components/admin/kit/card'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { duration } from '@/lib/marketing/reports/duration'
import type { listSpeedSnapshots } from '@/lib/marketing/response-times/speed-snapshots'

type Rows = Awaited<ReturnType<typeof listSpeedSnapshots>>

/** The company's figures as they were published each day. They are computed at night and cannot be edited. */
export function PublishedSpeed({ rows }: { rows: Rows }) {
  return (
    <Card title="Published on the site">
      <p className="text-dense text-ink-soft">
        The numbers of the last 30 days are saved each night for the company and each community, and shown
        once there are 20 requests. A switch in the site settings shows or hides them all.
      </p>
      {rows.length === 0 ? (
        <p className="text-dense">Nothing saved yet.</p>
      ) : (
        <Disclosure summary={`Saved days: ${rows.length}`} needsSomebody={false}>
          <table className="w-full text-left text-dense tabular-nums">
            <thead>
              <tr className="text-ink-soft">
                <th scope="col">30 days until</th>
                <th scope="col" className="text-right">
                  Requests
                </th>
                <th scope="col" className="text-right">
                  In time
                </th>
                <th scope="col" className="text-right">
                  Median
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, counted, inTime, medianStaffedS }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-1">
                    {day}
                  </th>
                  <td className="text-right">{counted}</td>
                  <td className="text-right">{inTime}</td>
                  <td className="text-right">{duration(medianStaffedS)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </Card>
  )
}
