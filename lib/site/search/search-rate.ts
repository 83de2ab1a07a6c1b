import 'server-only'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Nobody types this fast; an office behind one address stays below it. */
const LIMIT: Limit = { name: 'site-search', points: 90, seconds: 60 }

/** Counts a search of this visitor. False when they have had their share of the minute. */
export async function mayStillSearch(headers: Headers): Promise<boolean> {
  const address = clientAddress(headers)
  return !address || (await countAttempt(LIMIT, addressGroup(address))) === null
}
