import 'server-only'
import { assignWithin } from '@/lib/desk/tour-requests/assign-many'
import { claimWithin, skipWithin } from '@/lib/desk/tour-requests/claim'
import { actorOfCall } from '@/lib/desk/voice/actor-of-call'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'

/** Key 2: the lead is theirs, and others see for five minutes that they are calling. */
export async function takeLead(tx: Tx, { tourRequestId, userId }: VoiceCall): Promise<void> {
  if (!tourRequestId || !userId) return
  const actor = await actorOfCall(userId)
  await unlessSettled(async () => {
    await assignWithin(tx, actor, tourRequestId, userId)
    await claimWithin(tx, actor, tourRequestId)
  })
  const data = { person: actor.username, how: 'took' }
  await recordEvent(tx, tourRequestId, { type: 'phone-rang', data })
}

/** Key 1: others see that they are calling. */
export async function claimForCall(tx: Tx, { tourRequestId, userId }: VoiceCall): Promise<void> {
  if (!tourRequestId) return
  const actor = await actorOfCall(userId)
  await unlessSettled(() => claimWithin(tx, actor, tourRequestId))
}

/** Key 3: as when they skip it on the desk. */
export async function leaveToOthers(tx: Tx, { tourRequestId, userId }: VoiceCall): Promise<void> {
  if (!tourRequestId) return
  const actor = await actorOfCall(userId)
  await unlessSettled(() => skipWithin(tx, actor, tourRequestId, 'busy'))
}

/** Somebody was quicker, or the lead is gone: a key changes nothing then. */
async function unlessSettled(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.info({ reason: error.message }, 'a key was pressed too late')
  }
}
