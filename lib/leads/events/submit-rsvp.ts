import 'server-only'
import { callRequestOf } from '@/lib/leads/events/call-request'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { rsvpRateSuspicion } from '@/lib/leads/events/rsvp-rate'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { storeRsvp } from '@/lib/leads/events/store-rsvp'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { retryRace } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

export type RsvpAnswer = {
  /** confirmed | waiting | held (somebody here looks at it first) */
  status: string
  /** The guest's private page, a path on this site. */
  path: string
  /** Whether this sign-up was stored before. */
  repeated: boolean
}

/**
 * Takes in an RSVP: checked and judged like a lead, then stored with a seat or a place in line in one transaction (A6).
 * @param body what was sent, unchecked
 * @throws AppError 400 by field, 404 for an event that is not public, 409 when it takes no sign-ups (any more) or this
 *   person is on its list, 429 above the hard rate limit
 */
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
  const call =
    input.callMe && phone
      ? await callRequestOf({ ...person, phone }, { side, refs, botCheck, suspicion, about })
      : null
  const rsvp = {
    eventId: event.id,
    phoneDisplay: refs.phoneDisplay,
    person,
    guests: input.guests,
    key,
    botCheck,
    suspicion,
    call,
    touches: side.values.touches,
    about,
  }
  // Two requests with one key for two events can meet in the unique index.
  const { id, status, slug, repeated } = await retryRace(() => storeRsvp(rsvp))
  return { status, path: rsvpPath(slug, id), repeated }
}
