import 'server-only'
import { floodCounter, floodRefusal, refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { type AppError, tooManyRequests } from '@/lib/platform/errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Ten per minute, all day: more than any partner has families. */
export const PER_KEY: Limit = { name: 'lead-key', points: 600, seconds: 60 * 60 }

type Sender = Pick<RequestContext, 'clientIpAddress' | 'apiKey'>

/** Counter for a lead's transaction: per API key, else per address. */
export function leadCounter({ clientIpAddress, apiKey }: Sender) {
  if (!apiKey) return floodCounter(clientIpAddress)
  return { key: `${PER_KEY.name}:${apiKey.id}`, points: PER_KEY.points, seconds: PER_KEY.seconds }
}

/** Error above the limit. @param wait seconds */
export function leadFloodRefusal({ apiKey }: Sender, wait: number, phoneDisplay: string): AppError {
  if (!apiKey) return floodRefusal(wait, phoneDisplay)
  return tooManyRequests(
    wait,
    `This API key has sent ${PER_KEY.points} requests within the hour. Send the rest after Retry-After.`,
  )
}

/** Counts leads not counted in their own transaction. @throws AppError 429 */
export async function refuseLeadFlood(sender: Sender, phoneDisplay: string): Promise<void> {
  if (!sender.apiKey) return refuseFlood(sender.clientIpAddress, phoneDisplay)
  const wait = await countAttempt(PER_KEY, sender.apiKey.id)
  if (wait !== null) throw leadFloodRefusal(sender, wait, phoneDisplay)
}
