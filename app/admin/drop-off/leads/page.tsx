import type { Metadata } from 'next'
import { DROP_OFF_PATH, formLeadsAddress } from '@/components/admin/drop-off/drop-off-address'
import { NoAccess } from '@/components/admin/no-access'
import { MeasuredLeads } from '@/components/admin/numbers/measured-leads'
import { rangeAddress } from '@/components/admin/numbers/numbers-address'
import { pageActor } from '@/lib/admin/actor'
import { addressOf } from '@/lib/admin/list-query'
import { pageIn } from '@/lib/admin/page-address'
import { getSiteSettings } from '@/lib/content/site-settings'
import { leadsOfForm } from '@/lib/form-steps/read-drop-off'
import { rangeIn } from '@/lib/numbers/numbers-query'
import { readsPageStatistics } from '@/lib/page-views/read-access'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Leads of a form' }

/** The leads that a quiz or a kind of form made. */
export default async function LeadsOfFormPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor)) return <NoAccess what="form drop-off" />
  const params = addressOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const key = (params.get('form') ?? '').replaceAll('\0', '')
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
