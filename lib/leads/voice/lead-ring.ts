import 'server-only'
import { addMinutes, subMinutes } from 'date-fns'
import { sourceOf } from '@/lib/leads/sources/registry'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import type { Tx } from '@/lib/platform/database/db'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

/** Calls the next person about a waiting lead (lib/desk/voice/lead-ring.ts). */
export const LEAD_RING = 'lead-ring'

/** Ends a call at the service (lib/desk/voice/hang-up.ts). */
export const VOICE_HANG_UP = 'voice-hang-up'

/** `after`: the call that went before, or the time that the family chose; nothing for the first call. */
export function ringKey(leadId: string, after?: string): string {
  return [LEAD_RING, leadId, after].filter(Boolean).join(':')
}

/** Plans the first call to staff about a lead whose clock runs, at the minute that the company set. */
export async function planRing(tx: Tx, leadId: string): Promise<void> {
  if (!isVoiceConfigured()) return
  const { ringsStaff, ringMinute } = await voiceSettings()
  if (!ringsStaff) return
  const select = { source: true, callAt: true, callDueAt: true, createdAt: true, requestId: true }
  const lead = await tx.tourRequest.findUniqueOrThrow({ where: { id: leadId }, select })
  if (!lead.callAt && !sourceOf(lead.source).promises) return
  const callDueAt = lead.callDueAt ?? addMinutes(lead.createdAt, PROMISED_MINUTES)
  await enqueue(tx, {
    kind: LEAD_RING,
    dedupKey: ringKey(leadId, lead.callAt?.toISOString()),
    dueAt: subMinutes(callDueAt, PROMISED_MINUTES - ringMinute),
    tourRequestId: leadId,
    requestId: lead.requestId,
  })
}

/** States before somebody has pressed a key. */
const STILL_RINGING = ['planned', 'queued', 'ringing', 'answered']

/** Hangs up the phones that still ring about a lead which no longer waits. */
export async function endRinging(tx: Tx, leadId: string): Promise<void> {
  if (!isVoiceConfigured()) return
  const ringing = await tx.voiceCall.findMany({
    where: { tourRequestId: leadId, purpose: 'escalation', state: { in: STILL_RINGING }, key: null },
    select: { id: true },
  })
  const rows = ringing.map(({ id: callId }) => ({
    kind: VOICE_HANG_UP,
    dedupKey: `${VOICE_HANG_UP}:${callId}`,
    payload: { callId },
  }))
  if (rows.length > 0) await enqueue(tx, ...rows)
}
