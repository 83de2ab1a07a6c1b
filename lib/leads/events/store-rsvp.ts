import 'server-only'
import { callRequestKey } from '@/lib/leads/events/call-request'
import type { RsvpPerson } from '@/lib/leads/events/judge-rsvp'
import { isRsvpLinkOpen, openRsvpLink, rsvpPath } from '@/lib/leads/events/rsvp-link'
import { askStaffToCall, mailGuest, wasMailedToday } from '@/lib/leads/events/rsvp-mail'
import { notifyGuest, settleEvent } from '@/lib/leads/events/settle'
import { announceToHousehold } from '@/lib/leads/events/timeline'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { Touches } from '@/lib/leads/intake/touches'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { escapeLike } from '@/lib/platform/database/search-words'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { LINK_ENDED } from '@/lib/platform/private-links/renewable-link'
import { notifiedState } from '@/lib/site/events/notified-event'
import { freeSeats, lockEvent, SEAT_TAGS, type SeatedEvent } from '@/lib/site/events/seats'
import { isPublicEvent } from '@/lib/site/events/visibility'

/** Stores the lead of a sign-up under this key. */
export type StoreSignUpLead = (tx: Tx, key: string) => Promise<unknown>

type RsvpToStore = {
  eventId: string
  phoneDisplay: string
  person: RsvpPerson
  guests: number
  key: string
  botCheck: BotCheck
  heldReason: string | null
  /** The guest asked for a call, which is due even if the sign-up is held. */
  isCall: boolean
  storeLead: StoreSignUpLead
  touches?: Touches
  about: Pick<RequestContext, 'receivedAt' | 'clientIpAddress' | 'userAgent' | 'pageUrl'>
  /** Set for a sign-up that the journal kept: its guest expects an answer, unless one was sent before. */
  kept?: { id: string; isTold: boolean }
}

type StoredRsvp = { id: string; status: string; slug: string; repeated: boolean; linkIssuedAt: Date | null }

/**
 * Stores an RSVP with all its consequences in one transaction. Seats are counted with the event locked, so
 * concurrent sign-ups cannot overbook. A key repeated by the same person returns the stored RSVP.
 * @throws AppError 404, 400, 409; Prisma P2002 when another event's RSVP took the key meanwhile
 */
export async function storeRsvp(rsvp: RsvpToStore): Promise<StoredRsvp> {
  const outcome = await db.$transaction((tx) => storeRsvpWithin(tx, rsvp), {
    maxWait: 6_000,
    timeout: 10_000,
  })
  if ('refusal' in outcome) throw conflict(outcome.refusal)
  return outcome
}

/** `storeRsvp` in the caller's transaction; `refusal` for a guest who is on the list already. */
export async function storeRsvpWithin(
  tx: Tx,
  rsvp: RsvpToStore,
): Promise<StoredRsvp | { refusal: string; id: string }> {
  const { person, guests, heldReason, isCall, about, kept } = rsvp
  afterCommit(tx, () => expireNow(SEAT_TAGS))
  const event = await lockEvent(tx, rsvp.eventId)
  if (!event || !isPublicEvent(event)) throw notFound('This event does not exist')
  const ownKey = keyForAnotherPerson(`${event.id}:${rsvp.key}`, contactOf(person))
  const known = await tx.eventRsvp.findMany({ where: { idempotencyKey: { in: [rsvp.key, ownKey] } } })
  const mine = known.find((row) => row.eventId === event.id && isSamePerson(row, person))
  if (mine) return storedOf(mine, event, true)
  // Sent while it was open: the guest is told what has become of the event since.
  if (!kept) assertOpen(event, guests, about.receivedAt)
  const earlier = await alreadyComing(tx, event, person)
  if (earlier) return remind(tx, event, earlier, rsvp)

  const fits = guests <= (await freeSeats(tx, event))
  const status = heldReason ? 'held' : fits ? 'confirmed' : 'waiting'
  const row = await tx.eventRsvp.create({
    data: {
      ...(kept && { id: kept.id }),
      ...person,
      eventId: event.id,
      communityId: event.communityId,
      guests,
      status,
      ...(heldReason ? {} : { toldStatus: status, ...notifiedState(event) }),
      heldReason,
      callRequested: isCall,
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
  if (isCall || !heldReason) await rsvp.storeLead(tx, callRequestKey(row.id))
  if (!heldReason) {
    const isWaited = kept !== undefined
    if (!kept?.isTold)
      await notifyGuest(tx, event, { ...row, toldStatus: null }, { by: 'stranger', isWaited })
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

type OpenEvent = Pick<SeatedEvent, 'calledOff' | 'startsAt' | 'rsvpUrl' | 'maxAttendees'>

/** @throws AppError 409 when nobody can sign up any more, 400 for a party larger than the event */
export function assertOpen(event: OpenEvent, guests: number, now: Date): void {
  if (event.calledOff) throw conflict('This event is canceled, so sign-up is closed.')
  if (event.startsAt <= now) throw conflict('This event has begun, so sign-up is closed.')
  if (event.rsvpUrl) throw conflict('Please sign up with the link on the event’s page.')
  if (event.maxAttendees !== null && guests > event.maxAttendees) {
    throw invalidFields({ guests: `This event has room for ${event.maxAttendees} in total` })
  }
}

const contactOf = ({ phoneE164, phone, email }: RsvpPerson) => phoneE164 ?? phone ?? email ?? ''

function isSamePerson(row: EventRsvp, person: RsvpPerson): boolean {
  const samePhone =
    person.phone !== null && (row.phoneE164 ?? row.phone) === (person.phoneE164 ?? person.phone)
  return samePhone || (person.email !== null && row.email === person.email)
}

async function alreadyComing(tx: Tx, event: SeatedEvent, person: RsvpPerson): Promise<EventRsvp | undefined> {
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
  { phoneDisplay, about, kept }: Pick<RsvpToStore, 'phoneDisplay' | 'about' | 'kept'>,
) {
  const { id, email } = earlier
  if (email && !kept?.isTold && !(await wasMailedToday(tx, earlier, about.receivedAt)))
    await mailGuest(tx, event, { ...earlier, email })
  if (!email && kept && !kept.isTold) await askStaffToCall(tx, event, earlier, true)
  const where = email ? 'The private link to change it is in the email we sent you.' : ''
  return {
    id,
    refusal:
      `You are on the list for this event already. ${where} To bring more or fewer people, call us at ${phoneDisplay}.`.replace(
        '  ',
        ' ',
      ),
  }
}

/** Cancels by private link, idempotently; returns the guest's page. @throws AppError 404, 409 when over */
export async function cancelRsvp(token: string, now = new Date()): Promise<string> {
  const link = openRsvpLink(token)
  const found = link && (await db.eventRsvp.findUnique({ where: { id: link.id }, include: { event: true } }))
  if (!link || !found) throw notFound('This link is not valid')
  if (!isRsvpLinkOpen(link, found, now)) throw conflict(LINK_ENDED)
  const path = await db.$transaction(async (tx) => {
    const event = await lockEvent(tx, found.eventId)
    const rsvp = await tx.eventRsvp.findUnique({ where: { id: found.id } })
    if (!event || !rsvp) throw notFound('This link is not valid')
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
