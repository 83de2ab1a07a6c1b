'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { CountedTag } from '@/lib/records/images/tags'

export type Tag = Pick<CountedTag, 'id' | 'name'>

const COUNTS = '/api/admin/image-tags/counts'

/** All tags of the picture library, and a function that creates one. */
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

/** Tag names are equal regardless of case and spacing. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
