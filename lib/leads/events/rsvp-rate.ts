import 'server-only'
import { softRate } from '@/lib/leads/intake/soft-rate'
import type { Tx } from '@/lib/platform/database/db'

/** Hourly sign-ups before further ones are held for review. One desk may sign up a whole bus trip. */
const SOFT_PER_ADDRESS = 20
const SOFT_PER_PERSON = 6

type Sender = { clientIpAddress: string | null; phoneE164: string | null; email: string | null }

/** Returns why this sender signed up too often in the last hour, or null. */
export function rsvpRateSuspicion(
  client: Tx,
  { clientIpAddress, phoneE164, email }: Sender,
  now: Date,
): Promise<string | null> {
  const identity = [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email }] : [])]
  return softRate(now, [
    {
      stored: (since) =>
        identity.length > 0 ? client.eventRsvp.count({ where: { ...since, OR: identity } }) : 0,
      atMost: SOFT_PER_PERSON,
      words: 'sign-ups in an hour by one person',
    },
    {
      stored: (since) =>
        clientIpAddress ? client.eventRsvp.count({ where: { ...since, clientIpAddress } }) : 0,
      atMost: SOFT_PER_ADDRESS,
      words: 'sign-ups in an hour from one address',
    },
  ])
}
