import 'server-only'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import type { Tx } from '@/lib/platform/database/db'
import { whyNotContact } from '@/lib/platform/do-not-contact/refusals'
import { refusedWords } from '@/lib/platform/do-not-contact/refused-words'
import type { Settled } from '@/lib/platform/outbox/define-handler'

/** The box that a family ticks says so (site_settings.text_consent_text). */
export const TEXTS_AT_MOST = 6

type Lead = { id: string; phoneE164: string | null }

/**
 * Why a family must not be texted about a request now, in words for staff; null when it may. Who said STOP is not texted again
 * because of a newer form, as it would be written to by mail: the carriers hold it to be so until START.
 * @param except the outbox row in hand
 */
export async function whyNotText(
  tx: Tx,
  lead: Lead,
  { by, except }: { by: 'person' | 'system'; except?: string },
): Promise<string | null> {
  if (!lead.phoneE164 || !(await hasAgreedToTexts(tx, lead)))
    return 'They have not agreed to texts at this number'
  const refusal = await whyNotContact(tx, lead.phoneE164, { channel: 'text', by })
  if (refusal) return refusedWords(refusal)
  const sent = await tx.outboxItem.count({
    where: {
      tourRequestId: lead.id,
      kind: 'family-text',
      // What others have in hand at this moment counts for the later of two.
      OR: [
        { state: 'sent', ...(except && { id: { not: except } }) },
        { state: 'leased', ...(except && { id: { lt: except } }) },
      ],
    },
  })
  return sent >= TEXTS_AT_MOST ? `They were told of at most ${TEXTS_AT_MOST} texts about a request` : null
}

/** The text service refuses to text who has opted out with it. */
const OPTED_OUT = 21610

/** What the service knows of somebody who ended texts, we keep as they would have told us (decision 036). */
export async function noteOptOuts(tx: Tx, settled: Settled[]): Promise<void> {
  for (const { item, result } of settled) {
    if (result.outcome !== 'permanent-failure' || !item.target) continue
    const { response, responseCode } = result
    if (responseCode !== OPTED_OUT && !response.startsWith(`${OPTED_OUT}:`)) continue
    const where = { id: item.tourRequestId ?? '' }
    const lead = item.tourRequestId
      ? await tx.tourRequest.findUnique({ where, select: { id: true, communityId: true } })
      : null
    const said = { scope: 'text', how: 'text-reply', words: 'As the text service says' } as const
    await noteRefusal(tx, { phoneE164: item.target, email: null }, said, { by: null, lead })
  }
}
