import { useQuery } from '@tanstack/react-query'
import { phoneDial } from '@/lib/platform/phones/phone'

type CommunityContact = { name: string; phoneDisplay: string | null; phoneDial: string | null }

export type Phone = { display: string; dial: string }

/** The community by id or slug; no request without one. */
export function useCommunity(id: string | undefined): CommunityContact | undefined {
  const { data } = useQuery<CommunityContact>({
    queryKey: ['/api/communities', id ? encodeURIComponent(id) : undefined],
    enabled: Boolean(id),
  })
  return data
}

/** The community's own number, else the site's (feature A10). */
export function phoneOf(community: CommunityContact | undefined, site: Phone): Phone {
  if (!community?.phoneDisplay) return site
  return { display: community.phoneDisplay, dial: community.phoneDial || phoneDial(community.phoneDisplay) }
}
