import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { hasAgreedToTexts } from '@/lib/leads/family/agreed-texts'
import type { AgreedWay } from '@/lib/leads/family/agreed-ways'
import { textReminders } from '@/lib/leads/family/tour-notices'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { refusalSentence } from '@/lib/platform/do-not-contact/refusal-sentence'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import { conflict } from '@/lib/platform/errors'
import { textConsentLabel } from '@/lib/site/content/text-consent'

export type ConsentWording = { wording: string; version: number }

type Lead = { id: string; phoneE164: string | null; quarantinedAt: Date | null; erasedAt: Date | null }

/** The consent wording; null when texts are off, agreed to already, or refused. */
export async function textsToAsk(tx: Tx, lead: Lead): Promise<ConsentWording | null> {
  if (!lead.phoneE164 || lead.quarantinedAt || lead.erasedAt) return null
  const settings = await companySettings()
  const wording = textConsentLabel(settings)
  if (!settings || !wording || (await hasAgreedToTexts(tx, lead))) return null
  const refusal = await contactRefusal(tx, lead.phoneE164, { channel: 'text', by: 'system' })
  return refusal ? null : { wording, version: settings.consentVersion }
}

/**
 * Records consent to texts given to staff, and plans reminders of an agreed tour. @param version of the
 * wording that was read @throws AppError 403, 404, 409 when agreed, refused, or the wording changed
 */
export async function recordTextConsent(
  actor: Actor,
  leadId: string,
  { how, version }: { how: AgreedWay; version: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    const asked = await textsToAsk(tx, lead)
    if (!asked) throw conflict(await refusalMessage(tx, lead))
    if (asked.version !== version)
      throw conflict('The wording has changed. Please read the new wording to them')
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

async function refusalMessage(tx: Tx, lead: Lead): Promise<string> {
  if (!lead.phoneE164) return 'This request has no number that can be texted'
  if (await hasAgreedToTexts(tx, lead)) return 'They have already agreed to texts at this number'
  const refusal = await contactRefusal(tx, lead.phoneE164, { channel: 'text', by: 'system' })
  return refusal ? `${refusalSentence(refusal)}. Lift that first` : 'Texts are turned off'
}
