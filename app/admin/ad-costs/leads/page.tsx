import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import {
  COST_WORDS,
  COSTS_PATH,
  costLeadsAddress,
  SIDE_WORDS,
  viewParams,
} from '@/components/admin/marketing/ad-costs/costs-address'
import { MeasuredLeads } from '@/components/admin/marketing/response-times/measured-leads'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { leadsBehindCost } from '@/lib/marketing/ad-costs/compare-costs'
import { costNamesOf } from '@/lib/marketing/ad-costs/cost-names'
import { type CostGrouping, costBehindIn, costViewIn, EVERY_LEAD } from '@/lib/marketing/ad-costs/costs-query'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { pageIn, searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads in this number' }

/** Leads counted in one figure of the cost report. */
export default async function LeadsBehindCostPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsCosts(actor) || !can(actor, 'read', 'leads')) return <NoAccess what="the leads in this number" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const view = costViewIn(params)
  const behind = costBehindIn(params)
  const list = await leadsBehindCost(actor, { ...range, ...view, timeZone }, behind, pageIn(params))
  const line = await lineName(view.grouping, behind.key)
  return (
    <MeasuredLeads
      title={`${COST_WORDS[behind.measure]}, ${line}, ${SIDE_WORDS[view.side].toLowerCase()}`}
      back={{ label: 'Campaigns and move-ins', href: rangeAddress(COSTS_PATH, range, viewParams(view)) }}
      list={list}
      range={range}
      timeZone={timeZone}
      to={(page) => `${costLeadsAddress(range, view, behind)}&page=${page}`}
    />
  )
}

async function lineName(grouping: CostGrouping, key: string | null): Promise<string> {
  if (key === null) return 'all campaigns'
  return key === EVERY_LEAD ? 'all leads' : (await costNamesOf(grouping, [key]))(key)
}
