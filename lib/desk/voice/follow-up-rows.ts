import 'server-only'
import { addSeconds } from 'date-fns'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

export const VOICE_CHECK = 'voice-check'

export const VOICE_UNANSWERED = 'voice-unanswered'

/** A call whose end nobody reported is asked about after this time, and again as often while it lasts. */
export const CHECK_AFTER_S = 120

/** The last events of a call come in any order, within moments. */
const SETTLE_S = 5

/** Asks the service about a call at this time, and not before. */
export async function checkAt(tx: Tx, callId: string, dueAt: Date): Promise<void> {
  const dedupKey = `${VOICE_CHECK}:${callId}`
  await enqueue(tx, { kind: VOICE_CHECK, dedupKey, payload: { callId }, dueAt, onRepeat: 'replace' })
}

/** Asks the service what became of a call that has just ended. */
export function checkSoon(tx: Tx, callId: string): Promise<void> {
  return checkAt(tx, callId, addSeconds(new Date(), SETTLE_S))
}

/** Sends the caller to voicemail at this time, unless somebody has taken the call. */
export async function unansweredAt(tx: Tx, callId: string, dueAt: Date): Promise<void> {
  const dedupKey = `${VOICE_UNANSWERED}:${callId}`
  const isNow = dueAt <= new Date()
  await enqueue(tx, {
    kind: VOICE_UNANSWERED,
    dedupKey,
    payload: { callId },
    onRepeat: 'replace',
    ...(!isNow && { dueAt }),
  })
}
