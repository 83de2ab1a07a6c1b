import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { FirstCallsPanel } from '@/components/admin/marketing/response-times/first-calls'
import { LeadFunnel } from '@/components/admin/marketing/response-times/lead-funnel'
import { PublishedSpeed } from '@/components/admin/marketing/response-times/published-speed'
import { RangeForm } from '@/components/admin/marketing/response-times/range-form'
import { ResponseTiles } from '@/components/admin/marketing/response-times/response-tiles'
import { TimesTable } from '@/components/admin/marketing/response-times/times-table'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readFirstCalls } from '@/lib/marketing/first-calls/first-calls'
import { flaggedNumbers } from '@/lib/marketing/first-calls/flagged-numbers'
import { GROUPINGS, rangeIn } from '@/lib/marketing/reports/numbers-query'
import { compareTimes, readSummary } from '@/lib/marketing/response-times/response-times'
import { listSpeedSnapshots } from '@/lib/marketing/response-times/speed-snapshots'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Response times' }

const LEGEND = [
  ['bg-evergreen', 'tried in time'],
  ['bg-bad', 'late'],
  ['bg-sage', 'still in time'],
] as const

/** Response times, and shares of families that toured and moved in. */
export default async function ResponseTimesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="response times" />
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(searchParamsOf(await searchParams), timeZone, now)
  const query = { ...range, timeZone }
  const [summary, calls, flagged, published, ...comparisons] = await Promise.all([
    readSummary(actor, query),
    readFirstCalls(actor, query),
    flaggedNumbers(now),
    listSpeedSnapshots(actor),
    ...GROUPINGS.map((grouping) => compareTimes(actor, query, grouping)),
  ])
  const mayExport = can(actor, 'export', 'leads')
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Response times">
        From the request to the first logged attempt to reach the family, in staffed hours. A late request
        still counts as late after the call.
      </PageHead>
      <RangeForm path="/admin/response-times" range={range} now={now} timeZone={timeZone} />
      <div className="mt-5 grid gap-5">
        <ResponseTiles summary={summary} range={range} isManager={actor.role === 'admin'} />
        <LeadFunnel summary={summary} range={range} />
        <FirstCallsPanel found={calls} flagged={flagged} />
        <PublishedSpeed rows={published} />
        <p className="-mb-2 flex flex-wrap gap-x-5 text-dense text-ink-soft">
          {LEGEND.map(([tint, words]) => (
            <span key={words}>
              <span
                aria-hidden="true"
                className={`mr-2 inline-block size-3 forced-color-adjust-none ${tint}`}
              />
              {words}
            </span>
          ))}
        </p>
        <div className="grid items-start gap-5 2xl:grid-cols-2">
          {GROUPINGS.map((grouping, at) => (
            <TimesTable
              key={grouping}
              grouping={grouping}
              groups={comparisons[at] ?? []}
              range={range}
              mayExport={mayExport}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
