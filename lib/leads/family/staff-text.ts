import 'server-only'
import { familyText, STAFF_TEXT } from '@/lib/leads/family/family-text'
import { plain, TEXT_ENDING } from '@/lib/leads/family/family-text-copy'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { whyNotText } from '@/lib/leads/family/why-not-text'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK } from '@/lib/platform/site'

type Lead = { id: string; phoneE164: string | null; communityId: string | null }

/** Queues a text by staff, once per `attemptId`. @throws AppError 400 when texting is not allowed now */
export async function queueStaffText(tx: Tx, lead: Lead, words: string, attemptId: string): Promise<void> {
  if (!isTextingConfigured()) throw invalidFields({ text: 'No text service is set' })
  const reason = await whyNotText(tx, lead, { by: 'person' })
  if (reason) throw invalidFields({ text: reason })
  const now = new Date()
  const { timeZone } = await scheduleOf(lead.communityId)
  if (textingTime(now, timeZone) > now)
    throw invalidFields({ text: 'It is night there: texts go between 8 am and 9 pm' })
  const company = (await companySettings())?.companyName || FALLBACK.companyName
  await enqueue(tx, {
    kind: familyText,
    ...(lead.phoneE164 && { target: lead.phoneE164 }),
    dedupKey: `${FAMILY_TEXT}:${lead.id}:${attemptId}`,
    payload: { about: STAFF_TEXT, words: plain(`${company}: ${words} ${TEXT_ENDING}`) },
    tourRequestId: lead.id,
  })
}
