import 'server-only'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { storeRsvp } from '@/lib/leads/events/store-rsvp'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { softRate } from '@/lib/leads/intake/soft-rate'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { retryRace } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { eventSignUp } from '@/lib/leads/sources/event-sign-up'
import { informationLead } from '@/lib/leads/tour-requests/information-lead'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

export type RsvpAnswer = {
  /** confirmed, waiting or held (for review) */
  status: string
  path: string
  repeated: boolean
}

/** Judges an RSVP like a lead and stores it (A6). @throws AppError 400 by field, 404, 409, 429 */
export async function submitRsvp(
  eventSlug: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<RsvpAnswer> {
  const parsed = rsvpSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const event = await db.event.findFirst({
    where: { slug: eventSlug, ...PUBLIC_EVENT },
    select: { id: true, slug: true, communityId: true },
  })
  if (!event) throw notFound('This event does not exist')

  const input = parsed.data
  const phone = input.phone?.trim() || null
  const person = {
    name: input.name.trim(),
    phone,
    phoneE164: phone && phoneE164(phone),
    email: input.email?.trim().toLowerCase() || null,
    message: input.message?.trim() ? input.message.replaceAll('\r\n', '\n') : null,
  }
  const sent = { ...body, communityId: event.communityId ?? '', source: 'event' }
  const side = sideDataOf(sent, about)
  const refs = await resolveReferences(side.values)
  await refuseFlood(about.clientIpAddress, refs.phoneDisplay)
  const key = transactionIdFrom(input.transactionId)
  const botCheck = await checkBot(body.captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const rate = await rsvpRateSuspicion(
    { ...person, clientIpAddress: about.clientIpAddress },
    about.receivedAt,
  )
  const { honeypot, formLoadTime } = body
  const blocked = await blockedReason({ ...person, address: about.clientIpAddress })
  const suspicion = suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, about.receivedAt)
  const asked = input.callMe && phone ? { ...person, phone } : null
  const judged = asked && (await judgeLead({ body: sent, sent: asked, botCheck, about }))
  const information =
    asked || suspicion
      ? null
      : await informationLead(eventSignUp, { ...person, communityId: event.communityId }, body, about)
  // A sign-up has limits of its own, and counts for no test of a landing page.
  const call = judged && { ...judged, suspicion, rate: null, seen: null }
  const rsvp = {
    eventId: event.id,
    phoneDisplay: refs.phoneDisplay,
    person,
    guests: input.guests,
    key,
    botCheck,
    suspicion,
    call,
    information,
    touches: side.values.touches,
    about,
  }
  // Two requests with one key for two events can collide in the unique index.
  const { id, status, slug, repeated, linkIssuedAt } = await retryRace(() => storeRsvp(rsvp))
  return { status, path: rsvpPath(slug, { id, linkIssuedAt }), repeated }
}

/** Hourly sign-ups before further ones are held for review. One desk may sign up a whole bus trip. */
const SOFT_PER_ADDRESS = 20
const SOFT_PER_PERSON = 6

type Sender = { clientIpAddress: string | null; phoneE164: string | null; email: string | null }

/** Returns why this sender signed up too often in the last hour, or null. */
function rsvpRateSuspicion({ clientIpAddress, phoneE164, email }: Sender, now: Date): Promise<string | null> {
  const identity = [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email }] : [])]
  return softRate(now, [
    {
      stored: (since) =>
        identity.length > 0 ? db.eventRsvp.count({ where: { ...since, OR: identity } }) : 0,
      atMost: SOFT_PER_PERSON,
      words: 'sign-ups in an hour by one person',
    },
    {
      stored: (since) => (clientIpAddress ? db.eventRsvp.count({ where: { ...since, clientIpAddress } }) : 0),
      atMost: SOFT_PER_ADDRESS,
      words: 'sign-ups in an hour from one address',
    },
  ])
}
