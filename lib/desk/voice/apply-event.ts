import 'server-only'
import {
  advance,
  type CallEffect,
  type CallEvent,
  type CallPurpose,
  type CallState,
  type StaffCall,
} from '@/lib/desk/voice/call-state'
import { leaveToOthers, takeLead } from '@/lib/desk/voice/claim-by-key'
import { checkSoon } from '@/lib/desk/voice/follow-up-rows'
import { logCall } from '@/lib/desk/voice/log-call'
import { planNextPerson } from '@/lib/desk/voice/next-person'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import type { Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'

/**
 * Applies an event to a locked call to one of our people, with all that follows, in the caller's transaction.
 * @param sid the service's id of the call, where the event names it @returns the call afterwards
 */
export async function applyEvent(
  tx: Tx,
  row: VoiceCall,
  event: CallEvent,
  sid: string | null = null,
): Promise<VoiceCall> {
  const before = staffCall(row)
  const { call, effects } = advance(before, event)
  const { purpose: _, ...state } = call
  const now = new Date()
  const after = await tx.voiceCall.update({
    where: { id: row.id },
    data: {
      ...state,
      ...(sid && !row.sid && { sid }),
      ...(before.key !== '1' && call.key === '1' && { acceptedAt: now }),
      ...(before.state !== 'ended' && call.state === 'ended' && { endedAt: now }),
    },
  })
  for (const effect of effects) await follow(tx, after, effect, event)
  return after
}

async function follow(tx: Tx, call: VoiceCall, effect: CallEffect, event: CallEvent): Promise<void> {
  switch (effect) {
    case 'next-person':
      return planNextPerson(tx, call)
    case 'take':
      return takeLead(tx, call)
    case 'skip':
      return leaveToOthers(tx, call)
    case 'look-up':
      return checkSoon(tx, call.id)
    case 'log':
      return logCall(tx, call, { isSaid: event.is === 'said' && event.key !== null })
  }
}

function staffCall({ purpose, state, outcome, ...row }: VoiceCall): StaffCall {
  const { key, familyStatus, familySeconds, endReason, seconds } = row
  return {
    purpose: purpose as Exclude<CallPurpose, 'incoming'>,
    state: state as CallState,
    outcome: outcome as AttemptOutcome | null,
    key,
    familyStatus,
    familySeconds,
    endReason,
    seconds,
  }
}
