import 'server-only'
import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { recordAnnouncement } from '@/lib/leads/callers/announcements'
import {
  FAMILY_MAIL_TITLES,
  type FamilyFacts,
  type FamilyMailKind,
  familyCopy,
  namesCaller,
} from '@/lib/leads/family/family-copy'
import { familyNews, isStillCurrent, newsEvents, tourOf } from '@/lib/leads/family/family-news'
import { familySamples } from '@/lib/leads/family/family-samples'
import { readVisit, type Visit, visitFacts } from '@/lib/leads/family/read-visit'
import { tourCalendar } from '@/lib/leads/family/tour-calendar'
import { sourceOf } from '@/lib/leads/sources/registry'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { mailLimited, recordEvent, recordEvents } from '@/lib/leads/tour-requests/record-event'
import { tourMinutes } from '@/lib/leads/tour-times/free-times'
import type { Tx } from '@/lib/platform/database/db'
import { type ComposedMail, composedMail } from '@/lib/platform/mail/composed-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { type MailCompany, mailCompany } from '@/lib/platform/mail/mail-company'
import { mailRefusal } from '@/lib/platform/mail/mail-refusal'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { senderOf } from '@/lib/platform/mail/sender'
import { BY_STRANGER } from '@/lib/platform/mail/stranger-limit'
import { mayMailVisitor } from '@/lib/platform/mail/stranger-mails'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'

/** Mails the family about its request; composed on sending, so it is never outdated. */
export const familyMail = defineHandler({
  kind: FAMILY_MAIL,
  title: 'Email about the request',
  channel: 'email',
  afterRestore: 'hold',
  toFamily: true,
  concurrency: 8,
  payload: familyNews,
  async handle({ id, tourRequestId, target, startedAt }, news, signal) {
    const { about } = news
    const visit = await readVisit(tourRequestId ?? '')
    if (!visit || !target || !isStillCurrent(visit, news, startedAt)) return { outcome: 'done' }
    // Their address was corrected since this was queued.
    if (!isAddressOf(visit.lead, target)) return { outcome: 'done' }
    const { source, createdAt } = visit.lead
    // The acknowledgment answers their own request; any other mail counts as unrequested.
    const isAnswer = about === 'received' && sourceOf(source).isOwnWish
    const refused = await mailRefusal(target, isAnswer ? createdAt : undefined)
    if (refused) return refused
    const minutes = await tourMinutes(visit.lead.communityId)
    const company = await mailCompany()
    const mail = compose(visit, company, {
      itemId: id,
      news,
      to: target,
      minutes,
      now: startedAt,
    })
    const result = await sendOutcome(mail, signal)
    if (result.outcome !== 'sent' && result.outcome !== 'kept') return result
    if (result.outcome === 'sent' && namesCaller(about))
      await recordAnnouncement(visit.lead.id, 'mail', visit.call)
    const { messageId, replyTo, subject, text, html } = mail
    return {
      ...result,
      message: { messageId, replyTo, subject, text, html, from: senderOf(company)?.header ?? null },
    }
  },
  async settled(tx, settled) {
    await recordEvents(tx, newsEvents(FAMILY_MAIL, settled))
  },
})

export const letterToFamily = defineMail<{ about: FamilyMailKind; facts: FamilyFacts }>({
  name: 'family',
  by: 'stranger',
  reader: 'visitor',
  about: 'request',
  compose: ({ about, facts }) => familyCopy(about, facts),
  samples: familySamples,
})

/** True when this is the address of the request. */
function isAddressOf({ email }: { email: string | null }, address: string): boolean {
  return email?.toLowerCase() === address.toLowerCase()
}

type Tour = { id: string; email: string | null }

type Timing = { tourAt: Date; dueAt?: Date; movedFrom?: Date | null; isAnswer?: boolean }

/**
 * Queues a family mail in the caller's transaction. What answers a form counts against the daily limit of its
 * address, and the lead says when it is not sent for it. @returns false when nothing is queued
 */
export async function writeToFamily(
  tx: Tx,
  lead: Tour,
  about: FamilyMailKind,
  { tourAt, dueAt, movedFrom, isAnswer = false }: Timing,
): Promise<boolean> {
  if (!lead.email) return false
  if (isAnswer && !(await mayMailVisitor(tx, lead.email))) {
    await recordEvent(tx, lead.id, mailLimited(FAMILY_MAIL_TITLES[about]))
    return false
  }
  const at = tourAt.toISOString()
  await enqueue(tx, {
    kind: familyMail,
    target: lead.email,
    // An answer is a row of its own each time, so that the limit counts every one.
    ...(!isAnswer && { dedupKey: `${FAMILY_MAIL}:${lead.id}:${about}:${at}` }),
    payload: {
      about,
      tourAt: at,
      ...(movedFrom && { movedFrom: movedFrom.toISOString() }),
      ...(isAnswer && BY_STRANGER),
    },
    tourRequestId: lead.id,
    // A tour agreed, canceled and agreed again for the same time is announced again.
    onRepeat: 'replace',
    ...(dueAt && { dueAt }),
  })
  return true
}

type Letter = {
  itemId: string
  news: z.output<typeof familyNews>
  to: string
  minutes: number
  now: Date
}

function compose(
  visit: Visit,
  company: MailCompany,
  { itemId, news, to, minutes, now }: Letter,
): ComposedMail {
  const { lead } = visit
  const { about, tourAt } = news
  const facts = visitFacts(visit, now, tourOf(news))
  const email = company.email ?? senderOf(company)?.address ?? null
  const hasCalendar = ['tour-set', 'tour-moved', 'tour-called-off'].includes(about) && tourAt
  const digest = createHash('sha256').update(`${itemId} ${tourAt}`).digest('hex').slice(0, 12)
  return composedMail(letterToFamily.write({ about, facts }, company), {
    messageId: `<family-${lead.id}-${about}-${digest}@${new URL(siteUrl()).hostname}>`,
    to,
    replyTo: company.email,
    requestId: lead.requestId,
    calendar: hasCalendar
      ? tourCalendar({
          leadId: lead.id,
          startsAt: new Date(tourAt),
          minutes,
          sequence: Math.floor((now.getTime() - lead.createdAt.getTime()) / 1_000),
          place: facts.place,
          address: facts.addressLines.join(', '),
          phone: facts.phone,
          page: siteUrl(lead.community?.active ? `/communities/${lead.community.slug}` : '/'),
          organizer: { name: facts.place, email },
          attendee: to,
          isCalledOff: about === 'tour-called-off',
        })
      : null,
  })
}
