import 'server-only'
import { v5 as uuidv5 } from 'uuid'
import { systemActor } from '@/lib/accounts/actor'
import { logAttemptWithin } from '@/lib/desk/tour-requests/log-attempt'
import { actorOfCall } from '@/lib/desk/voice/actor-of-call'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import { duration } from '@/lib/marketing/reports/duration'
import type { Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'

/** Of our own making: a call's attempt has the same id however often its end is heard. */
const NAMESPACE = '5f0c3d1a-8b1e-4f0e-9d55-2b8a7c6e91d4'

/**
 * Logs the attempt of an ended call with its outcome, person and length. @param isSaid the person pressed a
 * key for the outcome
 */
export async function logCall(tx: Tx, call: VoiceCall, { isSaid }: { isSaid: boolean }): Promise<void> {
  const { tourRequestId, outcome, userId } = call
  if (!tourRequestId || !outcome) return
  const number = { ownNumber: call.purpose === 'incoming' ? null : call.ownNumber }
  const attempt = {
    attemptId: uuidv5(call.sid ?? call.id, NAMESPACE),
    outcome: outcome as AttemptOutcome,
    note: noteOf(call, isSaid),
    // A refusal that came while they talked does not undo the call.
    despite: call.purpose === 'incoming' ? 'They called us' : 'The call was under way',
  }
  try {
    await logAttemptWithin(tx, await actorOfCall(userId), tourRequestId, attempt, number)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status !== 403) return log.warn({ reason: error.message }, 'a call could not be logged')
    // Their communities changed during the call.
    await logAttemptWithin(tx, systemActor('Phone calls'), tourRequestId, attempt, number)
  }
}

function noteOf({ purpose, outcome, familySeconds, seconds }: VoiceCall, isSaid: boolean): string {
  const length = purpose === 'incoming' ? seconds : familySeconds
  const lasted = length ? `, ${duration(length)}` : ''
  if (purpose === 'incoming') return `They called${lasted}.`
  const open = outcome === 'voicemail' && !isSaid
  return `Called through the desk${lasted}.${open ? ' No one pressed 1 for a conversation. If you talked, log it as reached.' : ''}`
}
