import 'server-only'
import { type AppError, tooManyRequests } from '@/lib/platform/errors'
import { addressGroup } from '@/lib/platform/http/address-group'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** Nothing more is stored beyond this; a hospital or office sharing one address stays far below (B6). */
const HARD: Limit = { name: 'lead-address', points: 100, seconds: 60 * 60 }

/** Counter for a lead's transaction, shared with other forms in rate_limits; null for an unknown address. */
export function floodCounter(clientIpAddress: string | null) {
  if (!clientIpAddress) return null
  return { key: `${HARD.name}:${addressGroup(clientIpAddress)}`, points: HARD.points, seconds: HARD.seconds }
}

/** 429 error whose message shows the phone number. @param wait seconds */
export function floodRefusal(wait: number, phoneDisplay: string): AppError {
  return tooManyRequests(
    wait,
    `We have received many requests from your connection. ${phoneDisplay ? `Please call us at ${phoneDisplay} and we will help you right away.` : 'Please try again later.'}`,
  )
}

/** Counts forms that store in their own transactions. @throws AppError 429 */
export async function refuseFlood(clientIpAddress: string | null, phoneDisplay: string): Promise<void> {
  if (!clientIpAddress) return
  const wait = await countAttempt(HARD, addressGroup(clientIpAddress))
  if (wait !== null) throw floodRefusal(wait, phoneDisplay)
}
