'use client'

import { clsx } from 'clsx'
import { BulkBar } from '@/components/admin/list/bulk-bar'
import { EntityTable, type Neighbours } from '@/components/admin/list/entity-table'
import { ExportLink } from '@/components/admin/list/export-link'
import { FilterChip } from '@/components/admin/list/filter-chip'
import { ListPages } from '@/components/admin/list/list-pages'
import { ListSearch } from '@/components/admin/list/list-search'
import { countOf, type ListTotal } from '@/components/admin/list/list-total'
import { NoRecords } from '@/components/admin/list/no-records'
import { SortChoice } from '@/components/admin/list/sort-choice'
import { useListAddress } from '@/components/admin/list/use-list-address'
import { useSelection } from '@/components/admin/list/use-selection'
import { bulkChoices } from '@/lib/admin/bulk-choices'
import { type Choice, labelOf } from '@/lib/admin/field'
import { isNarrowed, type ListQuery } from '@/lib/admin/list-query'
import { capitalised } from '@/lib/admin/menu'
import type { Allowed } from '@/lib/admin/permissions'
import type { AdminRecord } from '@/lib/admin/record'
import type { Related } from '@/lib/admin/related'
import { declaredAt } from '@/lib/entities/registry'

type Props = {
  path: string
  rows: AdminRecord[]
  list: ListTotal & { page: number; pageSize: number }
  neighbours: Neighbours
  query: ListQuery
  related: Related
  choices: Record<string, Choice[]>
  allowed: Allowed
}

/** Search, filters, count, table and pages of an entity. All of its state is in the address. */
export function EntityList({ path, rows, list, neighbours, query, related, choices, allowed }: Props) {
  const entity = declaredAt(path)
  const address = useListAddress(entity, query)
  const { search, filters } = entity.list
  const searched = search.slice(0, 3).flatMap((name) => {
    const field = entity.fields[name]
    return field ? [labelOf(name, field)] : []
  })
  const selection = useSelection(rows.map(({ id }) => id))
  const changesMany = allowed.update && bulkChoices(entity).length > 0
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2.5 md:mb-4">
        {search.length > 0 && (
          <ListSearch
            value={query.search}
            placeholder={capitalised(searched.join(', ').toLowerCase())}
            address={address}
          />
        )}
        {/* On phones the chips are one row that scrolls: the first record is to be seen. */}
        <div className="flex items-center gap-2.5 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:contents">
          {filters.map((name) => {
            const field = entity.fields[name]
            return (
              field && (
                <FilterChip
                  key={name}
                  label={labelOf(name, field)}
                  choices={choices[name] ?? []}
                  value={query.filters[name]}
                  onChoose={(value) => address.filter(name, value)}
                />
              )
            )
          })}
          <SortChoice entity={entity} sort={query.sort} address={address} />
        </div>
        <p role="status" className="ml-auto text-dense text-ink-soft tabular">
          {address.isPending ? 'Loading...' : countOf(list, entity.labels.one, entity.labels.many)}
        </p>
      </div>
      {rows.length === 0 ? (
        <NoRecords entity={entity} isNarrowed={isNarrowed(query)} allowed={allowed} address={address} />
      ) : (
        <div className={clsx('transition-opacity', address.isPending && 'opacity-60')}>
          <EntityTable
            {...{ entity, rows, neighbours, query, related, allowed, address }}
            selection={changesMany ? selection : null}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <ListPages list={list} to={(page) => address.address({ page })} />
        {allowed.export && rows.length > 0 && <ExportLink path={path} query={query} />}
      </div>
      {changesMany && <BulkBar {...{ entity, rows, selection }} />}
    </>
  )
}
