'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Option } from '@/components/admin/records/inputs/use-options'
import type { Entity } from '@/lib/records/declare/define-entity'
import { pictureColumn } from '@/lib/records/declare/list-columns'

/** Small pictures of the options by id; null for a kind of record without pictures. */
export function useOptionPictures(entity: Entity, options: Option[]): Record<string, string> | null {
  const hasPictures = pictureColumn(entity) !== undefined
  const ids = options.map(({ id }) => id).toSorted()
  const { data } = useQuery<{ pictures: Record<string, string> }>({
    queryKey: [`/api/admin/${entity.path}/pictures?${new URLSearchParams({ ids: ids.join() })}`],
    enabled: hasPictures && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return hasPictures ? (data?.pictures ?? {}) : null
}
