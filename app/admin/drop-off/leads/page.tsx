import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { DROP_OFF_PATH, formLeadsAddress } from '@/components/admin/marketing/drop-off/drop-off-address'
import { MeasuredLeads } from '@/components/admin/marketing/response-times/measured-leads'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { leadsOfForm } from '@/lib/marketing/drop-off/read-drop-off'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { pageIn, searchParamsOf } from '@/lib/platform/http/list-address'
import { storableText } from '@/lib/platform/typed-text'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads of a form' }

/** Leads created by one quiz or type of form. */
export default async function LeadsOfFormPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor) || !can(actor, 'read', 'leads')) return <NoAccess what="form drop-off" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const key = storableText(params.get('form') ?? '')
  const { title, ...list } = await leadsOfForm(actor, { ...range, timeZone }, key, pageIn(params))
  return (
    <MeasuredLeads
      title={`Leads, ${title}`}
      back={{ label: 'Form drop-off', href: rangeAddress(DROP_OFF_PATH, range) }}
      list={list}
      range={range}
      timeZone={timeZone}
      to={(page) => `${formLeadsAddress(range, key)}&page=${page}`}
    />
  )
}
