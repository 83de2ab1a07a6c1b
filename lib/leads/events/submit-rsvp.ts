import 'server-only'
import { judgeRsvp, leadBodyOf, personOf, type RsvpInput } from '@/lib/leads/events/judge-rsvp'
import { judgeRsvpFromMemory, rsvpReplay } from '@/lib/leads/events/kept-rsvp'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { rsvpRateSuspicion } from '@/lib/leads/events/rsvp-rate'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { type StoreSignUpLead, storeRsvp } from '@/lib/leads/events/store-rsvp'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { retryRace } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { type Kept, takeForm } from '@/lib/leads/tour-requests/keep-lead'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

export type RsvpAnswer = {
  /** confirmed, waiting or held (for review); kept while the database is away */
  status: string
  path: string
  repeated: boolean
  /** For a visitor whose sign-up is kept: what happens next. */
  kept?: string
}

/**
 * Judges an RSVP like a lead and stores it (A6); while the database is away the journal keeps it, without a
 * seat (decision 123). @throws AppError 400 by field, 404, 409, 429
 */
export async function submitRsvp(
  eventSlug: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<RsvpAnswer> {
  const parsed = rsvpSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const input = parsed.data
  const sent = { eventSlug, input, body, about, key: transactionIdFrom(input.transactionId) }
  return takeForm({
    take: () => takeRsvp(sent),
    judge: () => judgeRsvpFromMemory(sent),
    answer: (kept) => answerOf(kept, eventSlug, input),
    replay: rsvpReplay,
  })
}

/** No seat is promised: whoever signed up elsewhere meanwhile may have the last one. */
function answerOf({ lead, repeated }: Kept, slug: string, { email }: RsvpInput): RsvpAnswer {
  const way = email?.trim() ? 'email' : 'phone'
  const words = `We have your sign-up and will confirm your seat by ${way}. Until then no seat is reserved.`
  const kept = lead.promise ? `${words} ${lead.promise}` : words
  return { status: 'kept', path: `/events/${slug}`, repeated, kept }
}

type Sent = {
  eventSlug: string
  input: RsvpInput
  body: Record<string, unknown>
  about: RequestContext
  key: string
}

async function takeRsvp({ eventSlug, input, body, about, key }: Sent): Promise<RsvpAnswer> {
  const event = await db.event.findFirst({
    where: { slug: eventSlug, ...PUBLIC_EVENT },
    select: { id: true, title: true, communityId: true },
  })
  if (!event) throw notFound('This event does not exist')
  const side = sideDataOf(leadBodyOf(body, event), about)
  const refs = await resolveReferences(side.values)
  await refuseFlood(about.clientIpAddress, refs.phoneDisplay)
  const botCheck = await checkBot(body.captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const { clientIpAddress } = about
  const rate = await rsvpRateSuspicion(db, { ...personOf(input), clientIpAddress }, about.receivedAt)
  const { person, suspicion, lead, isCall } = await judgeRsvp({ event, input, body, about, botCheck, rate })
  const storeLead: StoreSignUpLead = (tx, key) =>
    isCall ? storeLeadWithin(tx, lead, key) : storeInformationLead(tx, lead, key)
  const rsvp = {
    eventId: event.id,
    phoneDisplay: refs.phoneDisplay,
    person,
    guests: input.guests,
    key,
    botCheck,
    heldReason: suspicion?.detail ?? null,
    isCall,
    storeLead,
    touches: side.values.touches,
    about,
  }
  // Two requests with one key for two events can collide in the unique index.
  const { id, status, slug, repeated, linkIssuedAt } = await retryRace(() => storeRsvp(rsvp))
  return { status, path: rsvpPath(slug, { id, linkIssuedAt }), repeated }
}
