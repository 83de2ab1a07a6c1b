'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Entity } from '@/lib/admin/define-entity'
import { type ListQuery, listParams } from '@/lib/admin/list-query'

/** Changes what a list shows by changing its address, so that it can be shared and Back works. */
export function useListAddress(entity: Entity, query: ListQuery) {
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, startTransition] = useTransition()

  /** The address of the list with these changes; back on the first page unless they say otherwise. */
  function address(changes: Partial<ListQuery>): string {
    const params = listParams(entity, { ...query, page: 1, ...changes })
    const text = params.toString()
    return text ? `${pathname}?${text}` : pathname
  }

  function show(changes: Partial<ListQuery>, how: 'push' | 'replace' = 'push'): void {
    startTransition(() => router[how](address(changes), { scroll: false }))
  }

  /** The list with one filter set, or taken away by null. */
  function filter(name: string, value: string | null): void {
    const { [name]: _, ...others } = query.filters
    show({ filters: value === null ? others : { ...others, [name]: value } })
  }

  return { address, show, filter, isPending }
}

export type ListAddress = ReturnType<typeof useListAddress>
