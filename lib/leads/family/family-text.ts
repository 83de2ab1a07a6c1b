import 'server-only'
import * as z from 'zod'
import { recordAnnouncement } from '@/lib/leads/callers/announcements'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import { type FamilyMailKind, namesCaller } from '@/lib/leads/family/family-copy'
import { isStillCurrent, newsEvents, textNews, tourOf } from '@/lib/leads/family/family-news'
import { familyText as composeText, TEXT_ENDING } from '@/lib/leads/family/family-text-copy'
import { readVisit, type Visit, visitFacts } from '@/lib/leads/family/read-visit'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { recordOptOuts, whyNotText } from '@/lib/leads/family/why-not-text'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { companyNameOrHost } from '@/lib/platform/site'
import { textOutcome } from '@/lib/platform/texts/text-outcome'
import { fitsText, plainText, shortName } from '@/lib/platform/texts/text-segments'

/** Characters of the company's name before a text that staff write. */
const STAFF_TEXT_NAME = 40

/** `about` of a text written by staff. */
const STAFF_TEXT = 'by-hand'

const ours = textNews.extend({
  /** ISO; when the family did what this answers: answers ignore the night pause. */
  askedAt: z.iso.datetime().optional(),
})

const payload = z.union([ours, z.object({ about: z.literal(STAFF_TEXT), words: z.string() })])

/** Texts the family about its request while it consents; composed on sending. */
export const familyText = defineHandler({
  kind: FAMILY_TEXT,
  title: 'Text about the request',
  channel: 'text',
  afterRestore: 'hold',
  toFamily: true,
  concurrency: 8,
  payload,
  async handle(item, news, signal) {
    const { tourRequestId, target, startedAt } = item
    const visit = await readVisit(tourRequestId ?? '')
    if (!isTextingConfigured() || !visit || !target) return { outcome: 'done' }
    const isStaffText = news.about === STAFF_TEXT
    if (!isStaffText && !isStillCurrent(visit, news, startedAt)) return { outcome: 'done' }
    // The number has changed since this was queued.
    if (target !== visit.lead.phoneE164) return { outcome: 'done' }
    const reason = await whyNotText(db, visit.lead, {
      by: isStaffText ? 'person' : 'system',
      except: item.id,
    })
    if (reason) return { outcome: 'permanent-failure', response: reason }
    const askedAt = isStaffText ? null : askedFor(news, visit)
    const waitS = (textingTime(startedAt, visit.zone, askedAt).getTime() - startedAt.getTime()) / 1_000
    if (waitS > 0) return { outcome: 'temporary-failure', response: 'Nighttime there: sends at 8 am', waitS }
    if (isStaffText) return textOutcome(item, news.words, signal)
    const result = await textOutcome(
      item,
      composeText(news.about, visitFacts(visit, startedAt, tourOf(news))),
      signal,
    )
    if (result.outcome === 'sent' && namesCaller(news.about))
      await recordAnnouncement(visit.lead.id, 'text', visit.call)
    return result
  },
  async settled(tx, settled) {
    await recordEvents(tx, newsEvents(FAMILY_TEXT, settled))
    await recordOptOuts(tx, settled)
  },
})

function askedFor({ about, askedAt }: z.output<typeof ours>, { lead }: Visit): Date | null {
  if (about === 'received') return lead.createdAt
  return askedAt ? new Date(askedAt) : null
}

type Lead = { id: string; phoneE164: string | null; communityId: string | null }

export type NoticeTiming = {
  tourAt: Date
  dueAt?: Date
  /** The date before, of a tour that moved. */
  movedFrom?: Date | null
  /** True when it answers an action of the family itself. */
  isAnswer?: boolean
}

/** Queues a text in the caller's transaction, outside night hours. Requires consent and a text service. */
export async function textFamily(
  tx: Tx,
  lead: Lead,
  about: FamilyMailKind,
  { tourAt, dueAt, movedFrom, isAnswer = false }: NoticeTiming,
): Promise<void> {
  if (!isTextingConfigured() || !lead.phoneE164 || !(await hasAgreedToTexts(tx, lead))) return
  const at = tourAt.toISOString()
  const now = new Date()
  const { timeZone } = await scheduleOf(lead.communityId)
  const goesAt = textingTime(dueAt ?? now, timeZone, isAnswer ? now : null)
  await enqueue(tx, {
    kind: familyText,
    target: lead.phoneE164,
    dedupKey: `${FAMILY_TEXT}:${lead.id}:${about}:${at}`,
    payload: {
      about,
      tourAt: at,
      ...(movedFrom && { movedFrom: movedFrom.toISOString() }),
      ...(isAnswer && { askedAt: now.toISOString() }),
    },
    tourRequestId: lead.id,
    onRepeat: 'replace',
    ...(goesAt > now && { dueAt: goesAt }),
  })
}

type TextedLead = { id: string; phoneE164: string | null; communityId: string | null }

/** Queues a text by staff, once per `attemptId`. @throws AppError 400 when texting is not allowed now */
export async function queueStaffText(
  tx: Tx,
  lead: TextedLead,
  words: string,
  attemptId: string,
): Promise<void> {
  if (!isTextingConfigured()) throw invalidFields({ text: 'No text service is set up' })
  const reason = await whyNotText(tx, lead, { by: 'person' })
  if (reason) throw invalidFields({ text: reason })
  const now = new Date()
  const { timeZone } = await scheduleOf(lead.communityId)
  if (textingTime(now, timeZone) > now)
    throw invalidFields({ text: 'It is nighttime there. Texts can be sent from 8 am to 9 pm' })
  const company = companyNameOrHost((await companySettings())?.companyName)
  const text = plainText(`${shortName(company, STAFF_TEXT_NAME)}: ${words} ${TEXT_ENDING}`)
  if (!fitsText(text)) throw invalidFields({ text: 'This is too long for a text: please shorten it' })
  await enqueue(tx, {
    kind: familyText,
    ...(lead.phoneE164 && { target: lead.phoneE164 }),
    dedupKey: `${FAMILY_TEXT}:${lead.id}:${attemptId}`,
    payload: { about: STAFF_TEXT, words: text },
    tourRequestId: lead.id,
  })
}

/**
 * Tells a caller whom nobody could answer that we call back, if the family agreed to texts at this number.
 * @param leadId the missed call's own request
 */
export async function textMissedCaller(tx: Tx, phoneE164: string, leadId: string): Promise<void> {
  const consent = await tx.leadConsent.findFirst({
    where: {
      kind: 'texts',
      granted: true,
      phoneE164,
      tourRequest: { phoneE164, quarantinedAt: null, erasedAt: null },
    },
    orderBy: { createdAt: 'desc' },
    select: { tourRequestId: true },
  })
  if (!isTextingConfigured() || !consent) return
  // Under the request with the consent, whose limits and refusals it is subject to.
  await enqueue(tx, {
    kind: familyText,
    target: phoneE164,
    dedupKey: `${FAMILY_TEXT}:${consent.tourRequestId}:missed-call:${leadId}`,
    payload: { about: 'missed-call', askedAt: new Date().toISOString() },
    tourRequestId: consent.tourRequestId,
  })
}
