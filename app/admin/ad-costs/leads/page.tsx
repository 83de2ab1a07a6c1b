import type { Metadata } from 'next'
import {
  COST_WORDS,
  COSTS_PATH,
  costBehindAddress,
  SIDE_WORDS,
  viewParams,
} from '@/components/admin/ad-costs/costs-address'
import { NoAccess } from '@/components/admin/no-access'
import { MeasuredLeads } from '@/components/admin/numbers/measured-leads'
import { rangeAddress } from '@/components/admin/numbers/numbers-address'
import { costNamesOf } from '@/lib/ad-costs/cost-names'
import { costBehindIn, costViewIn } from '@/lib/ad-costs/costs-query'
import { leadsBehindCost } from '@/lib/ad-costs/leads-behind-cost'
import { readsCosts } from '@/lib/ad-costs/read-access'
import { pageActor } from '@/lib/admin/actor'
import { addressOf } from '@/lib/admin/list-query'
import { pageIn } from '@/lib/admin/page-address'
import { getSiteSettings } from '@/lib/content/site-settings'
import { rangeIn } from '@/lib/numbers/numbers-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads behind a figure' }

/** The leads that one figure of the costs counts. */
export default async function LeadsBehindCostPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsCosts(actor)) return <NoAccess what="what leads cost" />
  const params = addressOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const view = costViewIn(params)
  const behind = costBehindIn(params)
  const list = await leadsBehindCost(actor, { ...range, ...view, timeZone }, behind, pageIn(params))
  const line =
    behind.key === null ? 'all campaigns' : (await costNamesOf(view.grouping, [behind.key]))(behind.key)
  return (
    <MeasuredLeads
      title={`${COST_WORDS[behind.measure]}, ${line}, ${SIDE_WORDS[view.side].toLowerCase()}`}
      back={{ label: 'What leads cost', href: rangeAddress(COSTS_PATH, range, viewParams(view)) }}
      list={list}
      range={range}
      timeZone={timeZone}
      to={(page) => `${costBehindAddress(range, view, behind)}&page=${page}`}
    />
  )
}
