'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

export type Option = { id: string; title: string; record: AdminRecord }

/** Searches up to `pageSize` records of an entity; fetched again each time it opens. */
export function useOptions(
  entity: Entity,
  {
    search = '',
    pageSize = 20,
    page = 1,
    filters = {},
    enabled = true,
  }: {
    search?: string
    pageSize?: number
    page?: number
    filters?: Record<string, string>
    enabled?: boolean
  },
) {
  const params = new URLSearchParams({ ...filters, pageSize: String(pageSize), page: String(page) })
  if (search) params.set('search', search)
  const { data, isFetching, isError } = useQuery<{ rows: AdminRecord[]; total: number }>({
    queryKey: [`/api/admin/${entity.path}?${params}`],
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const options = (data?.rows ?? []).map((record): Option => {
    return { id: record.id, title: String(record[entity.title] ?? '') || 'Untitled', record }
  })
  return { options, total: data?.total ?? 0, isFetching, isError }
}
