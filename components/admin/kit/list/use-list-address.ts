'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type ListQuery, listParams } from '@/lib/records/lists/list-query'

/**
 * Changes what a list shows by changing its address, so that it can be shared and Back works. `view` is the saved view that the
 * address names, and stays in it.
 */
export function useListAddress(entity: Entity, query: ListQuery, view: string | null = null) {
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, startTransition] = useTransition()

  /** The address of the list with these changes; back on the first page unless they say otherwise. */
  function address(changes: Partial<ListQuery>): string {
    const params = listParams(entity, { ...query, page: 1, ...changes })
    if (view) params.set('view', view)
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

  /** Leaves the list's present address, for that of a view. */
  function go(href: string): void {
    startTransition(() => router.push(href, { scroll: false }))
  }

  return { address, show, filter, go, isPending }
}

export type ListAddress = ReturnType<typeof useListAddress>
