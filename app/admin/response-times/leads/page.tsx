import { clsx } from 'clsx'
import type { Metadata } from 'next'
import { formatMoment } from '@/components/admin/leads/lead-time'
import { ListPages } from '@/components/admin/list/list-pages'
import { countOf } from '@/components/admin/list/list-total'
import { NoAccess } from '@/components/admin/no-access'
import { behindAddress, MEASURE_WORDS, rangeAddress } from '@/components/admin/numbers/numbers-address'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { addressOf } from '@/lib/admin/list-query'
import { pageIn } from '@/lib/admin/page-address'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { dateFormat } from '@/lib/date-format'
import { duration } from '@/lib/numbers/duration'
import { namesOf } from '@/lib/numbers/group-names'
import { behindIn, leadsBehind } from '@/lib/numbers/leads-behind'
import { rangeIn } from '@/lib/numbers/numbers-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Requests behind a figure' }

/** The requests that one figure of the response times counts. */
export default async function LeadsBehindPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'tourRequest')) return <NoAccess what="response times" />
  const params = addressOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const behind = behindIn(params)
  const { rows, ...list } = await leadsBehind(actor, { ...range, timeZone }, behind, pageIn(params))
  const group = behind.group && (await namesOf(behind.group, [behind.key]))(behind.key)
  return (
    <div className="px-4 py-6 sm:px-7">
      <Link
        href={rangeAddress('/admin/response-times', range)}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Response times
      </Link>
      <h1>
        {MEASURE_WORDS[behind.measure]}
        {group && `, ${group}`}
      </h1>
      <p className="mt-1 mb-4 text-dense text-ink-soft tabular">
        {countOf(list, 'request', 'requests')} from {dayWords(range.from)} to {dayWords(range.to)}
      </p>
      <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
        {rows.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2">
            <div className="min-w-0">
              <Link
                href={`/admin/tour-requests/${lead.id}`}
                className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
              >
                {lead.name}
              </Link>
              <p className="text-dense text-ink-soft">
                {lead.community ?? 'Any community'}, {formatMoment(lead.createdAt, timeZone)}
              </p>
            </div>
            <p className={clsx('text-dense tabular', lead.isLate ? 'font-[640] text-bad' : 'text-ink-soft')}>
              {lead.firstAttemptAt ? `tried after ${duration(lead.staffed)}` : 'nobody has tried'}
              {lead.isLate && ', late'}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <ListPages list={list} to={(page) => `${behindAddress(range, behind)}&page=${page}`} />
      </div>
    </div>
  )
}

/** 'Nov 22, 2026' for '2026-11-22'. */
const dayWords = (day: string) =>
  dateFormat({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
