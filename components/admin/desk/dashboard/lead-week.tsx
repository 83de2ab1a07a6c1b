import type { DashboardJson } from '@/components/admin/desk/dashboard/live-dashboard'
import { Card } from '@/components/admin/kit/card'

/** Of the tallest bar, in rem. */
const HEIGHT = 7

/** Leads received and called on each of seven days, as bars and as a table. */
export function LeadWeek({ days }: { days: DashboardJson['days'] }) {
  const most = Math.max(4, ...days.map(({ received }) => received))
  const height = (count: number) => ({ height: `${(count / most) * HEIGHT}rem` })
  return (
    <Card title="The last seven days">
      <div aria-hidden="true" className="grid grid-cols-7 items-end text-center text-dense tabular">
        {days.map(({ label, received, called }) => (
          <div key={label}>
            {received}
            <div className="border-line-strong border-b">
              <div
                className="relative mx-auto w-3/5 max-w-9 bg-sage forced-color-adjust-none"
                style={height(received)}
              >
                <div className="absolute inset-x-0 bottom-0 bg-evergreen" style={height(called)} />
              </div>
            </div>
            <span className="text-ink-soft">{label.slice(0, 3)}</span>
          </div>
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 text-dense text-ink-soft">
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-sage" />
          received
        </span>
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-evergreen" />
          called
        </span>
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-dense text-link">
          As a table
        </summary>
        <table className="w-full text-left tabular">
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="py-2">
                Day
              </th>
              <th scope="col" className="py-2 text-right">
                Received
              </th>
              <th scope="col" className="py-2 text-right">
                Called
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ label, received, called }) => (
              <tr key={label} className="border-line border-b">
                <th scope="row" className="py-2 font-normal">
                  {label}
                </th>
                <td className="py-2 text-right">{received}</td>
                <td className="py-2 text-right">{called}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}
