'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { LIST_FRAME, LIST_HEAD, LIST_HEADING } from '@/components/admin/kit/list/list-cell'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import { EntityRow } from '@/components/admin/records/list/entity-row'
import { SelectCell } from '@/components/admin/records/list/select-cell'
import { LazyDragOrder } from '@/components/admin/records/order/lazy-drag-order'
import { useRowOrder } from '@/components/admin/records/order/use-row-order'
import type { Entity } from '@/lib/records/declare/define-entity'
import { columnLabel, leadingColumn, pictureColumn } from '@/lib/records/declare/list-columns'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { Density } from '@/lib/records/lists/density'
import { isInManualOrder, isSortable, type ListQuery } from '@/lib/records/lists/list-query'
import type { Related } from '@/lib/records/relations/related'

export type Neighbors = { before: string | null; after: string | null }

type Props = {
  entity: Entity
  rows: AdminRecord[]
  neighbors: Neighbors
  query: ListQuery
  related: Related
  allowed: Allowed
  address: ListAddress
  columns: readonly string[]
  density: Density
  /** Null where rows cannot be selected. */
  selection: Selection | null
}

/** The records as a table; on phones each row is two lines. */
export function EntityTable({
  entity,
  rows,
  neighbors,
  query,
  related,
  allowed,
  address,
  columns: chosen,
  density,
  selection,
}: Props) {
  const titleOf = (row: AdminRecord) => String(row[entity.title] ?? '') || 'Untitled'
  const frame = useRef<HTMLTableElement>(null)
  const { shown, move, isBusy, announcement, announce } = useRowOrder(entity.path, rows, titleOf)
  const ordered = allowed.publish && isInManualOrder(entity, query)
  // The picture is shown next to the title, not in its own column.
  const picture = pictureColumn(entity)
  const columns = [leadingColumn(entity), ...chosen]
  const ids = [neighbors.before, ...shown.map(({ id }) => id), neighbors.after]
  const heading = (name: string, label: string, numeric = false) => (
    <ColumnHeading
      key={name}
      name={name}
      label={label}
      numeric={numeric}
      sortable={isSortable(entity, name)}
      sort={query.sort}
      address={address}
    />
  )
  return (
    <div className={LIST_FRAME}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <table ref={frame} aria-label={entity.labels.many} className="w-full text-dense max-md:block">
        <thead className={LIST_HEAD}>
          <tr>
            {selection && (
              <SelectCell
                heading
                label={`Select all ${entity.labels.many} on this page`}
                checked={selection.all}
                onChange={selection.toggleAll}
              />
            )}
            {ordered && heading('sortOrder', 'Order')}
            {columns.map((name) => {
              const field = entity.fields[name]
              const numeric = field?.kind === 'integer' || field?.kind === 'decimal'
              return heading(name, columnLabel(entity, name), numeric)
            })}
            {heading('updatedAt', 'Changed')}
            <th scope="col" className="md:sticky md:right-0 md:bg-paper">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((row, at) => (
            <EntityRow
              key={row.id}
              entity={entity}
              row={row}
              columns={columns}
              density={density}
              picture={picture}
              related={related}
              allowed={allowed}
              selection={selection}
              order={
                ordered ? { previous: ids[at] ?? null, next: ids[at + 2] ?? null, onMoved: announce } : null
              }
            />
          ))}
        </tbody>
      </table>
      {ordered && shown.length > 1 && (
        <LazyDragOrder
          frame={frame}
          items={shown.map((row) => ({ id: row.id, title: titleOf(row) }))}
          isBusy={isBusy}
          onDrop={(from, to) => void move(from, to, neighbors)}
        />
      )}
    </div>
  )
}

type ColumnHeadingProps = {
  name: string
  label: string
  sortable: boolean
  numeric?: boolean
  sort: ListQuery['sort']
  address: ListAddress
}

/** Column heading; a sort button when the column is sortable. */
function ColumnHeading({ name, label, sortable, numeric = false, sort, address }: ColumnHeadingProps) {
  const isSorted = sort.field === name
  const ascending = isSorted && sort.direction === 'asc'
  const order = isSorted ? (ascending ? 'ascending' : 'descending') : undefined
  const Arrow = ascending ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={order} className={clsx(LIST_HEADING, numeric && 'text-right!')}>
      {sortable ? (
        <button
          type="button"
          onClick={() => address.show({ sort: { field: name, direction: ascending ? 'desc' : 'asc' } })}
          className="-mx-1.5 inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-badge px-1.5 underline-offset-4 hover:underline"
        >
          {label}
          {isSorted && <Arrow className="size-4" aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
