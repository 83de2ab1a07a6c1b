import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { MeasuredLeads } from '@/components/admin/numbers/measured-leads'
import { rangeAddress } from '@/components/admin/numbers/numbers-address'
import {
  PAGE_WORDS,
  PAGES_PATH,
  pageBehindAddress,
  pagesParams,
} from '@/components/admin/page-views/pages-address'
import { pageActor } from '@/lib/admin/actor'
import { addressOf } from '@/lib/admin/list-query'
import { pageIn } from '@/lib/admin/page-address'
import { getSiteSettings } from '@/lib/content/site-settings'
import { rangeIn } from '@/lib/numbers/numbers-query'
import { leadsOfPage } from '@/lib/page-views/page-statistics'
import { readsPageStatistics } from '@/lib/page-views/read-access'
import { leadPageIn, pageBehindIn } from '@/lib/page-views/statistics-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads of a page' }

/** The leads that one figure of a page counts. */
export default async function LeadsOfPagePage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor)) return <NoAccess what="page statistics" />
  const params = addressOf(await searchParams)
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
      to={(page) => `${pageBehindAddress(range, leadPage, behind)}&page=${page}`}
    />
  )
}
