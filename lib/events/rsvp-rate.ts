import 'server-only'
import { subHours } from 'date-fns'
import { db } from '@/lib/db'

/** Sign-ups of an hour after which a further one waits for a person to look at it. A bus trip is signed up for by one desk. */
const SOFT_PER_ADDRESS = 20
const SOFT_PER_PERSON = 6

type Sender = { clientIpAddress: string | null; phoneE164: string | null; email: string | null }

/** Why this sender has signed up too often within the last hour, or null; counted from what is stored. */
export async function rsvpRateSuspicion(
  { clientIpAddress, phoneE164, email }: Sender,
  now: Date,
): Promise<string | null> {
  const since = { createdAt: { gte: subHours(now, 1) } }
  const identity = [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email }] : [])]
  const [fromAddress, fromPerson] = await Promise.all([
    clientIpAddress ? db.eventRsvp.count({ where: { ...since, clientIpAddress } }) : 0,
    identity.length > 0 ? db.eventRsvp.count({ where: { ...since, OR: identity } }) : 0,
  ])
  if (fromPerson >= SOFT_PER_PERSON) return `More than ${SOFT_PER_PERSON} sign-ups in an hour by one person`
  if (fromAddress >= SOFT_PER_ADDRESS)
    return `More than ${SOFT_PER_ADDRESS} sign-ups in an hour from one address`
  return null
}
