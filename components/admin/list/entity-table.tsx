'use client'

import { useState } from 'react'
import { ColumnHeading } from '@/components/admin/list/column-heading'
import { EntityRow } from '@/components/admin/list/entity-row'
import { SelectCell } from '@/components/admin/list/select-cell'
import type { ListAddress } from '@/components/admin/list/use-list-address'
import type { Selection } from '@/components/admin/list/use-selection'
import type { Entity } from '@/lib/admin/define-entity'
import { labelOf } from '@/lib/admin/field'
import { isInOwnOrder, isSortable, type ListQuery } from '@/lib/admin/list-query'
import type { Allowed } from '@/lib/admin/permissions'
import type { AdminRecord } from '@/lib/admin/record'
import type { Related } from '@/lib/admin/related'

export type Neighbours = { before: string | null; after: string | null }

type Props = {
  entity: Entity
  rows: AdminRecord[]
  neighbours: Neighbours
  query: ListQuery
  related: Related
  allowed: Allowed
  address: ListAddress
  /** Null where nothing can be done with several rows. */
  selection: Selection | null
}

/** The records as a plain table with sort buttons; on phones each row is a card. */
export function EntityTable({
  entity,
  rows,
  neighbours,
  query,
  related,
  allowed,
  address,
  selection,
}: Props) {
  const [moved, setMoved] = useState('')
  const ordered = allowed.update && isInOwnOrder(entity, query)
  // A picture stands beside the title, not in a column of its own.
  const picture = entity.list.columns.find((name) => entity.fields[name]?.kind === 'image')
  const columns = entity.list.columns.filter((name) => name !== picture)
  const ids = [neighbours.before, ...rows.map(({ id }) => id), neighbours.after]
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
    <div className="rounded-control border border-line bg-card shadow-rest md:overflow-x-auto">
      <p role="status" className="sr-only">
        {moved}
      </p>
      <table aria-label={entity.labels.many} className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {selection && (
              <SelectCell
                heading
                label={`Choose all ${entity.labels.many} on this page`}
                checked={selection.all}
                onChange={selection.toggleAll}
              />
            )}
            {ordered && heading('sortOrder', 'Order')}
            {columns.map((name) => {
              const field = entity.fields[name]
              const numeric = field?.kind === 'integer' || field?.kind === 'decimal'
              return heading(name, field ? labelOf(name, field) : name, numeric)
            })}
            {heading('updatedAt', 'Changed')}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, at) => (
            <EntityRow
              key={row.id}
              entity={entity}
              row={row}
              columns={columns}
              picture={picture}
              related={related}
              allowed={allowed}
              selection={selection}
              order={
                ordered ? { previous: ids[at] ?? null, next: ids[at + 2] ?? null, onMoved: setMoved } : null
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
