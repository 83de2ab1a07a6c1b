import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { MeasuredLeads } from '@/components/admin/marketing/response-times/measured-leads'
import {
  figureLeadsAddress,
  MEASURE_WORDS,
  rangeAddress,
} from '@/components/admin/marketing/response-times/numbers-address'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { namesOf } from '@/lib/marketing/reports/group-names'
import { behindIn, leadsBehind } from '@/lib/marketing/reports/leads-behind'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { pageIn, searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Requests behind a figure' }

/** Requests counted in one figure of the response times. */
export default async function LeadsBehindPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="response times" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const behind = behindIn(params)
  const list = await leadsBehind(actor, { ...range, timeZone }, behind, pageIn(params))
  const group = behind.group && (await namesOf(behind.group, [behind.key]))(behind.key)
  return (
    <MeasuredLeads
      title={[MEASURE_WORDS[behind.measure], group].filter(Boolean).join(', ')}
      back={{ label: 'Response times', href: rangeAddress('/admin/response-times', range) }}
      list={list}
      range={range}
      timeZone={timeZone}
      to={(page) => `${figureLeadsAddress(range, behind)}&page=${page}`}
    />
  )
}
