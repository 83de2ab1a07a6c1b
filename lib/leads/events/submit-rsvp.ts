import 'server-only'
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

/**
 * Validates and judges an RSVP like a lead, then stores it with seats or a place in line (A6).
 * @throws AppError 400 by field, 404, 409 when sign-ups are closed or this person is on the list, 429
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
  const { id, status, slug, repeated } = await retryRace(() => storeRsvp(rsvp))
  return { status, path: rsvpPath(slug, id), repeated }
}
