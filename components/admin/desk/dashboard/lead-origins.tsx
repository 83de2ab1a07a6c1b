import { type CountedRow, CountedTable } from '@/components/admin/desk/dashboard/counted-table'
import { Card } from '@/components/admin/kit/card'
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
