import 'server-only'
import { floodCounter, floodRefusal, refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { type AppError, tooManyRequests } from '@/lib/platform/errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Ten in a minute, all day: more than any partner has families. */
export const PER_KEY: Limit = { name: 'lead-key', points: 600, seconds: 60 * 60 }

type Sender = Pick<RequestContext, 'clientIpAddress' | 'partner'>

/** What the transaction of a lead counts: a partner's by its key, anybody else's by where it came from. */
export function leadCounter({ clientIpAddress, partner }: Sender) {
  if (!partner) return floodCounter(clientIpAddress)
  return { key: `${PER_KEY.name}:${partner.id}`, points: PER_KEY.points, seconds: PER_KEY.seconds }
}

/** The refusal above the limit. @param wait seconds */
export function leadFloodRefusal({ partner }: Sender, wait: number, phoneDisplay: string): AppError {
  if (!partner) return floodRefusal(wait, phoneDisplay)
  return tooManyRequests(
    wait,
    `This API key has sent ${PER_KEY.points} requests within the hour. Send the rest after Retry-After.`,
  )
}

/** Counts what is not counted by the lead's own transaction. @throws AppError 429 */
export async function refuseLeadFlood(sender: Sender, phoneDisplay: string): Promise<void> {
  if (!sender.partner) return refuseFlood(sender.clientIpAddress, phoneDisplay)
  const wait = await countAttempt(PER_KEY, sender.partner.id)
  if (wait !== null) throw leadFloodRefusal(sender, wait, phoneDisplay)
}
