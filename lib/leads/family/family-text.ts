import 'server-only'
import * as z from 'zod'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import { familyNews, isStillSo, newsEvents } from '@/lib/leads/family/family-news'
import { familyText as wordsOf } from '@/lib/leads/family/family-text-words'
import type { FamilyMailKind } from '@/lib/leads/family/family-words'
import { readVisit, type Visit, visitFacts } from '@/lib/leads/family/read-visit'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { noteOptOuts, whyNotText } from '@/lib/leads/family/why-not-text'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { db, type Tx } from '@/lib/platform/database/db'
import { textsAreSent } from '@/lib/platform/integrations/texts'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { textOutcome } from '@/lib/platform/texts/text-outcome'

export const FAMILY_TEXT = 'family-text'

/** What somebody wrote by hand is about. */
export const BY_HAND = 'by-hand'

const ours = familyNews.extend({
  /** ISO; when the family did what this answers: an answer waits for no morning. */
  askedAt: z.iso.datetime().optional(),
})

const payload = z.union([ours, z.object({ about: z.literal(BY_HAND), words: z.string() })])

/** Texts a family about its request, as long as it agrees to texts; composed when it is sent. */
export const familyText = defineHandler({
  kind: FAMILY_TEXT,
  atOnce: 8,
  payload,
  async handle(item, news, signal) {
    const { tourRequestId, target, startedAt } = item
    const visit = await readVisit(tourRequestId ?? '')
    if (!textsAreSent() || !visit || !target) return { outcome: 'done' }
    const isByHand = news.about === BY_HAND
    if (!isByHand && !isStillSo(visit, news, startedAt)) return { outcome: 'done' }
    // What was planned for another number is not for this one.
    if (target !== visit.lead.phoneE164) return { outcome: 'done' }
    const reason = await whyNotText(db, visit.lead, { by: isByHand ? 'person' : 'system', except: item.id })
    if (reason) return { outcome: 'permanent-failure', response: reason }
    const askedAt = isByHand ? null : askedFor(news, visit)
    const waitS = (textingTime(startedAt, visit.zone, askedAt).getTime() - startedAt.getTime()) / 1_000
    if (waitS > 0) return { outcome: 'temporary-failure', response: 'It is night there: from 8 am', waitS }
    return textOutcome(item, isByHand ? news.words : wordsOf(news.about, visitFacts(visit)), signal)
  },
  async settled(tx, settled) {
    await recordEvents(tx, newsEvents('family-text', settled))
    await noteOptOuts(tx, settled)
  },
})

function askedFor({ about, askedAt }: z.output<typeof ours>, { lead }: Visit): Date | null {
  if (about === 'received') return lead.createdAt
  return askedAt ? new Date(askedAt) : null
}

type Lead = { id: string; phoneE164: string | null; communityId: string | null }

export type Told = {
  tourAt: Date
  /** When not at once. */
  dueAt?: Date
  /** Whether it answers what the family has just done itself. */
  isAnswer?: boolean
}

/** What a family that agreed to texts is told in the caller's transaction, not at night; nothing without a text service. */
export async function textFamily(
  tx: Tx,
  lead: Lead,
  about: FamilyMailKind,
  { tourAt, dueAt, isAnswer = false }: Told,
): Promise<void> {
  if (!textsAreSent() || !lead.phoneE164 || !(await hasAgreedToTexts(tx, lead))) return
  const at = tourAt.toISOString()
  const now = new Date()
  const { timeZone } = await scheduleOf(lead.communityId)
  const goesAt = textingTime(dueAt ?? now, timeZone, isAnswer ? now : null)
  await enqueue(tx, {
    kind: FAMILY_TEXT,
    channel: 'text',
    target: lead.phoneE164,
    dedupKey: `${FAMILY_TEXT}:${lead.id}:${about}:${at}`,
    payload: { about, tourAt: at, ...(isAnswer && { askedAt: now.toISOString() }) },
    tourRequestId: lead.id,
    onRepeat: 'replace',
    ...(goesAt > now && { dueAt: goesAt }),
  })
}
