import { useQuery } from '@tanstack/react-query'
import type { TourTimes } from '@/lib/leads/tours/public-times'

const keyOf = (communityId: string | undefined) => [
  '/api/communities',
  communityId ? encodeURIComponent(communityId) : undefined,
  'tour-times',
]

/**
 * The free tour times of a community; null when it has none to offer or they could not be had, undefined while they are asked for.
 * Nothing is fetched without a community.
 */
export function useTourTimes(communityId: string | undefined) {
  const { data, isError, refetch } = useQuery<TourTimes | null>({
    queryKey: keyOf(communityId),
    enabled: Boolean(communityId),
  })
  const times = !communityId || isError || data?.days.length === 0 ? null : data
  return { times, refetch }
}
