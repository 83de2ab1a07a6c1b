import 'server-only'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import type { Tx } from '@/lib/platform/database/db'
import { refusalSentence } from '@/lib/platform/do-not-contact/refusal-sentence'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import type { Settled } from '@/lib/platform/outbox/define-handler'

/** Promised in the consent checkbox (site_settings.text_consent_text). */
const TEXTS_AT_MOST = 6

type Lead = { id: string; phoneE164: string | null }

/** Returns why texting is barred, or null. Only START lifts a STOP. `except`: the current outbox row. */
export async function whyNotText(
  tx: Tx,
  lead: Lead,
  { by, except }: { by: 'person' | 'system'; except?: string },
): Promise<string | null> {
  if (!lead.phoneE164 || !(await hasAgreedToTexts(tx, lead)))
    return 'They have not agreed to texts at this number'
  const refusal = await contactRefusal(tx, lead.phoneE164, { channel: 'text', by })
  if (refusal) return refusalSentence(refusal)
  const sent = await tx.outboxItem.count({
    where: {
      tourRequestId: lead.id,
      kind: FAMILY_TEXT,
      // Of two rows sent concurrently, the later one counts the other.
      OR: [
        { state: 'sent', ...(except && { id: { not: except } }) },
        { state: 'leased', ...(except && { id: { lt: except } }) },
      ],
    },
  })
  return sent >= TEXTS_AT_MOST ? `They were promised at most ${TEXTS_AT_MOST} texts about a request` : null
}

/** Twilio: the recipient has opted out with the service. */
const OPTED_OUT = 21610

/** Records opt-outs reported by the text service as if the family had told us (decision 036). */
export async function recordOptOuts(tx: Tx, settled: Settled[]): Promise<void> {
  for (const { item, result } of settled) {
    if (result.outcome !== 'permanent-failure' || !item.target) continue
    const { response, responseCode } = result
    if (responseCode !== OPTED_OUT && !response.startsWith(`${OPTED_OUT}:`)) continue
    const where = { id: item.tourRequestId ?? '' }
    const lead = item.tourRequestId
      ? await tx.tourRequest.findUnique({ where, select: { id: true, communityId: true } })
      : null
    const said = { scope: 'text', how: 'text-reply', words: 'Reported by the text service' } as const
    await noteRefusal(tx, [{ phoneE164: item.target, email: null }], said, { by: null, lead })
  }
}
