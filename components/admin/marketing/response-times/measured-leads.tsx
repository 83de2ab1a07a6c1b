import { clsx } from 'clsx'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { PageHead } from '@/components/admin/kit/page-head'
import { Link } from '@/components/ui/link'
import { longDay } from '@/lib/marketing/reports/day-label'
import { duration } from '@/lib/marketing/reports/duration'
import type { MeasuredLead } from '@/lib/marketing/reports/leads-behind'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import type { Page } from '@/lib/platform/http/read-page'

type Props = {
  title: string
  back: { label: string; href: string }
  list: Page<MeasuredLead>
  range: NumbersRange
  timeZone: string
  to: (page: number | 'last') => string
}

/** The leads counted in one figure of a report. */
export function MeasuredLeads({ title, back, list: { rows, ...list }, range, timeZone, to }: Props) {
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title={title} back={back}>
        {countOf(list, 'request', 'requests')} from {longDay(range.from)} to {longDay(range.to)}
      </PageHead>
      <ul className={LIST_LINES}>
        {rows.map((lead) => (
          <ListLine
            key={lead.id}
            title={
              <Link href={`/admin/tour-requests/${lead.id}`} className={`${LIST_LINK} text-link`}>
                {lead.name}
              </Link>
            }
            words={`${lead.community ?? 'Any community'}, ${formatMoment(lead.createdAt, timeZone)}`}
          >
            <p className={clsx('text-dense tabular', lead.isLate ? 'font-[640] text-bad' : 'text-ink-soft')}>
              {lead.firstAttemptAt ? `first attempt after ${duration(lead.staffed)}` : 'no attempt yet'}
              {lead.isLate && ', late'}
            </p>
          </ListLine>
        ))}
      </ul>
      <div className="mt-5">
        <ListPages list={list} to={to} />
      </div>
    </div>
  )
}
