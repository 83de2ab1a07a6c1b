'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type ListQuery, listParams } from '@/lib/records/lists/list-query'

/**
 * Keeps the state of a list in its URL, so that it can be shared and Back works.
 * @param view saved view named in the URL, which stays there
 */
export function useListAddress(entity: Entity, query: ListQuery, view: string | null = null) {
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, startTransition] = useTransition()

  /** Returns the URL with these changes, on the first page unless they set another. */
  function address(changes: Partial<ListQuery>): string {
    const params = listParams(entity, { ...query, page: 1, ...changes })
    if (view) params.set('view', view)
    const text = params.toString()
    return text ? `${pathname}?${text}` : pathname
  }

  function show(changes: Partial<ListQuery>, how: 'push' | 'replace' = 'push'): void {
    startTransition(() => router[how](address(changes), { scroll: false }))
  }

  /** Sets one filter; null removes it. */
  function filter(name: string, value: string | null): void {
    const { [name]: _, ...others } = query.filters
    show({ filters: value === null ? others : { ...others, [name]: value } })
  }

  /** Replaces the whole URL, for example with a view's. */
  function go(href: string): void {
    startTransition(() => router.push(href, { scroll: false }))
  }

  return { address, show, filter, go, isPending }
}

export type ListAddress = ReturnType<typeof useListAddress>
