import 'server-only'
import { subHours } from 'date-fns'
import { db } from '@/lib/db'
import type { BotCheck } from '@/lib/integrations/turnstile'

/** Stored leads of an hour after which a further one waits for a person to look at it. */
const SOFT_PER_ADDRESS = 40
const SOFT_PER_UNCHECKED_ADDRESS = 10
const SOFT_PER_PHONE = 5

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
