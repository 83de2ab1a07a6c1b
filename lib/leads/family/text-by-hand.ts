import 'server-only'
import { BY_HAND, FAMILY_TEXT } from '@/lib/leads/family/family-text'
import { plain, TEXT_ENDING } from '@/lib/leads/family/family-text-words'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { whyNotText } from '@/lib/leads/family/why-not-text'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { textsAreSent } from '@/lib/platform/integrations/texts'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK } from '@/lib/platform/site'

type Lead = { id: string; phoneE164: string | null; communityId: string | null }

/**
 * Sends a family what one of our people wrote, in the caller's transaction; the company's name goes before it and how texts end behind.
 * @param attemptId by which it goes once
 * @throws AppError 400 with the reason why they must not be texted, or not now
 */
export async function textByHand(tx: Tx, lead: Lead, words: string, attemptId: string): Promise<void> {
  if (!textsAreSent()) throw invalidFields({ text: 'No text service is set' })
  const reason = await whyNotText(tx, lead, { by: 'person' })
  if (reason) throw invalidFields({ text: reason })
  const now = new Date()
  const { timeZone } = await scheduleOf(lead.communityId)
  if (textingTime(now, timeZone) > now)
    throw invalidFields({ text: 'It is night there: texts go between 8 am and 9 pm' })
  const company = (await companySettings())?.companyName || FALLBACK.companyName
  await enqueue(tx, {
    kind: FAMILY_TEXT,
    channel: 'text',
    ...(lead.phoneE164 && { target: lead.phoneE164 }),
    dedupKey: `${FAMILY_TEXT}:${lead.id}:${attemptId}`,
    payload: { about: BY_HAND, words: plain(`${company}: ${words} ${TEXT_ENDING}`) },
    tourRequestId: lead.id,
  })
}
