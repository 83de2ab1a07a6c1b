import 'server-only'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { voiceAddress } from '@/lib/desk/voice/addresses'
import { applyEvent } from '@/lib/desk/voice/apply-event'
import type { CallPurpose } from '@/lib/desk/voice/call-state'
import { CHECK_AFTER_S, checkAt } from '@/lib/desk/voice/follow-up-rows'
import { withLockedCall } from '@/lib/desk/voice/lock-call'
import type { Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { mayPass, OutsideError } from '@/lib/platform/integrations/ask-outside'
import { startCall } from '@/lib/platform/integrations/voice'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'

const VOICE_DIAL = 'voice-dial'

const NOT_DIALED = 'not-dialed'

/** A phone rings for this long before the next person is called: most voicemails begin later. */
const RING_S = 22

/** The longest call. */
export const LIMIT_S = 60 * 60

/** A call whose id never came: it has rung or not, and is over by then. */
const UNKNOWN_AFTER_S = 45

type Planned = Pick<VoiceCall, 'communityId' | 'ownNumber'> & {
  purpose: Exclude<CallPurpose, 'incoming'>
  userId: string
  phoneE164: string
  tourRequestId?: string | null
  parentId?: string
}

/** Plans a call to one of our people in the caller's transaction. @returns its id */
export async function planCall(tx: Tx, planned: Planned): Promise<string> {
  const { id } = await tx.voiceCall.create({ data: planned, select: { id: true } })
  const person = await tx.user.findUnique({ where: { id: planned.userId }, select: { username: true } })
  await enqueue(tx, {
    kind: VOICE_DIAL,
    dedupKey: `${VOICE_DIAL}:${id}`,
    payload: { callId: id },
    ...(person && { target: person.username }),
    ...(planned.tourRequestId && { tourRequestId: planned.tourRequestId }),
  })
  return id
}

/**
 * Dials one of our people. At most once: a worker that dies between asking the service and noting its answer
 * may have made a phone ring, and voice-check finds out.
 */
export const voiceDial = defineHandler({
  kind: VOICE_DIAL,
  channel: 'call',
  afterRestore: 'hold',
  concurrency: 12,
  payload: z.object({ callId: z.uuid() }),
  async handle(_, { callId }, signal) {
    const call = await withLockedCall(callId, beginDialing)
    return call ? dial(call, signal) : { outcome: 'done' }
  },
})

/** Notes that it is dialed, before it is; null when it is not to be dialed any more. */
async function beginDialing(tx: Tx, call: VoiceCall): Promise<VoiceCall | null> {
  const { id: callId, state } = call
  if (state !== 'planned' || call.dialedAt) return null
  if (!(await isStillWanted(tx, call))) {
    const data = { state: 'ended', endReason: NOT_DIALED, endedAt: new Date() }
    await tx.voiceCall.update({ where: { id: callId }, data })
    return null
  }
  const dialedAt = new Date()
  await checkAt(tx, callId, addSeconds(dialedAt, UNKNOWN_AFTER_S))
  return tx.voiceCall.update({ where: { id: callId }, data: { dialedAt } })
}

/** The attempt was logged, or somebody took the call, since it was planned. */
async function isStillWanted(tx: Tx, { purpose, tourRequestId, parentId }: VoiceCall): Promise<boolean> {
  if (purpose === 'answer') {
    const parent = parentId && (await tx.voiceCall.findUnique({ where: { id: parentId } }))
    return Boolean(parent && !parent.userId && !parent.isMissed && parent.state !== 'ended')
  }
  if (purpose !== 'escalation') return true
  const lead = tourRequestId && (await tx.tourRequest.findUnique({ where: { id: tourRequestId } }))
  return Boolean(lead && !lead.firstAttemptAt && !lead.contactEndedAt)
}

async function dial(call: VoiceCall, signal: AbortSignal): Promise<Outcome> {
  const query = { call: call.id }
  try {
    const { sid, status } = await startCall(
      {
        to: call.phoneE164 ?? '',
        from: call.ownNumber,
        answerUrl: voiceAddress('answered', query),
        reportTo: voiceAddress('status', query),
        ringS: RING_S,
        limitS: LIMIT_S,
      },
      signal,
    )
    await withLockedCall(call.id, async (tx, row) => {
      const after = await applyEvent(tx, row, { is: 'reported', status, seconds: null }, sid)
      const askAt = addSeconds(call.dialedAt ?? new Date(), CHECK_AFTER_S)
      if (after.state !== 'ended') await checkAt(tx, call.id, askAt)
    })
    return { outcome: 'sent', response: status }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const { responseCode } = error.failure
    const isBusy = responseCode === 429 || responseCode === 503
    // Without a clear refusal it may ring by now; voice-check decides.
    if (!responseCode || responseCode < 400 || (mayPass(responseCode) && !isBusy))
      return { outcome: 'permanent-failure', response: error.message }
    await withLockedCall(call.id, (tx, row) => noteRefused(tx, row, isBusy))
    return failureOutcome(error)
  }
}

/** The service placed no call: it is asked again, or the next person is called. */
async function noteRefused(tx: Tx, call: VoiceCall, isTemporary: boolean): Promise<void> {
  if (call.state === 'ended') return
  if (isTemporary) await tx.voiceCall.update({ where: { id: call.id }, data: { dialedAt: null } })
  else await applyEvent(tx, call, { is: 'reported', status: 'failed', seconds: null })
}
