'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import type { ListQuery } from '@/lib/records/lists/list-query'

type Props = {
  name: string
  label: string
  sortable: boolean
  numeric?: boolean
  sort: ListQuery['sort']
  address: ListAddress
}

/** Column heading; a sort button when the column is sortable. */
export function ColumnHeading({ name, label, sortable, numeric = false, sort, address }: Props) {
  const isSorted = sort.field === name
  const ascending = isSorted && sort.direction === 'asc'
  const order = isSorted ? (ascending ? 'ascending' : 'descending') : undefined
  const Arrow = ascending ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={order}
      className={clsx('h-11 px-3 text-dense font-[620]', numeric ? 'text-right' : 'text-left')}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => address.show({ sort: { field: name, direction: ascending ? 'desc' : 'asc' } })}
          className="-mx-1.5 inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-badge px-1.5 underline-offset-4 hover:underline"
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
