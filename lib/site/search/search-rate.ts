import 'server-only'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Too many for a person; enough for an office behind one address. */
const LIMIT: Limit = { name: 'site-search', points: 90, seconds: 60 }

/** Counts a search; false when the visitor is over the limit. */
export async function allowSearch(headers: Headers): Promise<boolean> {
  const address = clientAddress(headers)
  return !address || (await countAttempt(LIMIT, addressGroup(address))) === null
}
