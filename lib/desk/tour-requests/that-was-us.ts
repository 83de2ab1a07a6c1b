import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { lastCalledFrom } from '@/lib/desk/tour-requests/missed-calls'
import { callerOf } from '@/lib/leads/callers/who-calls'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { whyNotText } from '@/lib/leads/family/why-not-text'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** Longest text that staff send from here (lib/desk/status/action-schema.ts). */
const MAX_TEXT = 300

type Lead = Pick<TourRequest, 'id' | 'phoneE164' | 'communityId'>

/**
 * The text that says who called, as this person would send it now. Null without words in the settings,
 * without consent, after a refusal, at night, and where no number of ours is known.
 */
export async function thatWasUs(tx: Tx, actor: Actor, lead: Lead, now: Date): Promise<string | null> {
  const words = (await companySettings())?.thatWasUsText?.trim()
  if (!words || !isTextingConfigured()) return null
  const { timeZone } = await scheduleOf(lead.communityId)
  if (textingTime(now, timeZone) > now || (await whyNotText(tx, lead, { by: 'person' }))) return null
  const { name, number } = await callerOf(tx, actor.id, lead.communityId)
  // A call through the desk does not show the person's own number (decision 091).
  const seen = await lastCalledFrom(tx, lead.id)
  const shown = seen && seen !== number?.e164 ? writtenPhone(seen) : number?.display
  if (!shown) return null
  return words
    .replaceAll('{caller}', name ?? 'us')
    .replaceAll('{number}', shown)
    .slice(0, MAX_TEXT)
}
