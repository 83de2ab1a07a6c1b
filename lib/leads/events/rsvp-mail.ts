import 'server-only'
import { subMinutes } from 'date-fns'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { guestCopy, staffCopy, type Writer } from '@/lib/leads/events/rsvp-mail-copy'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import type { Tx } from '@/lib/platform/database/db'
import type { EventRsvp } from '@/lib/platform/generated/prisma/client'
import { oneLine } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { FALLBACK, siteUrl } from '@/lib/platform/site'
import { eventCalendar } from '@/lib/site/events/event-calendar'
import { placeInLine, type SeatedEvent } from '@/lib/site/events/seats'

export type MailableRsvp = EventRsvp & { email: string }

/** Mails a guest their current state: seats (with calendar file), a place in line, or the cancellation. */
export async function mailGuest(tx: Tx, event: SeatedEvent, rsvp: MailableRsvp): Promise<void> {
  const writer = await writerOf(tx, event)
  const place = rsvp.status === 'waiting' ? await placeInLine(tx, rsvp) : null
  const page = siteUrl(`/events/${event.slug}`)
  await dropOvertaken(tx, rsvp)
  const words = guestCopy({ event, rsvp, place, link: siteUrl(rsvpPath(event.slug, rsvp)), page, writer })
  await queueMail(tx, {
    ...mailHtml(words),
    messageId: messageId(rsvp, 'guest'),
    to: rsvp.email,
    askedAt: rsvp.createdAt,
    until: event.startsAt,
    replyTo: plainAddress(writer.email),
    subject: oneLine(words.subject),
    calendar: hasEntry(rsvp)
      ? eventCalendar(
          event,
          page,
          { name: writer.name, email: writer.email },
          { email: rsvp.email, isLeaving: rsvp.status === 'cancelled', now: new Date() },
        )
      : null,
    about: 'RSVP',
    communityId: event.communityId,
    requestId: null,
  })
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

/** Asks staff to call a guest who cannot be mailed. */
export async function askStaffToCall(tx: Tx, event: SeatedEvent, rsvp: EventRsvp): Promise<void> {
  const { timeZone } = await writerOf(tx, event)
  const words = staffCopy(event, rsvp, siteUrl(`/admin/event-rsvps/${rsvp.id}`), timeZone)
  const owner = await ownerOf(tx, rsvp)
  for (const to of new Set([...(await alertTargets()), ...(owner ? [owner] : [])])) {
    await queueMail(tx, {
      ...mailHtml(words),
      messageId: messageId(rsvp, to),
      to,
      replyTo: null,
      until: event.startsAt,
      subject: oneLine(words.subject),
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

async function writerOf(tx: Tx, { community }: SeatedEvent): Promise<Writer> {
  const settings = await tx.siteSettings.findFirst()
  return {
    name: community?.name ?? settings?.companyName ?? FALLBACK.companyName,
    email: settings?.companyEmail || FALLBACK.companyEmail,
    phone: community?.phoneDisplay || settings?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay,
    timeZone: community?.timeZone ?? settings?.timeZone ?? 'America/Denver',
  }
}

/** Stored with the mail so that retries keep it; a later change is a new message. */
function messageId({ id, status }: EventRsvp, to: string): string {
  const suffix = `${Date.now().toString(36)}-${Buffer.from(to).toString('hex').slice(0, 12)}`
  return `<rsvp-${id}-${status}-${suffix}@${new URL(siteUrl()).hostname}>`
}
