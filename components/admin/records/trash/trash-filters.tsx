'use client'

import { FilterChip } from '@/components/admin/kit/list/filter-chip'
import { ListSearch } from '@/components/admin/kit/list/list-search'
import { useListQuery } from '@/components/admin/kit/list/use-list-address'
import type { Choice } from '@/lib/records/declare/field'
import { type TrashQuery, trashList } from '@/lib/records/trash/trash-query'

/** Search and entity filter of the trash, kept in the URL. */
export function TrashFilters({ query, kinds, count }: { query: TrashQuery; kinds: Choice[]; count: string }) {
  const { show, isPending } = useListQuery(query, trashList.href)

  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <ListSearch value={query.search} placeholder="Title or person" address={{ show }} />
      <FilterChip
        label="Kind"
        choices={kinds}
        value={query.entity ?? undefined}
        onChoose={(entity) => show({ entity })}
      />
      <p role="status" className="ml-auto text-dense text-ink-soft tabular">
        {isPending ? 'Loading...' : count}
      </p>
    </div>
  )
}
