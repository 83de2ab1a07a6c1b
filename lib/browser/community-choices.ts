import { useQuery } from '@tanstack/react-query'

/** What the form reads of GET /api/communities. */
export type CommunityListed = { id: string; name: string; city: string | null }

/** The active communities, fetched when they are wanted; none until they are here, and none when they cannot be had. */
export function useCommunityChoices(areWanted: boolean): CommunityListed[] {
  const { data } = useQuery<CommunityListed[]>({ queryKey: ['/api/communities'], enabled: areWanted })
  return data ?? []
}
