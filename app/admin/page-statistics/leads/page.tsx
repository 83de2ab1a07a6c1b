import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import {
  PAGE_WORDS,
  PAGES_PATH,
  pageLeadsAddress,
  pagesParams,
} from '@/components/admin/marketing/page-statistics/pages-address'
import { MeasuredLeads } from '@/components/admin/marketing/response-times/measured-leads'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { leadsOfPage } from '@/lib/marketing/page-statistics/page-statistics'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import { leadPageIn, pageBehindIn } from '@/lib/marketing/page-statistics/statistics-query'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { pageIn, searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads of a page' }

/** Leads counted in one figure of a page. */
export default async function LeadsOfPagePage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor) || !can(actor, 'read', 'leads')) return <NoAccess what="page statistics" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const leadPage = leadPageIn(params)
  const behind = pageBehindIn(params)
  const list = await leadsOfPage(actor, { ...range, timeZone, leadPage }, behind, pageIn(params))
  return (
    <MeasuredLeads
      title={`${PAGE_WORDS[behind.measure]}, ${behind.path}`}
      back={{ label: 'Page statistics', href: rangeAddress(PAGES_PATH, range, pagesParams(leadPage)) }}
      list={list}
      range={range}
      timeZone={timeZone}
      to={(page) => `${pageLeadsAddress(range, leadPage, behind)}&page=${page}`}
    />
  )
}
