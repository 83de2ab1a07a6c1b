import 'server-only'
import { type AppError, tooManyRequests } from '@/lib/platform/errors'
import { addressGroup } from '@/lib/platform/http/address-group'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Beyond this nothing more is stored: a hospital or an office sharing one address stays far below it (B6). */
const HARD: Limit = { name: 'lead-address', points: 100, seconds: 60 * 60 }

/** What the transaction of a lead counts, in the same row of rate_limits as the other forms; null for an unknown address. */
export function floodCounter(clientIpAddress: string | null) {
  if (!clientIpAddress) return null
  return { key: `${HARD.name}:${addressGroup(clientIpAddress)}`, points: HARD.points, seconds: HARD.seconds }
}

/** The refusal above the limit: 429 whose message shows the telephone number, never a bare one. @param wait seconds */
export function floodRefusal(wait: number, phoneDisplay: string): AppError {
  return tooManyRequests(
    wait,
    `We have received many requests from your connection. Please call us at ${phoneDisplay} and we will help you right away.`,
  )
}

/** Counts for forms that store in transactions of their own. @throws AppError 429 */
export async function refuseFlood(clientIpAddress: string | null, phoneDisplay: string): Promise<void> {
  if (!clientIpAddress) return
  const wait = await countAttempt(HARD, addressGroup(clientIpAddress))
  if (wait !== null) throw floodRefusal(wait, phoneDisplay)
}
