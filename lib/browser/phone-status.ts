import { useQuery } from '@tanstack/react-query'
import { useSiteBasics } from '@/lib/browser/site-basics'
import type { PhoneStatus } from '@/lib/leads/callers/phone-status'

const ONE_MINUTE = 60_000
const ONE_DAY = 24 * 60 * ONE_MINUTE

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
    refetchInterval: ({ state }) => untilChange(state.data?.hours.changesAt),
  })
  return data ?? { hours: communityId ? null : hours, callDay: null, nightLine: null }
}

/** A form may stay open past the minute at which the phones open. A longer time-out would fire at once. */
function untilChange(changesAt: string | null | undefined): number | false {
  if (!changesAt) return false
  return Math.min(Math.max(Date.parse(changesAt) - Date.now(), ONE_MINUTE), ONE_DAY)
}
