import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { applyEvent, lockCall } from '@/lib/desk/voice/apply-event'
import { isFinal } from '@/lib/desk/voice/call-state'
import { prepareCaller } from '@/lib/desk/voice/caller-lead'
import { CHECK_AFTER_S, checkAt, VOICE_CHECK } from '@/lib/desk/voice/follow-up-rows'
import { applyIncoming } from '@/lib/desk/voice/incoming-event'
import { fetchLater } from '@/lib/desk/voice/recordings'
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
    if (!call || isSettled(call)) return { outcome: 'done' }
    if (call.purpose === 'incoming') return checkIncoming(call, startedAt, signal)
    return call.state === 'ended' ? lookUpFamily(call, signal) : checkStaffCall(call, startedAt, signal)
  },
})

/** Ended, and nothing about it is open. */
function isSettled({ state, key, outcome, endReason, purpose }: VoiceCall): boolean {
  if (state !== 'ended') return false
  const isConnected = key === '1' && (purpose === 'escalation' || purpose === 'click')
  return purpose !== 'incoming' && (!isConnected || outcome !== null || endReason === 'not-connected')
}

async function checkStaffCall(call: VoiceCall, now: Date, signal: AbortSignal): Promise<Outcome> {
  // The service refused it for the moment: voice-dial asks again.
  if (!call.sid && !call.dialedAt) return { outcome: 'done' }
  const found = call.sid ? await readIfKnown(call.sid, signal) : null
  if (found && !isFinal(found.status)) return checkAgain(call, now)
  await db.$transaction(async (tx) => {
    const row = await lockCall(tx, call.id)
    if (!row || row.state === 'ended' || row.sid !== call.sid) return
    const { status, duration = null } = found ?? { status: 'failed' }
    await applyEvent(tx, row, { is: 'reported', status, seconds: duration })
  })
  return { outcome: 'done' }
}

async function lookUpFamily(call: VoiceCall, signal: AbortSignal): Promise<Outcome> {
  const legs = call.familyStatus === null && call.sid ? await readLegs(call.sid, signal) : []
  const leg = legs[0]
  await db.$transaction(async (tx) => {
    const row = await lockCall(tx, call.id)
    if (!row) return
    const family = leg ? { status: leg.status, seconds: leg.duration ?? null } : null
    await applyEvent(tx, row, { is: 'looked-up', family })
  })
  return { outcome: 'done' }
}

async function checkIncoming(call: VoiceCall, now: Date, signal: AbortSignal): Promise<Outcome> {
  if (!call.sid) return { outcome: 'done' }
  const found = await readIfKnown(call.sid, signal)
  if (found && !isFinal(found.status)) return checkAgain(call, now)
  const { status, duration = null } = found ?? { status: 'failed' }
  const prepared = await prepareCaller(call)
  await db.$transaction(async (tx) => {
    const row = await lockCall(tx, call.id)
    if (row) await applyIncoming(tx, row, { is: 'reported', status, seconds: duration }, prepared)
  })
  // The report about a recording may have been lost as well.
  const recordings = found ? await readRecordings(call.sid, signal) : []
  for (const { sid, duration: seconds } of recordings) {
    const kind = call.isMissed ? 'voicemail' : 'conversation'
    await fetchLater(call.id, { sid, kind, seconds: seconds ?? 0 })
  }
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
