import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { applyEvent } from '@/lib/desk/voice/apply-event'
import { isFinal } from '@/lib/desk/voice/call-state'
import { prepareCaller } from '@/lib/desk/voice/caller-lead'
import { CHECK_AFTER_S, checkAt, VOICE_CHECK } from '@/lib/desk/voice/follow-up-rows'
import { applyIncoming } from '@/lib/desk/voice/incoming-event'
import { withLockedCall } from '@/lib/desk/voice/lock-call'
import { fetchLater } from '@/lib/desk/voice/recordings'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { type ReportedCall, readCall, readLegs, readRecordings } from '@/lib/platform/integrations/voice'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'

/** Asks the service about a call whose end nobody reported, and what became of the leg to the family. */
export const voiceCheck = defineHandler({
  kind: VOICE_CHECK,
  afterRestore: 'run',
  concurrency: 4,
  payload: z.object({ callId: z.uuid() }),
  async handle({ startedAt }, { callId }, signal) {
    const call = await db.voiceCall.findUnique({ where: { id: callId } })
    if (!call) return { outcome: 'done' }
    if (call.purpose === 'incoming') return checkIncoming(call, startedAt, signal)
    if (call.state !== 'ended') return checkStaffCall(call, startedAt, signal)
    if (call.key === '1' && (call.purpose === 'escalation' || call.purpose === 'click'))
      await lookUpFamily(call, signal)
    return { outcome: 'done' }
  },
})

async function checkStaffCall(call: VoiceCall, now: Date, signal: AbortSignal): Promise<Outcome> {
  // The service refused it for the moment: voice-dial asks again.
  if (!call.sid && !call.dialedAt) return { outcome: 'done' }
  const found = call.sid ? await readIfKnown(call.sid, signal) : null
  if (found && !isFinal(found.status)) return checkAgain(call, now)
  await withLockedCall(call.id, async (tx, row) => {
    if (row.state === 'ended' || row.sid !== call.sid) return
    const { status, duration = null } = found ?? { status: 'failed' }
    await applyEvent(tx, row, { is: 'reported', status, seconds: duration })
  })
  return { outcome: 'done' }
}

/** Looks up the leg to the family, and its recording, where nobody has told us of them. */
async function lookUpFamily(call: VoiceCall, signal: AbortSignal): Promise<void> {
  if (call.outcome === null) {
    const legs = call.familyStatus === null && call.sid ? await readLegs(call.sid, signal) : []
    const leg = legs[0]
    const family = leg ? { status: leg.status, seconds: leg.duration ?? null } : null
    await withLockedCall(call.id, (tx, row) => applyEvent(tx, row, { is: 'looked-up', family }))
  }
  if ((await voiceSettings()).recordsCalls) await fetchUnheard(call, 'conversation', signal)
}

/** Recordings whose report was lost. */
async function fetchUnheard(call: VoiceCall, kind: 'voicemail' | 'conversation', signal: AbortSignal) {
  if (!call.sid) return
  for (const { sid, duration } of await readRecordings(call.sid, signal)) {
    await fetchLater(call.id, { sid, kind, seconds: duration ?? 0 })
  }
}

async function checkIncoming(call: VoiceCall, now: Date, signal: AbortSignal): Promise<Outcome> {
  if (!call.sid) return { outcome: 'done' }
  const found = await readIfKnown(call.sid, signal)
  if (found && !isFinal(found.status)) return checkAgain(call, now)
  const { status, duration = null } = found ?? { status: 'failed' }
  const prepared = await prepareCaller(call)
  await withLockedCall(call.id, (tx, row) =>
    applyIncoming(tx, row, { is: 'reported', status, seconds: duration }, prepared),
  )
  if (found) await fetchUnheard(call, call.isMissed ? 'voicemail' : 'conversation', signal)
  return { outcome: 'done' }
}

async function checkAgain({ id }: VoiceCall, now: Date): Promise<Outcome> {
  await db.$transaction((tx) => checkAt(tx, id, addSeconds(now, CHECK_AFTER_S)))
  return { outcome: 'done' }
}

/** Null when the service knows no such call. */
async function readIfKnown(sid: string, signal: AbortSignal): Promise<ReportedCall | null> {
  try {
    return await readCall(sid, signal)
  } catch (error) {
    if (error instanceof OutsideError && error.failure.responseCode === 404) return null
    throw error
  }
}
