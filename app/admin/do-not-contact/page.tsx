import { PhoneOff } from 'lucide-react'
import type { Metadata } from 'next'
import { RefusalFilters } from '@/components/admin/desk/do-not-contact/refusal-filters'
import { RefusalRow } from '@/components/admin/desk/do-not-contact/refusal-row'
import { AddRefusal } from '@/components/admin/desk/tour-requests/add-refusal'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { listRefusals } from '@/lib/desk/do-not-contact/list-refusals'
import { refusalList } from '@/lib/desk/do-not-contact/refusal-query'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Do not contact' }

/** People who do not want to be contacted: search before a call, and add new ones. */
export default async function DoNotContactPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="do-not-contact requests" />
  const query = refusalList.parse(await searchParams)
  const [{ rows, ...list }, { timeZone }] = await Promise.all([listRefusals(actor, query), getSiteSettings()])
  const mayWork = can(actor, 'update', 'leads')
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Do not contact" aside={mayWork && <AddRefusal />}>
        People who asked not to be called, texted or emailed. The desk does not offer, or send automatically,
        anything that they refused until someone lifts the entry and gives a reason.
      </PageHead>
      <RefusalFilters query={query} />
      <p role="status" className="mb-1.5 text-dense text-ink-soft tabular">
        {countOf(list, 'entry', 'entries')}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={PhoneOff} title={emptyWords(query)} />
      ) : (
        <ul className={LIST_LINES}>
          {rows.map((row) => (
            <RefusalRow key={row.id} row={row} zone={timeZone} mayWork={mayWork} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => refusalList.href({ ...query, page })} />
      </div>
    </div>
  )
}

function emptyWords({ search, lifted }: { search: string; lifted: boolean }): string {
  if (search) return 'No entries match this search'
  return lifted ? 'No lifted entries' : 'No entries yet'
}
