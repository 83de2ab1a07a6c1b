import { useQuery } from '@tanstack/react-query'
import type { TourTimes } from '@/lib/leads/tours/public-times'

const keyOf = (communityId: string | undefined) => [
  '/api/communities',
  communityId ? encodeURIComponent(communityId) : undefined,
  'tour-times',
]

/** Free tour times of a community; undefined while loading, null when there are none or on failure. */
export function useTourTimes(communityId: string | undefined) {
  const { data, isError, refetch } = useQuery<TourTimes | null>({
    queryKey: keyOf(communityId),
    enabled: Boolean(communityId),
  })
  const times = !communityId || isError || data?.days.length === 0 ? null : data
  return { times, refetch }
}
