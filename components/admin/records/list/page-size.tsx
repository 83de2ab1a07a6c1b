'use client'

import type { ListAddress } from '@/components/admin/kit/list/use-list-address'
import { PAGE_SIZES } from '@/lib/records/lists/list-query'

/** Rows per page; also offers a size set by the URL. */
export function PageSize({ value, address }: { value: number; address: ListAddress }) {
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
