import { Panel } from '@/components/admin/leads/panel'
import type { Dashboard } from '@/lib/leads/desk/dashboard'

const HEIGHT = 150
const STEP = 64
const BAR = 34

/** Seven days as bars (received, and of those taken up), and the same as a table. */
export function LeadWeek({ days }: { days: Dashboard['days'] }) {
  const most = Math.max(4, ...days.map(({ received }) => received))
  const y = (count: number) => HEIGHT - (count / most) * (HEIGHT - 22)
  return (
    <Panel title="The last seven days">
      <svg viewBox={`0 0 ${STEP * days.length} ${HEIGHT + 26}`} className="w-full" aria-hidden="true">
        <line x1="0" x2={STEP * days.length} y1={HEIGHT} y2={HEIGHT} stroke="#857a64" />
        {days.map(({ label, received, called }, index) => {
          const x = index * STEP + (STEP - BAR) / 2
          return (
            <g key={label}>
              <rect x={x} y={y(received)} width={BAR} height={HEIGHT - y(received)} fill="#a9bba3" rx="2" />
              <rect x={x} y={y(called)} width={BAR} height={HEIGHT - y(called)} fill="#1b4a3e" rx="2" />
              <text x={x + BAR / 2} y={y(received) - 6} textAnchor="middle" fontSize="15" fill="#12322b">
                {received}
              </text>
              <text x={x + BAR / 2} y={HEIGHT + 19} textAnchor="middle" fontSize="13" fill="#34504a">
                {label.slice(0, 3)}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-5 text-dense text-ink-soft">
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-sage" />
          received
        </span>
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-evergreen" />
          taken up
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
                Taken up
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
    </Panel>
  )
}
