import { Printer } from 'lucide-react'
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
import { KnownCosts } from '@/components/admin/marketing/ad-costs/known-costs'
import { ReportGaps } from '@/components/admin/marketing/ad-costs/report-gaps'
import { ViewLinks } from '@/components/admin/marketing/ad-costs/view-links'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { RangeForm } from '@/components/admin/marketing/response-times/range-form'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { compareCosts, LINES_SHOWN } from '@/lib/marketing/ad-costs/compare-costs'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { moveInAnswer } from '@/lib/marketing/ad-costs/move-in-answer'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Campaigns and move-ins' }

const CHARTED = ['received', 'toured'] as const

/** Funnel and cost of each campaign, source, page and community, with or without costs. */
export default async function AdCostsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsCosts(actor)) return <NoAccess what="campaigns and move-ins" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(params, timeZone, now)
  const view = costViewIn(params)
  const query = { ...range, ...view, timeZone }
  const showsAll = params.get('lines') === 'all'
  const [summary, groups, campaigns] = await Promise.all([
    readCosts(actor, query),
    compareCosts(actor, query, showsAll ? LINES_SHOWN.atMost : LINES_SHOWN.usually),
    view.grouping === 'campaign'
      ? null
      : compareCosts(actor, { ...query, grouping: 'campaign' }, LINES_SHOWN.usually),
  ])
  const compared = `${GROUPING_WORDS[view.grouping]}, ${SIDE_WORDS[view.side].toLowerCase()}`
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="Campaigns and move-ins"
        aside={
          <Link
            href={rangeAddress(`${COSTS_PATH}/print`, range, { touch: view.side })}
            className="inline-flex min-h-11 items-center gap-2 text-link"
          >
            <Printer aria-hidden="true" className="size-4.5" /> Print on one page
          </Link>
        }
      >
        Leads received on these dates, with their tours and move-ins to date. The last touch is the ad before
        the request. The first touch is how the family found you.
      </PageHead>
      <RangeForm path={COSTS_PATH} kept={viewParams(view)} range={range} now={now} timeZone={timeZone} />
      <ViewLinks view={view} range={range} />
      <div className="mt-5 grid gap-5">
        <p className="text-lg font-[620]">{moveInAnswer(campaigns ?? groups, summary, view.side)}</p>
        <CostTiles summary={summary} view={view} range={range} />
        <KnownCosts ever={summary.ever} view={view} mayImport={can(actor, 'create', 'advertising')} />
        <CostTable groups={groups} view={view} range={range} showsAll={showsAll} />
        <ReportGaps summary={summary} view={view} range={range} />
        {summary.spent !== null && (
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {CHARTED.map((measure) => (
              <CostChart key={measure} measure={measure} groups={groups} summary={compared} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
