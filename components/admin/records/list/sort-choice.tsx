'use client'

import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import type { Entity } from '@/lib/records/declare/define-entity'
import { columnLabel } from '@/lib/records/declare/list-columns'
import { isSortable, type ListQuery } from '@/lib/records/lists/list-query'

type Props = { entity: Entity; sort: ListQuery['sort']; address: ListAddress }

/** Sorting on phones, where cards have no column headings. */
export function SortChoice({ entity, sort, address }: Props) {
  const names = [
    ...new Set([...(entity.sortable ? ['sortOrder'] : []), ...entity.list.columns, 'updatedAt', sort.field]),
  ]
  const sortable = names.filter((name) => isSortable(entity, name) || name === sort.field)
  const labels = new Map(sortable.map((name) => [name, nameOf(entity, name)]))
  return (
    <select
      aria-label="Sort by"
      value={`${sort.direction === 'desc' ? '-' : ''}${sort.field}`}
      onChange={(event) => {
        const field = event.target.value.replace(/^-/, '')
        address.show({ sort: { field, direction: event.target.value.startsWith('-') ? 'desc' : 'asc' } })
      }}
      className="min-h-11 max-w-full flex-none rounded-pill border-[1.5px] border-line-strong bg-transparent px-4 text-small font-[560] md:hidden"
    >
      {[...labels].flatMap(([name, label]) => [
        <option key={name} value={name}>
          {label}, first to last
        </option>,
        <option key={`-${name}`} value={`-${name}`}>
          {label}, last to first
        </option>,
      ])}
    </select>
  )
}

function nameOf(entity: Entity, name: string): string {
  if (name === 'updatedAt') return 'Changed'
  if (name === 'createdAt') return 'Created'
  const field = entity.fields[name]
  return field ? columnLabel(entity, name) : name
}
