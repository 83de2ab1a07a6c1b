import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { PillLink } from '@/components/admin/kit/pill-link'
import { DueRow } from '@/components/admin/records/facts/due-row'
import { pageActor } from '@/lib/accounts/actor'
import { dueFacts } from '@/lib/records/facts/due-facts'
import { factsList } from '@/lib/records/facts/facts-address'
import { entitiesWithFacts } from '@/lib/records/facts/facts-sql'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Facts to check' }

const TABS = [
  { whose: 'all', label: 'All due' },
  { whose: 'mine', label: 'Mine' },
] as const

/** Prices, availability, licenses, phone numbers and staff overdue for review. */
export default async function FactsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (entitiesWithFacts(actor).length === 0) return <NoAccess what="facts to check" />
  const query = factsList.parse(await searchParams)
  const { rows, ...list } = await dueFacts(actor, query)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Facts to check">
        Families rely on these facts, so each one is due for review regularly: prices after 90 days,
        availability after 30 days, licenses after a year. Correcting a fact also confirms it.
      </PageHead>
      <nav aria-label="Whose facts" className="mb-1 flex flex-wrap gap-1">
        {TABS.map(({ whose, label }) => (
          <PillLink key={whose} href={factsList.href({ whose })} isShown={whose === query.whose}>
            {label}
          </PillLink>
        ))}
      </nav>
      <p role="status" className="mb-1.5 text-dense text-ink-soft tabular">
        {countOf(list, 'fact', 'facts')}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={query.whose === 'mine' ? 'None of your facts are due' : 'No facts are due for review'}
        />
      ) : (
        <ul className={LIST_LINES}>
          {rows.map((due) => (
            <DueRow key={due.id} due={due} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => factsList.href({ ...query, page })} />
      </div>
    </div>
  )
}
