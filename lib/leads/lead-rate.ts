import 'server-only'
import { subHours } from 'date-fns'
import { db } from '@/lib/db'
import { tooManyRequests } from '@/lib/errors'
import { addressGroup } from '@/lib/http/address-group'
import { countAttempt, type Limit } from '@/lib/http/rate-limit'
import type { BotCheck } from '@/lib/integrations/turnstile'

/** Beyond this nothing more is stored: a hospital or an office sharing one address stays far below it (B6). */
const HARD: Limit = { name: 'lead-address', points: 100, seconds: 60 * 60 }

/** Stored leads of an hour after which a further one waits for a person to look at it. */
const SOFT_PER_ADDRESS = 40
const SOFT_PER_UNCHECKED_ADDRESS = 10
const SOFT_PER_PHONE = 5

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

type Sender = { clientIpAddress: string | null; phone: string; phoneE164: string | null; botCheck: BotCheck }

/**
 * Why this sender has asked too often within the last hour, or null. Counted from the stored leads, so that a retry of
 * one request counts once, on every instance.
 */
export async function rateSuspicion(sender: Sender, now: Date): Promise<string | null> {
  const since = { createdAt: { gte: subHours(now, 1) } }
  const samePhone = sender.phoneE164 ? { phoneE164: sender.phoneE164 } : { phone: sender.phone }
  const [fromAddress, fromPhone] = await Promise.all([
    sender.clientIpAddress
      ? db.tourRequest.count({ where: { ...since, clientIpAddress: sender.clientIpAddress } })
      : 0,
    db.tourRequest.count({ where: { ...since, ...samePhone } }),
  ])
  if (fromPhone >= SOFT_PER_PHONE)
    return `More than ${SOFT_PER_PHONE} requests in an hour for one telephone number`
  const unchecked = sender.botCheck === 'missing' || sender.botCheck === 'unavailable'
  const allowed = unchecked ? SOFT_PER_UNCHECKED_ADDRESS : SOFT_PER_ADDRESS
  if (fromAddress < allowed) return null
  return `More than ${allowed} requests in an hour from one address${unchecked ? ' without a bot check' : ''}`
}
