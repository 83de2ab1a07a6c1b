import 'server-only'
import { differenceInSeconds } from 'date-fns'
import type { CallState } from '@/lib/desk/voice/call-state'
import { leadForAnswered, type PreparedCaller, storeMissed } from '@/lib/desk/voice/caller-lead'
import { claimForCall } from '@/lib/desk/voice/claim-by-key'
import {
  advanceIncoming,
  type IncomingCall,
  type IncomingEffect,
  type IncomingEvent,
} from '@/lib/desk/voice/incoming-state'
import { logCall } from '@/lib/desk/voice/log-call'
import { announceCall } from '@/lib/leads/tour-requests/announce-call'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import { VOICE_HANG_UP } from '@/lib/leads/voice/lead-ring'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/**
 * Applies an event to a locked incoming call, with all that follows, in the caller's transaction.
 * @param caller prepared before the transaction @returns the call afterwards, and what followed
 */
export async function applyIncoming(
  tx: Tx,
  row: VoiceCall,
  event: IncomingEvent,
  caller: PreparedCaller,
): Promise<{ call: VoiceCall; effects: IncomingEffect[] }> {
  const { call, effects } = advanceIncoming(incomingCall(row), talked(row, event))
  const now = new Date()
  let after = await tx.voiceCall.update({
    where: { id: row.id },
    data: {
      ...call,
      ...(effects.includes('welcome') && { acceptedAt: now }),
      ...(row.state !== 'ended' && call.state === 'ended' && { endedAt: now }),
    },
  })
  for (const effect of effects) {
    if (effect === 'welcome') after = await welcome(tx, after, caller)
    if (effect === 'missed') after = await keepMissed(tx, after, caller)
    if (effect === 'log') await logCall(tx, after, { isSaid: true })
  }
  return { call: after, effects }
}

/** The seconds of the conversation: the service counts from when it answered, and we from the key. */
function talked(row: VoiceCall, event: IncomingEvent): IncomingEvent {
  if (event.is !== 'reported' || !row.acceptedAt) return event
  const rang = differenceInSeconds(row.acceptedAt, row.createdAt)
  const seconds =
    event.seconds === null ? differenceInSeconds(new Date(), row.acceptedAt) : event.seconds - rang
  return { ...event, seconds: Math.max(0, seconds) }
}

async function welcome(tx: Tx, call: VoiceCall, caller: PreparedCaller): Promise<VoiceCall> {
  await stopOtherPhones(tx, call)
  const { userId } = call
  const tourRequestId = userId && (await leadForAnswered(tx, call, userId, caller))
  if (!userId || !tourRequestId) return call
  afterCommit(tx, () => announceCall({ userId, leadId: tourRequestId }))
  const known = await tx.voiceCall.update({ where: { id: call.id }, data: { tourRequestId } })
  await claimForCall(tx, known)
  return known
}

async function keepMissed(tx: Tx, call: VoiceCall, caller: PreparedCaller): Promise<VoiceCall> {
  await stopOtherPhones(tx, call)
  const tourRequestId = await storeMissed(tx, call, caller)
  return tourRequestId ? tx.voiceCall.update({ where: { id: call.id }, data: { tourRequestId } }) : call
}

async function stopOtherPhones(tx: Tx, { id: parentId, userId }: VoiceCall): Promise<void> {
  const others = await tx.voiceCall.findMany({
    where: { parentId, state: { not: 'ended' }, ...(userId && { userId: { not: userId } }) },
    select: { id: true },
  })
  const rows = others.map(({ id: callId }) => ({
    kind: VOICE_HANG_UP,
    dedupKey: `${VOICE_HANG_UP}:${callId}`,
    payload: { callId },
  }))
  if (rows.length > 0) await enqueue(tx, ...rows)
}

function incomingCall({ state, outcome, ...row }: VoiceCall): IncomingCall {
  const { userId, isMissed, familyStatus, seconds, endReason } = row
  return {
    state: state as CallState,
    outcome: outcome as AttemptOutcome | null,
    userId,
    isMissed,
    familyStatus,
    seconds,
    endReason,
  }
}
