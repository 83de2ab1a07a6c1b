import 'server-only'
import { DEFAULT_LIMITS, leadsOfKey } from '@/lib/accounts/api-keys/key-limits'
import { floodCounter, floodRefusal, refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { type AppError, tooManyRequests } from '@/lib/platform/errors'
import { countAttempt, countInProcess } from '@/lib/platform/http/rate-limit'

/** Ten per minute, all day: more than most partners have families. A partner may have another limit. */
export const PER_KEY = leadsOfKey(DEFAULT_LIMITS)

type Sender = Pick<RequestContext, 'clientIpAddress' | 'apiKey'>

/** Counter for a lead's transaction: per API key, else per address. */
export function leadCounter({ clientIpAddress, apiKey }: Sender) {
  if (!apiKey) return floodCounter(clientIpAddress)
  const { name, points, seconds } = leadsOfKey(apiKey)
  return { key: `${name}:${apiKey.id}`, points, seconds }
}

/** Error above the limit. @param wait seconds */
export function leadFloodRefusal({ apiKey }: Sender, wait: number, phoneDisplay: string): AppError {
  if (!apiKey) return floodRefusal(wait, phoneDisplay)
  return tooManyRequests(
    wait,
    `This API key has sent ${apiKey.leadsPerHour} requests within the hour. Send the rest after Retry-After.`,
  )
}

/** Counts leads not counted in their own transaction. @throws AppError 429 */
export async function refuseLeadFlood(sender: Sender, phoneDisplay: string): Promise<void> {
  if (!sender.apiKey) return refuseFlood(sender.clientIpAddress, phoneDisplay)
  const wait = await countAttempt(leadsOfKey(sender.apiKey), sender.apiKey.id)
  if (wait !== null) throw leadFloodRefusal(sender, wait, phoneDisplay)
}

/** Counts a lead in this process, while the database is away. @throws AppError 429 */
export async function refuseFloodWithoutDatabase(sender: Sender, phoneDisplay: string): Promise<void> {
  const counter = leadCounter(sender)
  if (!counter) return
  const { key, ...limit } = counter
  const wait = await countInProcess({ name: 'lead-without-database', ...limit }, key)
  if (wait !== null) throw leadFloodRefusal(sender, wait, phoneDisplay)
}
