import 'server-only'
import { tooManyRequests } from '@/lib/errors'
import { addressGroup } from '@/lib/http/address-group'
import { countAttempt, type Limit } from '@/lib/http/rate-limit'

/** Beyond this nothing more is stored: a hospital or an office sharing one address stays far below it (B6). */
const HARD: Limit = { name: 'lead-address', points: 100, seconds: 60 * 60 }

/** @throws AppError 429 whose message shows the telephone number, never a bare refusal. */
export async function refuseFlood(clientIpAddress: string | null, phoneDisplay: string): Promise<void> {
  if (!clientIpAddress) return
  const wait = await countAttempt(HARD, addressGroup(clientIpAddress))
  if (wait === null) return
  throw tooManyRequests(
    wait,
    `We have received many requests from your connection. Please call us at ${phoneDisplay} and we will help you right away.`,
  )
}
