import 'server-only'
import { createHash } from 'node:crypto'
import { familyNews, isStillSo, newsEvents } from '@/lib/leads/family/family-news'
import { type FamilyMailKind, familyCopy } from '@/lib/leads/family/family-words'
import { readVisit, type Visit, visitFacts } from '@/lib/leads/family/read-visit'
import { tourCalendar } from '@/lib/leads/family/tour-calendar'
import { plainAddress } from '@/lib/leads/tour-requests/alert-mail'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { tourMinutes } from '@/lib/leads/tour-times/free-times'
import type { Tx } from '@/lib/platform/database/db'
import { type Mail, oneLine, sender } from '@/lib/platform/integrations/mail'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { refusedMail } from '@/lib/platform/mail/refused-mail'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK, siteUrl } from '@/lib/platform/site'

export const FAMILY_MAIL = 'family-mail'

/** Writes to the family about its request; composed when it is sent, so that it never says what is no longer so. */
export const familyMail = defineHandler({
  kind: FAMILY_MAIL,
  atOnce: 8,
  payload: familyNews,
  async handle({ id, tourRequestId, target, startedAt }, news, signal) {
    const { about, tourAt } = news
    const visit = await readVisit(tourRequestId ?? '')
    if (!visit || !target || !isStillSo(visit, news, startedAt)) return { outcome: 'done' }
    // A letter they have just asked for answers them; any other is one more message.
    const refused = await refusedMail(target, about === 'received' ? visit.lead.createdAt : undefined)
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
    const { messageId, replyTo, subject, text, html } = mail
    return { ...result, message: { messageId, replyTo, subject, text, html, from: sender().header } }
  },
  async settled(tx, settled) {
    await recordEvents(tx, newsEvents('family-mail', settled))
  },
})

type Tour = { id: string; email: string | null }

/** What the family is told in the caller's transaction; nothing without an address. @param dueAt when not at once */
export async function writeToFamily(
  tx: Tx,
  lead: Tour,
  about: FamilyMailKind,
  { tourAt, dueAt }: { tourAt: Date; dueAt?: Date },
): Promise<void> {
  if (!lead.email) return
  const at = tourAt.toISOString()
  await enqueue(tx, {
    kind: FAMILY_MAIL,
    channel: 'email',
    target: lead.email,
    dedupKey: `${FAMILY_MAIL}:${lead.id}:${about}:${at}`,
    payload: { about, tourAt: at },
    tourRequestId: lead.id,
    // Agreed, called off and agreed again for the same hour: it is told again.
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
