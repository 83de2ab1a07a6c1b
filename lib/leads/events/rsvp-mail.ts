import 'server-only'
import { subDays } from 'date-fns'
import { rsvpPath } from '@/lib/leads/events/rsvp-link'
import { type GuestFacts, guestCopy, staffCopy, type Writer } from '@/lib/leads/events/rsvp-mail-copy'
import { rsvpSamples } from '@/lib/leads/events/rsvp-samples'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
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

export const staffCallMail = defineMail<Parameters<typeof staffCopy>[0]>({
  name: 'rsvp-please-call',
  by: 'stranger',
  reader: 'staff',
  about: 'request',
  compose: staffCopy,
  samples: (typed) => rsvpSamples(typed).map(({ event, rsvp, link }) => ({ event, rsvp, link })),
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
  const facts = { event, rsvp, place, link: siteUrl(rsvpPath(event.slug, rsvp.id)), page, writer }
  await mailVisitor(tx, guestMail, facts, {
    messageId: messageId(rsvp, 'guest'),
    to: rsvp.email,
    askedAt: rsvp.createdAt,
    replyTo: company.email,
    calendar:
      rsvp.status === 'confirmed'
        ? eventCalendar(event, page, {
            name: writer.name,
            email: company.email ?? senderOf(company)?.address ?? null,
          })
        : null,
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

/** Asks staff to call a guest who cannot be mailed. */
export async function askStaffToCall(tx: Tx, event: SeatedEvent, rsvp: EventRsvp): Promise<void> {
  const input = { event, rsvp, link: siteUrl(`/admin/event-rsvps/${rsvp.id}`) }
  for (const to of await alertTargets()) {
    await queueMail(tx, staffCallMail, input, {
      messageId: messageId(rsvp, to),
      to,
      replyTo: null,
      about: 'RSVP: please call',
      communityId: event.communityId,
      requestId: null,
    })
  }
}

async function writerOf(tx: Tx, { community }: SeatedEvent, company: MailCompany): Promise<Writer> {
  const settings = community ? null : await tx.siteSettings.findFirst({ select: { timeZone: true } })
  const own = community?.phoneDisplay && community.phoneDial
  return {
    name: community?.name ?? company.name,
    phone: own ? (community.phoneDisplay ?? '') : company.phone.display,
    dial: own ? (community.phoneDial ?? '') : company.phone.dial,
    timeZone: community?.timeZone ?? settings?.timeZone ?? 'America/Denver',
    address: community ? addressLines(community) : company.address,
  }
}

/** Stored with the mail so that retries keep it; a later change is a new message. */
function messageId({ id, status }: EventRsvp, to: string): string {
  const suffix = `${Date.now().toString(36)}-${Buffer.from(to).toString('hex').slice(0, 12)}`
  return `<rsvp-${id}-${status}-${suffix}@${new URL(siteUrl()).hostname}>`
}
