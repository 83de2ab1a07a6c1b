import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { CostChart } from '@/components/admin/marketing/ad-costs/cost-chart'
import { CostTable } from '@/components/admin/marketing/ad-costs/cost-table'
import { CostTiles } from '@/components/admin/marketing/ad-costs/cost-tiles'
import {
  COSTS_PATH,
  GROUPING_WORDS,
  SIDE_WORDS,
  viewParams,
} from '@/components/admin/marketing/ad-costs/costs-address'
import { NoCosts } from '@/components/admin/marketing/ad-costs/no-costs'
import { ViewLinks } from '@/components/admin/marketing/ad-costs/view-links'
import { RangeForm } from '@/components/admin/marketing/response-times/range-form'
import { pageActor } from '@/lib/accounts/actor'
import { compareCosts, LINES_SHOWN, readCosts } from '@/lib/marketing/ad-costs/compare-costs'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'What leads cost' }

const CHARTED = ['received', 'toured'] as const

/** Cost per lead, reached family, tour and move-in. */
export default async function AdCostsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsCosts(actor)) return <NoAccess what="what leads cost" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(params, timeZone, now)
  const view = costViewIn(params)
  const query = { ...range, ...view, timeZone }
  const showsAll = params.get('lines') === 'all'
  const [summary, groups] = await Promise.all([
    readCosts(actor, query),
    compareCosts(actor, query, showsAll ? LINES_SHOWN.atMost : LINES_SHOWN.usually),
  ])
  const compared = `${GROUPING_WORDS[view.grouping]}, ${SIDE_WORDS[view.side].toLowerCase()}`
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="What leads cost">
        What campaigns cost in these days, by the leads that came in these days, whenever they toured or moved
        in. The last touch is the advertisement before somebody wrote, the first one how they found us.
      </PageHead>
      {summary.hasCosts ? (
        <>
          <RangeForm path={COSTS_PATH} kept={viewParams(view)} range={range} now={now} timeZone={timeZone} />
          <ViewLinks view={view} range={range} />
          <div className="mt-5 grid gap-5">
            <CostTiles summary={summary} view={view} range={range} />
            <div className="grid items-start gap-5 xl:grid-cols-2">
              {CHARTED.map((measure) => (
                <CostChart key={measure} measure={measure} groups={groups} summary={compared} />
              ))}
            </div>
            <CostTable groups={groups} view={view} range={range} showsAll={showsAll} />
          </div>
        </>
      ) : (
        <NoCosts />
      )}
    </div>
  )
}
