import { useQuery } from '@tanstack/react-query'

export type CommunityListed = { id: string; name: string; city: string | null }

/** The active communities; empty while loading, on failure, and when not enabled. */
export function useCommunityChoices(areWanted: boolean): CommunityListed[] {
  const { data } = useQuery<CommunityListed[]>({ queryKey: ['/api/communities'], enabled: areWanted })
  return data ?? []
}
