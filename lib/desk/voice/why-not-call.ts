import 'server-only'
import { spentLastHour } from '@/lib/desk/voice/budget'
import { textingTime } from '@/lib/leads/family/texting-hours'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import type { Tx } from '@/lib/platform/database/db'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import type { TourRequest, VoiceCall } from '@/lib/platform/generated/prisma/client'

/** Why a family may not be called now, in words that may be spoken: they name nobody. Null: it may. */
export async function whyNotCall(tx: Tx, lead: TourRequest | null, now: Date): Promise<string | null> {
  if (!lead || lead.erasedAt || lead.quarantinedAt) return 'This request is closed.'
  if (!lead.phoneE164) return 'There is no phone number.'
  if (lead.contactEndedAt) return 'They asked not to be called.'
  if (await contactRefusal(tx, lead.phoneE164, { channel: 'call', by: 'person' }))
    return 'They asked not to be called.'
  const { timeZone } = await scheduleOf(lead.communityId)
  if (textingTime(now, timeZone, lead.createdAt) > now) return 'It is nighttime where they are.'
  return null
}

/** States in which a colleague talks with the family, or is being connected. */
const CONNECTED = ['accepted', 'bridged']

/**
 * Why a key 1 or 2 does not count any more, at the moment it is pressed; null: it counts. Locks the lead, so
 * that of two people who press at once only one is connected.
 */
export async function whyNotAccept(tx: Tx, call: VoiceCall, now: Date): Promise<string | null> {
  const { tourRequestId, purpose, userId } = call
  if (!tourRequestId) return 'This request is closed.'
  await tx.$queryRaw`select 1 from tour_requests where id = ${tourRequestId}::uuid for update`
  const lead = await tx.tourRequest.findUnique({ where: { id: tourRequestId } })
  const refused = await whyNotCall(tx, lead, now)
  if (refused) return refused
  if (purpose === 'escalation' && lead?.firstAttemptAt) return 'They have already been called.'
  if (purpose === 'escalation' && lead?.callAt && lead.callAt > now) return 'They asked for a later call.'
  const isClaimed = lead?.claimedUntil && lead.claimedUntil > now && lead.claimedById !== userId
  const others = await tx.voiceCall.count({
    where: { tourRequestId, id: { not: call.id }, state: { in: CONNECTED } },
  })
  if (isClaimed || others > 0) return 'A colleague is calling them.'
  return (await spentLastHour(tx, now)).isOver
    ? 'The call limit has been reached. Call from your own phone.'
    : null
}
