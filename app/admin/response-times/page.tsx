import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { LeadFunnel } from '@/components/admin/numbers/lead-funnel'
import { RangeForm } from '@/components/admin/numbers/range-form'
import { ResponseTiles } from '@/components/admin/numbers/response-tiles'
import { TimesTable } from '@/components/admin/numbers/times-table'
import { pageActor } from '@/lib/admin/actor'
import { addressOf } from '@/lib/admin/list-query'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { GROUPINGS, rangeIn } from '@/lib/numbers/numbers-query'
import { compareTimes, readSummary } from '@/lib/numbers/response-times'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Response times' }

const LEGEND = [
  ['bg-evergreen', 'tried in time'],
  ['bg-bad', 'late'],
  ['bg-sage', 'still in time'],
] as const

/** How fast families were answered, and how many went on to a tour and moved in. */
export default async function ResponseTimesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'tourRequest')) return <NoAccess what="response times" />
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(addressOf(await searchParams), timeZone, now)
  const asked = { ...range, timeZone }
  const [summary, ...comparisons] = await Promise.all([
    readSummary(actor, asked),
    ...GROUPINGS.map((grouping) => compareTimes(actor, asked, grouping)),
  ])
  const mayExport = can(actor, 'export', 'tourRequest')
  return (
    <div className="px-4 py-6 sm:px-7">
      <h1>Response times</h1>
      <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
        From the request to the first logged attempt to reach the family, in the hours somebody is there to
        answer. A request that was late once stays late here.
      </p>
      <RangeForm path="/admin/response-times" range={range} now={now} timeZone={timeZone} />
      <div className="mt-5 grid gap-5">
        <ResponseTiles summary={summary} range={range} />
        <LeadFunnel summary={summary} range={range} />
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
