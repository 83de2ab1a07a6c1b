import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import type { AgreedWay } from '@/lib/leads/family/agreed-ways'
import { textReminders } from '@/lib/leads/family/tell-of-tour'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { whyNotContact } from '@/lib/platform/do-not-contact/refusals'
import { refusedWords } from '@/lib/platform/do-not-contact/refused-words'
import { conflict } from '@/lib/platform/errors'
import { offeredTexts } from '@/lib/site/content/text-consent'

/** The words of the box, as they are read out to a family. */
export type TextsAsked = { wording: string; version: number }

type Lead = { id: string; phoneE164: string | null; quarantinedAt: Date | null; erasedAt: Date | null }

/** What to read to a family that has not agreed to texts; null where nobody is asked, and to whom it would not help. */
export async function textsToAsk(tx: Tx, lead: Lead): Promise<TextsAsked | null> {
  if (!lead.phoneE164 || lead.quarantinedAt || lead.erasedAt) return null
  const settings = await companySettings()
  const wording = offeredTexts(settings)
  if (!settings || !wording || (await hasAgreedToTexts(tx, lead))) return null
  const refusal = await whyNotContact(tx, lead.phoneE164, { channel: 'text', by: 'system' })
  return refusal ? null : { wording, version: settings.consentVersion }
}

/**
 * Writes down that a family agreed to texts to one of us: the words it was read, who asked, how it answered and when. From now on it
 * is texted at this number, reminders of an agreed tour included.
 * @param version of the words that were read
 * @throws AppError 403, 404, 409 when they have agreed, said STOP, or the words are others by now
 */
export async function recordTextConsent(
  actor: Actor,
  leadId: string,
  { how, version }: { how: AgreedWay; version: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const asked = await textsToAsk(tx, lead)
    if (!asked) throw conflict(await whyNotAsked(tx, lead))
    if (asked.version !== version)
      throw conflict('The words have been changed meanwhile. Please read the new ones to them')
    await tx.leadConsent.create({
      data: {
        tourRequestId: leadId,
        kind: 'texts',
        granted: true,
        phoneE164: lead.phoneE164,
        ...asked,
        channel: how,
        recordedBy: actor.username,
      },
    })
    await recordEvent(tx, leadId, { type: 'agreed-texts', actor, data: { how } })
    await auditLead(tx, actor, { action: 'lead.agreed-texts', leadId, after: { how, version } })
    if (lead.status === 'scheduled' && lead.scheduledDate) await textReminders(tx, lead, lead.scheduledDate)
  })
}

async function whyNotAsked(tx: Tx, lead: Lead): Promise<string> {
  if (!lead.phoneE164) return 'This request has no number that can be texted'
  if (await hasAgreedToTexts(tx, lead)) return 'They have agreed to texts at this number already'
  const refusal = await whyNotContact(tx, lead.phoneE164, { channel: 'text', by: 'system' })
  return refusal ? `${refusedWords(refusal)}. Lift that first` : 'Nobody is texted at the moment'
}
