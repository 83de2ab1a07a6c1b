'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type ListQuery, listParams } from '@/lib/records/lists/list-query'

type HowToGo = 'push' | 'replace'

/** Keeps the state of a list in its URL, so that it can be shared and Back works. */
export function useListQuery<Query extends object>(query: Query, hrefOf: (query: Query) => string) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  /** Returns the URL with these changes, on the first page unless they set another. */
  const address = (changes: Partial<Query>): string => hrefOf({ ...query, page: 1, ...changes })

  /** Replaces the whole URL, for example with a view's. */
  function go(href: string, how: HowToGo = 'push'): void {
    startTransition(() => router[how](href, { scroll: false }))
  }

  const show = (changes: Partial<Query>, how?: HowToGo): void => go(address(changes), how)

  return { address, show, go, isPending }
}

/** @param view saved view named in the URL, which stays there */
export function useListAddress(entity: Entity, query: ListQuery, view: string | null = null) {
  const pathname = usePathname()
  const list = useListQuery(query, (wanted) => {
    const params = listParams(entity, wanted)
    if (view) params.set('view', view)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  })

  /** Sets one filter; null removes it. */
  function filter(name: string, value: string | null): void {
    const { [name]: _, ...others } = query.filters
    list.show({ filters: value === null ? others : { ...others, [name]: value } })
  }

  return { ...list, filter }
}

export type ListAddress = ReturnType<typeof useListAddress>
