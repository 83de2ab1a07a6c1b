import 'server-only'
import { subDays, subMinutes } from 'date-fns'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import {
  type GuestFacts,
  guestCopy,
  type StaffFacts,
  staffCopy,
  type Writer,
} from '@/lib/leads/events/rsvp-mail-copy'
import { rsvpSamples } from '@/lib/leads/events/rsvp-samples'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { addressLines } from '@/lib/platform/address-lines'
import type { Tx } from '@/lib/platform/database/db'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { type MailCompany, readMailCompany } from '@/lib/platform/mail/mail-company'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { senderOf } from '@/lib/platform/mail/sender'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { siteUrl } from '@/lib/platform/site'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { eventCalendar } from '@/lib/site/events/event-calendar'
import { placeInLine, type SeatedEvent } from '@/lib/site/events/seats'

export type MailableRsvp = EventRsvp & { email: string }

export const guestMail = defineMail<GuestFacts>({
  name: 'rsvp-guest',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: guestCopy,
  samples: rsvpSamples,
})

export const staffCallMail = defineMail<StaffFacts>({
  name: 'rsvp-please-call',
  by: 'stranger',
  reader: 'staff',
  about: 'request',
  compose: staffCopy,
  samples: (typed) =>
    rsvpSamples(typed).flatMap(({ event, rsvp, link, place, writer }) =>
      [false, true].map((isWaited) => ({ event, rsvp, link, place, isWaited, timeZone: writer.timeZone })),
    ),
})

/**
 * Mails a guest their current state: seats (with calendar file), a place in line, or the cancellation.
 * @param by who caused it, if not the visitor's form
 */
export async function mailGuest(
  tx: Tx,
  event: SeatedEvent,
  rsvp: MailableRsvp,
  by: 'stranger' | 'system' = 'stranger',
): Promise<void> {
  const company = await readMailCompany(tx)
  const writer = await writerOf(tx, event, company)
  const place = rsvp.status === 'waiting' ? await placeInLine(tx, rsvp) : null
  const page = siteUrl(`/events/${event.slug}`)
  await dropOvertaken(tx, rsvp)
  const facts = { event, rsvp, place, link: siteUrl(rsvpPath(event.slug, rsvp)), page, writer }
  const organizer = { name: writer.name, email: company.email ?? senderOf(company)?.address ?? null }
  const guest = { email: rsvp.email, isLeaving: rsvp.status === 'cancelled', now: new Date() }
  await mailVisitor(tx, guestMail, facts, {
    messageId: messageId(rsvp, 'guest'),
    to: rsvp.email,
    askedAt: rsvp.createdAt,
    until: event.startsAt,
    replyTo: company.email,
    calendar: hasEntry(rsvp) ? eventCalendar(event, page, organizer, guest) : null,
    about: 'RSVP',
    communityId: event.communityId,
    requestId: null,
    by,
  })
}

/** True when the guest was mailed about this state within a day: a second sign-up adds no mail. */
export async function wasMailedToday(tx: Tx, { id, status, email }: EventRsvp, now: Date): Promise<boolean> {
  const mail = await tx.outboxItem.findFirst({
    where: {
      kind: VISITOR_MAIL,
      target: email,
      createdAt: { gt: subDays(now, 1) },
      messageId: { startsWith: `<rsvp-${id}-${status}-` },
    },
    select: { id: true },
  })
  return mail !== null
}

/** Mail that still waits by then waits for a mail server. */
const WAITED_MINUTES = 10

/** After an outage a guest gets the latest mail about their seats only. */
async function dropOvertaken(tx: Tx, { id, email }: MailableRsvp): Promise<void> {
  await tx.outboxItem.deleteMany({
    where: {
      kind: VISITOR_MAIL,
      state: 'due',
      target: email,
      messageId: { startsWith: `<rsvp-${id}-` },
      askedAt: { lt: subMinutes(new Date(), WAITED_MINUTES) },
    },
  })
}

/** True for a guest with seats, and for one who had some: the file adds, moves or removes the entry. */
function hasEntry({ status, toldStatus }: EventRsvp): boolean {
  return status === 'confirmed' || (status === 'cancelled' && toldStatus === 'confirmed')
}

/** Asks staff to call a guest who cannot be mailed. @param isWaited they were promised word of their seats */
export async function askStaffToCall(
  tx: Tx,
  event: SeatedEvent,
  rsvp: EventRsvp,
  isWaited = false,
): Promise<void> {
  const { timeZone } = await writerOf(tx, event, await readMailCompany(tx))
  const place = rsvp.status === 'waiting' ? await placeInLine(tx, rsvp) : null
  const input = { event, rsvp, link: siteUrl(`/admin/event-rsvps/${rsvp.id}`), timeZone, place, isWaited }
  const owner = await ownerOf(tx, rsvp)
  for (const to of new Set([...(await alertTargets()), ...(owner ? [owner] : [])])) {
    await queueMail(tx, staffCallMail, input, {
      messageId: messageId(rsvp, to),
      to,
      replyTo: null,
      until: event.startsAt,
      about: 'RSVP: please call',
      communityId: event.communityId,
      requestId: null,
    })
  }
}

/** Address of the colleague who looks after this guest's family. */
async function ownerOf(tx: Tx, rsvp: EventRsvp): Promise<string | null> {
  const lead = await newestLeadOf(tx, { phoneE164: rsvp.phoneE164, email: rsvp.email })
  const owner = lead?.ownerId
    ? await tx.user.findFirst({ where: { id: lead.ownerId, disabledAt: null }, select: { email: true } })
    : null
  return owner?.email?.trim().toLowerCase() || null
}

async function writerOf(tx: Tx, { community }: SeatedEvent, company: MailCompany): Promise<Writer> {
  const settings = community ? null : await tx.siteSettings.findFirst({ select: { timeZone: true } })
  const own = community?.phoneDisplay && community.phoneDial
  return {
    name: community?.name ?? company.name,
    phone: own ? (community.phoneDisplay ?? '') : company.phone.display,
    dial: own ? (community.phoneDial ?? '') : company.phone.dial,
    timeZone: usableTimeZone(community?.timeZone ?? settings?.timeZone),
    address: community ? addressLines(community) : company.address,
  }
}

/** Stored with the mail so that retries keep it; a later change is a new message. */
function messageId({ id, status }: EventRsvp, to: string): string {
  const suffix = `${Date.now().toString(36)}-${Buffer.from(to).toString('hex').slice(0, 12)}`
  return `<rsvp-${id}-${status}-${suffix}@${new URL(siteUrl()).hostname}>`
}
