import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { TrashFilters } from '@/components/admin/records/trash/trash-filters'
import { TrashTable } from '@/components/admin/records/trash/trash-table'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { capitalized } from '@/lib/records/declare/capitalized'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'
import { listTrash } from '@/lib/records/trash/list-trash'
import { trashList } from '@/lib/records/trash/trash-query'
import { mayDeleteSomething } from '@/lib/records/trash/visible-trash'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Trash' }

/** Records deleted in the last 30 days. */
export default async function TrashPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!mayDeleteSomething(actor)) return <NoAccess what="deleted items" />
  const query = trashList.parse(await searchParams)
  const { rows, ...list } = await listTrash(actor, query)
  const kinds = entities
    .filter((entity) => allowedOn(actor, entity).delete)
    .map(({ path, labels }) => ({ value: path, label: capitalized(labels.many) }))
  const isNarrowed = query.search !== '' || query.entity !== null
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Trash">
        Deleted items stay here for {KEPT_DAYS} days, with everything that belongs to them. Restoring an item
        brings it back in its place and at its URL.
      </PageHead>
      <TrashFilters query={query} kinds={kinds} count={countOf(list, 'deleted item', 'deleted items')} />
      {rows.length === 0 ? (
        <EmptyState title={isNarrowed ? 'No items match' : 'The trash is empty'} />
      ) : (
        <TrashTable rows={rows} mayDeleteForGood={can(actor, 'delete', 'history')} nowMs={Date.now()} />
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => trashList.href({ ...query, page })} />
      </div>
    </div>
  )
}
