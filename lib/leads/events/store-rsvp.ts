import 'server-only'
import { callRequestKey } from '@/lib/leads/events/call-request'
import { isRsvpLinkOpen, openRsvpLink, rsvpPath } from '@/lib/leads/events/rsvp-link'
import { mailGuest, wasMailedToday } from '@/lib/leads/events/rsvp-mail'
import { notifyGuest, settleEvent } from '@/lib/leads/events/settle'
import { announceToHousehold } from '@/lib/leads/events/timeline'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { Suspicion } from '@/lib/leads/intake/spam'
import type { Touches } from '@/lib/leads/intake/touches'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import { storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { escapeLike } from '@/lib/platform/database/search-words'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { LINK_ENDED } from '@/lib/platform/private-links/renewable-link'
import { notifiedState } from '@/lib/site/events/notified-event'
import { freeSeats, lockEvent, SEAT_TAGS, type SeatedEvent } from '@/lib/site/events/seats'
import { isPublicEvent } from '@/lib/site/events/visibility'

type RsvpToStore = {
  eventId: string
  phoneDisplay: string
  person: {
    name: string
    phone: string | null
    phoneE164: string | null
    email: string | null
    message: string | null
  }
  guests: number
  key: string
  botCheck: BotCheck
  suspicion: Suspicion | null
  call: LeadToStore | null
  /** For a person we did not know, who asked for no call. */
  information: LeadToStore | null
  touches?: Touches
  about: RequestContext
}

type StoredRsvp = { id: string; status: string; slug: string; repeated: boolean; linkIssuedAt: Date | null }

/**
 * Stores an RSVP with all its consequences in one transaction. Seats are counted with the event locked, so
 * concurrent sign-ups cannot overbook. A key repeated by the same person returns the stored RSVP.
 * @throws AppError 404, 400, 409; Prisma P2002 when another event's RSVP took the key meanwhile
 */
export async function storeRsvp(rsvp: RsvpToStore): Promise<StoredRsvp> {
  const outcome = await db.$transaction((tx) => storeWithin(tx, rsvp), { maxWait: 6_000, timeout: 10_000 })
  expireNow(SEAT_TAGS)
  if ('refusal' in outcome) throw conflict(outcome.refusal)
  return outcome
}

async function storeWithin(tx: Tx, rsvp: RsvpToStore): Promise<StoredRsvp | { refusal: string }> {
  const { person, guests, suspicion, call, information, about } = rsvp
  const event = await lockEvent(tx, rsvp.eventId)
  if (!event || !isPublicEvent(event)) throw notFound('This event does not exist')
  const ownKey = keyForAnotherPerson(`${event.id}:${rsvp.key}`, contactOf(person))
  const known = await tx.eventRsvp.findMany({ where: { idempotencyKey: { in: [rsvp.key, ownKey] } } })
  const mine = known.find((row) => row.eventId === event.id && isSamePerson(row, person))
  if (mine) return storedOf(mine, event, true)
  assertOpen(event, guests, about.receivedAt)
  const earlier = await alreadyComing(tx, event, person)
  if (earlier) return remind(tx, event, earlier, rsvp)

  const fits = guests <= (await freeSeats(tx, event))
  const status = suspicion ? 'held' : fits ? 'confirmed' : 'waiting'
  const row = await tx.eventRsvp.create({
    data: {
      ...person,
      eventId: event.id,
      communityId: event.communityId,
      guests,
      status,
      ...(suspicion ? {} : { toldStatus: status, ...notifiedState(event) }),
      heldReason: suspicion?.detail ?? null,
      callRequested: call !== null,
      source: 'web-form',
      idempotencyKey: known.length > 0 ? ownKey : rsvp.key,
      pageUrl: about.pageUrl,
      touches: rsvp.touches,
      clientIpAddress: about.clientIpAddress,
      clientUserAgent: about.userAgent?.slice(0, 512) ?? null,
      botCheck: rsvp.botCheck,
      createdAt: about.receivedAt,
    },
  })
  const key = callRequestKey(row.id)
  if (call) await storeLeadWithin(tx, withEvent(call, event, ' and asked for a call'), key)
  if (information) await storeInformationLead(tx, withEvent(information, event), key)
  if (!suspicion) {
    await notifyGuest(tx, event, { ...row, toldStatus: null }, 'stranger')
    await announceToHousehold(tx, row)
  }
  await announceExpiry(tx, SEAT_TAGS)
  return storedOf(row, event, false)
}

function storedOf(
  { id, status, linkIssuedAt }: EventRsvp,
  { slug }: SeatedEvent,
  repeated: boolean,
): StoredRsvp {
  return { id, status, slug, repeated, linkIssuedAt }
}

function assertOpen(event: SeatedEvent, guests: number, now: Date): void {
  if (event.calledOff) throw conflict('This event is called off, so nobody can sign up.')
  if (event.startsAt <= now) throw conflict('This event has begun, so nobody can sign up any more.')
  if (event.rsvpUrl) throw conflict('Please sign up for this event at the address on its page.')
  if (event.maxAttendees !== null && guests > event.maxAttendees) {
    throw invalidFields({ guests: `This event has room for ${event.maxAttendees} in all` })
  }
}

type Person = RsvpToStore['person']

const contactOf = ({ phoneE164, phone, email }: Person) => phoneE164 ?? phone ?? email ?? ''

function isSamePerson(row: EventRsvp, person: Person): boolean {
  const samePhone =
    person.phone !== null && (row.phoneE164 ?? row.phone) === (person.phoneE164 ?? person.phone)
  return samePhone || (person.email !== null && row.email === person.email)
}

async function alreadyComing(tx: Tx, event: SeatedEvent, person: Person): Promise<EventRsvp | undefined> {
  const rows = await tx.eventRsvp.findMany({
    where: {
      eventId: event.id,
      status: { in: ['confirmed', 'waiting'] },
      name: { equals: escapeLike(person.name), mode: 'insensitive' },
    },
  })
  return rows.find((row) => isSamePerson(row, person))
}

/** Reveals nothing about the earlier RSVP; its private link goes to the stored address only. */
async function remind(
  tx: Tx,
  event: SeatedEvent,
  earlier: EventRsvp,
  { phoneDisplay, about }: Pick<RsvpToStore, 'phoneDisplay' | 'about'>,
) {
  const { email } = earlier
  if (email && !(await wasMailedToday(tx, earlier, about.receivedAt)))
    await mailGuest(tx, event, { ...earlier, email })
  const where = email ? 'The private link to change it is in the mail to your email address.' : ''
  return {
    refusal:
      `You are on the list for this event already. ${where} To bring more people, or fewer, call us at ${phoneDisplay}.`.replace(
        '  ',
        ' ',
      ),
  }
}

function withEvent(lead: LeadToStore, { title }: SeatedEvent, more = ''): LeadToStore {
  const message = [`Signed up for “${title}”${more}.`, lead.person.message].filter(Boolean)
  return { ...lead, person: { ...lead.person, message: message.join('\n') } }
}

/** Cancels by private link, idempotently; returns the guest's page. @throws AppError 404, 409 when over */
export async function cancelRsvp(token: string, now = new Date()): Promise<string> {
  const link = openRsvpLink(token)
  const found = link && (await db.eventRsvp.findUnique({ where: { id: link.id }, include: { event: true } }))
  if (!link || !found) throw notFound('This link does not lead to a sign-up')
  if (!isRsvpLinkOpen(link, found, now)) throw conflict(LINK_ENDED)
  const path = await db.$transaction(async (tx) => {
    const event = await lockEvent(tx, found.eventId)
    const rsvp = await tx.eventRsvp.findUnique({ where: { id: found.id } })
    if (!event || !rsvp) throw notFound('This link does not lead to a sign-up')
    if (rsvp.status !== 'cancelled') {
      if (event.startsAt <= now) throw conflict('This event has begun. Please call us if something came up.')
      await tx.eventRsvp.update({ where: { id: rsvp.id }, data: { status: 'cancelled', cancelledAt: now } })
      await settleEvent(tx, event, now)
      await announceToHousehold(tx, rsvp)
      await announceExpiry(tx, SEAT_TAGS)
    }
    return rsvpPath(event.slug, rsvp)
  })
  expireNow(SEAT_TAGS)
  return path
}
