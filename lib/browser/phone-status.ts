import { useQuery } from '@tanstack/react-query'
import { useSiteBasics } from '@/lib/browser/site-basics'
import type { PhoneStatus } from '@/lib/leads/callers/phone-status'

const ONE_MINUTE = 60_000

type Known = { [Part in keyof PhoneStatus]: PhoneStatus[Part] | null }

/**
 * The phones of a community, or of the company without one. Until the answer is here the company's are known
 * from the page, and a community's are not.
 */
export function usePhoneStatus(communityId: string | undefined): Known {
  const { hours } = useSiteBasics()
  const { data } = useQuery<PhoneStatus>({
    queryKey: ['/api/phone-hours', encodeURIComponent(communityId ?? 'company')],
    staleTime: ONE_MINUTE,
  })
  return data ?? { hours: communityId ? null : hours, callDay: null, nightLine: null }
}
