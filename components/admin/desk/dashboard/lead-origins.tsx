import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { Origin, LeadOrigins as Origins } from '@/lib/desk/dashboard/lead-origins'
import { sourceTitle } from '@/lib/leads/sources/registry'

const DESK = '/admin/tour-requests?tab=all'

/** Recent leads by week, form and landing page. */
export function LeadOrigins({ origins }: { origins: Origins }) {
  const { weeks, sources, landingPages, from, to, days } = origins
  const span = `&from=${from}&to=${to}`
  const title = (words: string) => `${words}, last ${days} days`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <Card title="Leads by week">
        <CountedTable
          heads={['Week', 'Received', 'Called']}
          rows={weeks.toReversed().map((week) => ({
            key: week.from,
            label: week.label,
            href: `${DESK}&from=${week.from}&to=${week.to}`,
            count: week.received,
            part: week.called,
          }))}
        />
      </Card>
      <div className="grid gap-6">
        <Card title={title('By form')}>
          <CountedTable
            heads={['Form', 'Received', 'Tours']}
            rows={sources.map((origin) => ({
              ...rowOf(origin),
              label: sourceTitle(origin.label),
              href: `${DESK}&source=${encodeURIComponent(origin.label)}${span}`,
            }))}
          />
        </Card>
        <Card title={title('By landing page')}>
          <CountedTable
            heads={['Page', 'Received', 'Tours']}
            rows={landingPages.map((origin) => ({
              ...rowOf(origin),
              ...(origin.key && { href: `/admin/landing-page-templates/${origin.key}` }),
            }))}
          />
        </Card>
      </div>
    </div>
  )
}

function rowOf({ key, label, received, toured }: Origin): CountedRow {
  return { key: key ?? '', label, count: received, part: toured }
}

type CountedRow = { key: string; label: string; href?: string; count: number; part: number }

/** Rows with a bar for the count, a darker part in it, and both numbers. */
function CountedTable({ heads, rows }: { heads: [string, string, string]; rows: CountedRow[] }) {
  if (rows.length === 0) return <p className="text-ink-soft">No requests.</p>
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const width = (count: number) => ({ width: `${(count / most) * 100}%` })
  const [name, count, part] = heads
  return (
    <table className="w-full text-left tabular">
      <thead>
        <tr className="border-line-strong border-b text-dense text-ink-soft">
          <th scope="col" className="py-2 font-[580]">
            {name}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-[580] whitespace-nowrap">
            {count}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-[580] whitespace-nowrap">
            {part}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-line border-b last:border-0">
            <th scope="row" className="w-full py-1.5 font-normal">
              <span className="flex min-h-9 items-center wrap-anywhere">
                {row.href ? (
                  <Link href={row.href} className="inline-flex min-h-11 items-center text-link">
                    {row.label}
                  </Link>
                ) : (
                  row.label
                )}
              </span>
              <span aria-hidden="true" className="block h-2 bg-paper forced-color-adjust-none">
                <span className="relative block h-full bg-sage" style={width(row.count)}>
                  <span
                    className="absolute inset-y-0 left-0 bg-evergreen"
                    style={{ width: `${row.count === 0 ? 0 : (row.part / row.count) * 100}%` }}
                  />
                </span>
              </span>
            </th>
            <td className="py-1.5 pl-3 text-right font-[640]">{row.count.toLocaleString('en-US')}</td>
            <td className="py-1.5 pl-3 text-right text-ink-soft">{row.part.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
