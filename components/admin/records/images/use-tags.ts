'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/admin/kit/call-admin'
import type { CountedTag } from '@/lib/records/images/list-tags'

export type Tag = Pick<CountedTag, 'id' | 'name'>

const COUNTS = '/api/admin/image-tags/counts'

/** Every tag of the picture library, asked anew each time it is needed, and the way to make one. */
export function useTags() {
  const queries = useQueryClient()
  const { data, isFetching } = useQuery<{ tags: CountedTag[] }>({ queryKey: [COUNTS], staleTime: 0 })
  const refresh = () => queries.invalidateQueries({ queryKey: [COUNTS] })

  async function make(name: string) {
    const made = await callAdmin<Tag>('POST', 'image-tags', { name })
    void refresh()
    return made
  }

  return { tags: data?.tags ?? [], isFetching, make }
}

/** Whether two tags would be one: letter case and spaces do not tell them apart. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
