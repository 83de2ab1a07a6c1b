import 'server-only'
import { createHash } from 'node:crypto'
import { createEvent } from 'ics'
import { recordAnnouncement } from '@/lib/leads/callers/announcements'
import { type FamilyMailKind, familyCopy, namesCaller } from '@/lib/leads/family/family-copy'
import { familyNews, isStillCurrent, newsEvents } from '@/lib/leads/family/family-news'
import { readVisit, type Visit, visitFacts } from '@/lib/leads/family/read-visit'
import { sourceOf } from '@/lib/leads/sources/registry'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { tourMinutes } from '@/lib/leads/tour-times/free-times'
import type { Tx } from '@/lib/platform/database/db'
import { type Mail, oneLine, sender } from '@/lib/platform/integrations/mail'
import { utcParts } from '@/lib/platform/mail/calendar-date'
import { foldedCalendar } from '@/lib/platform/mail/folded-line'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { mailRefusal } from '@/lib/platform/mail/mail-refusal'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK, siteUrl } from '@/lib/platform/site'

/** Mails the family about its request; composed on sending, so it is never outdated. */
export const familyMail = defineHandler({
  kind: FAMILY_MAIL,
  title: 'Mail about their request',
  channel: 'email',
  afterRestore: 'hold',
  toFamily: true,
  concurrency: 8,
  payload: familyNews,
  async handle({ id, tourRequestId, target, startedAt }, news, signal) {
    const { about, tourAt } = news
    const visit = await readVisit(tourRequestId ?? '')
    if (!visit || !target || !isStillCurrent(visit, news, startedAt)) return { outcome: 'done' }
    const { source, createdAt } = visit.lead
    // The acknowledgment answers their own request; any other mail counts as unrequested.
    const isAnswer = about === 'received' && sourceOf(source).isOwnWish
    const refused = await mailRefusal(target, isAnswer ? createdAt : undefined)
    if (refused) return refused
    const minutes = await tourMinutes(visit.lead.communityId)
    const mail = compose(visit, {
      itemId: id,
      about,
      to: target,
      tourAt: tourAt ?? null,
      minutes,
      now: startedAt,
    })
    const result = await sendOutcome(mail, signal)
    if (result.outcome !== 'sent' && result.outcome !== 'kept') return result
    if (result.outcome === 'sent' && namesCaller(about))
      await recordAnnouncement(visit.lead.id, 'mail', visit.call)
    const { messageId, replyTo, subject, text, html } = mail
    return { ...result, message: { messageId, replyTo, subject, text, html, from: sender().header } }
  },
  async settled(tx, settled) {
    await recordEvents(tx, newsEvents(FAMILY_MAIL, settled))
  },
})

type Tour = { id: string; email: string | null }

/** Queues a family mail in the caller's transaction; without an address it does nothing. */
export async function writeToFamily(
  tx: Tx,
  lead: Tour,
  about: FamilyMailKind,
  { tourAt, dueAt }: { tourAt: Date; dueAt?: Date },
): Promise<void> {
  if (!lead.email) return
  const at = tourAt.toISOString()
  await enqueue(tx, {
    kind: familyMail,
    target: lead.email,
    dedupKey: `${FAMILY_MAIL}:${lead.id}:${about}:${at}`,
    payload: { about, tourAt: at },
    tourRequestId: lead.id,
    // A tour agreed, canceled and agreed again for the same time is announced again.
    onRepeat: 'replace',
    ...(dueAt && { dueAt }),
  })
}

type Letter = {
  itemId: string
  about: FamilyMailKind
  to: string
  tourAt: string | null
  minutes: number
  now: Date
}

function compose(visit: Visit, { itemId, about, to, tourAt, minutes, now }: Letter): Mail {
  const { lead, settings } = visit
  const facts = visitFacts(visit)
  const words = familyCopy(about, facts)
  const email = settings?.companyEmail || FALLBACK.companyEmail
  const hasCalendar = ['tour-set', 'tour-moved', 'tour-called-off'].includes(about) && tourAt !== null
  const digest = createHash('sha256').update(`${itemId} ${tourAt}`).digest('hex').slice(0, 12)
  return {
    messageId: `<family-${lead.id}-${about}-${digest}@${new URL(siteUrl()).hostname}>`,
    to,
    replyTo: plainAddress(email),
    requestId: lead.requestId,
    subject: oneLine(words.subject),
    ...mailHtml(words),
    calendar: hasCalendar
      ? tourCalendar({
          leadId: lead.id,
          startsAt: new Date(tourAt),
          minutes,
          sequence: Math.floor((now.getTime() - lead.createdAt.getTime()) / 1_000),
          ...facts,
          organizer: { name: facts.place, email },
          isCalledOff: about === 'tour-called-off',
        })
      : null,
  }
}

type CalendarTour = {
  /** The request's id; the file for a new date replaces the old entry. */
  leadId: string
  startsAt: Date
  minutes: number
  /** Grows with every change, so that calendars recognize the latest. */
  sequence: number
  place: string
  address: string | null
  phone: string
  link: string
  organizer: { name: string; email: string }
  isCalledOff: boolean
}

/** A tour as an iCalendar file (RFC 5545), or the file that removes it again. Times are in UTC. */
function tourCalendar({ leadId, startsAt, sequence, place, link, ...tour }: CalendarTour): string {
  const { error, value } = createEvent({
    uid: `tour-${leadId}@${new URL(link).host}`,
    sequence,
    productId: 'porchlight/tours',
    method: tour.isCalledOff ? 'CANCEL' : 'PUBLISH',
    title: `CalendarTour of ${place}`,
    description: `Questions, or another time? Call ${tour.phone}.`,
    location: [place, tour.address].filter(Boolean).join(', '),
    url: link,
    start: utcParts(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: tour.minutes },
    status: tour.isCalledOff ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'BUSY',
    organizer: tour.organizer,
  })
  if (error || !value) throw error ?? new Error(`No calendar file for the tour of lead ${leadId}`)
  return foldedCalendar(value)
}
