'use client'

import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { ListSearch } from '@/components/admin/kit/list/list-search'
import { countOf, type ListTotal, totalText } from '@/components/admin/kit/list/list-total'
import { type ListAddress, useListAddress } from '@/components/admin/kit/list/use-list-address'
import { useSelection } from '@/components/admin/kit/list/use-selection'
import { viewState } from '@/components/admin/kit/list/view-state'
import { BulkBar } from '@/components/admin/records/list/bulk-bar'
import { ColumnChoice } from '@/components/admin/records/list/column-choice'
import { EntityTable, type Neighbors } from '@/components/admin/records/list/entity-table'
import { ExportLink } from '@/components/admin/records/list/export-link'
import { ListFilters } from '@/components/admin/records/list/list-filters'
import { SortChoice } from '@/components/admin/records/list/sort-choice'
import { ViewButton, ViewTabs } from '@/components/admin/records/list/view-tabs'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { isChangedInBulk } from '@/lib/records/declare/bulk-choices'
import { capitalized, uncapitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Choice, labelOf } from '@/lib/records/declare/field'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { Density } from '@/lib/records/lists/density'
import { isNarrowed, type ListQuery, listParams, PAGE_SIZES } from '@/lib/records/lists/list-query'
import type { SavedView } from '@/lib/records/lists/list-views'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  path: string
  rows: AdminRecord[]
  list: ListTotal & { page: number; pageSize: number }
  neighbors: Neighbors
  query: ListQuery
  related: Related
  choices: Record<string, Choice[]>
  allowed: Allowed
  columns: string[]
  density: Density
  saved: { views: SavedView[]; view: string | null; defaultViewId: string | null }
  /** Of the whole list, at the end of the toolbar. */
  actions: ReactNode
  /** Drafts of new records, above the table. */
  unsaved: ReactNode
}

/** List of an entity: a toolbar with views, search and filters, table and pages. Its state is in the URL. */
export function EntityList(props: Props) {
  const { path, rows, list, neighbors, query, related, choices, allowed, columns, density, saved } = props
  const { actions, unsaved } = props
  const entity = requireEntityAt(path)
  const address = useListAddress(entity, query, saved.view)
  const views = { path, state: viewState(entity, query, columns, saved), mayShare: allowed.update, address }
  const { search } = entity.list
  const searched = search.slice(0, 3).flatMap((name) => {
    const field = entity.fields[name]
    return field ? [labelOf(name, field)] : []
  })
  const selection = useSelection(rows.map(({ id }) => id))
  const isArranged = isNarrowed(query) || isRearranged(entity, query)
  const changesMany = allowed.delete || (allowed.publish && isChangedInBulk(entity))
  return (
    <>
      <header className="no-print relative flex flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-b bg-card px-4 py-1.5 md:px-3.5 lg:sticky lg:top-0 lg:z-20 lg:min-h-12">
        <h1 className="min-w-min wrap-break-word max-md:flex-1 max-md:basis-0">
          {capitalized(entity.labels.many)}
        </h1>
        <p role="status" className="whitespace-nowrap text-dense text-ink-soft tabular [&>span]:sr-only">
          {address.isPending ? 'Loading...' : countParts(list, entity)}
        </p>
        <ViewTabs {...views} isArranged={isArranged} />
        {search.length > 0 && (
          <div className="max-md:order-1 max-md:basis-full">
            <ListSearch
              value={query.search}
              placeholder={capitalized(searched.map(uncapitalized).join(', '))}
              address={address}
            />
          </div>
        )}
        {/* On phones the filters are one scrolling row, so that the first record stays visible. */}
        <div className="relative flex items-center gap-2 max-md:order-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 md:contents">
          <ViewButton {...views} />
          <ListFilters entity={entity} query={query} choices={choices} address={address} />
          <SortChoice entity={entity} sort={query.sort} address={address} />
          <ColumnChoice
            entity={entity}
            columns={columns}
            density={density}
            address={address}
            inAddress={query.columns !== null}
          />
        </div>
        <div className="flex flex-none items-center gap-1.5">{actions}</div>
      </header>
      {unsaved}
      {rows.length === 0 ? (
        <div className="p-3.5">
          <NoRecords entity={entity} isNarrowed={isNarrowed(query)} allowed={allowed} address={address} />
        </div>
      ) : (
        <div className={clsx('transition-opacity', address.isPending && 'opacity-60')}>
          <EntityTable
            entity={entity}
            rows={rows}
            neighbors={neighbors}
            query={query}
            related={related}
            allowed={allowed}
            address={address}
            columns={columns}
            density={density}
            selection={changesMany ? selection : null}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-3.5">
        {entity.about && rows.length > 0 && (
          <p className="max-w-[80ch] basis-full text-dense text-ink-soft">{entity.about}</p>
        )}
        <ListPages list={list} to={(page) => address.address({ page })} />
        {(list.total > PAGE_SIZES[0] || query.pageSize !== PAGE_SIZES[0]) && (
          <PageSize value={query.pageSize} address={address} />
        )}
        {allowed.export && rows.length > 0 && <ExportLink path={path} query={query} />}
      </div>
      {changesMany && <BulkBar entity={entity} rows={rows} selection={selection} allowed={allowed} />}
    </>
  )
}

/** '32 team members', of which the number is seen. */
function countParts(list: ListTotal, { labels }: Entity) {
  const words = countOf(list, labels.one, labels.many)
  const number = totalText(list)
  return (
    <>
      {number}
      <span>{words.slice(number.length)}</span>
    </>
  )
}

/** True when sort order or columns differ from the defaults. */
function isRearranged(entity: Entity, query: ListQuery): boolean {
  const params = listParams(entity, { ...query, page: 1, search: '', filters: {} })
  return params.size > 0
}

type NoRecordsProps = { entity: Entity; isNarrowed: boolean; allowed: Allowed; address: ListAddress }

/** Empty state of a list, with the first step to take. */
function NoRecords({ entity: { path, labels, about }, isNarrowed, allowed, address }: NoRecordsProps) {
  if (isNarrowed)
    return (
      <EmptyState title={`No ${labels.many} match`}>
        <Button variant="outline" onClick={() => address.show({ search: '', filters: {} })}>
          Show all {labels.many}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={`No ${labels.many} yet`} words={about}>
      {allowed.create && (
        <Link href={`/admin/${path}/new`} className={buttonVariants()}>
          <Plus aria-hidden="true" />
          New {labels.one}
        </Link>
      )}
    </EmptyState>
  )
}

/** Rows per page; also offers a size set by the URL. */
function PageSize({ value, address }: { value: number; address: ListAddress }) {
  const sizes = [...new Set<number>([...PAGE_SIZES, value])].toSorted((a, b) => a - b)
  return (
    <label className="inline-flex items-center gap-2 text-dense text-ink-soft">
      Rows
      <select
        value={value}
        onChange={(event) => address.show({ pageSize: Number(event.target.value) })}
        className="min-h-11 cursor-pointer rounded-control border-[1.5px] border-line-strong bg-transparent px-3 text-small text-ink"
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  )
}
