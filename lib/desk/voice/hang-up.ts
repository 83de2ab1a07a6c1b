import 'server-only'
import * as z from 'zod'
import { VOICE_HANG_UP } from '@/lib/leads/voice/lead-ring'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { endCall } from '@/lib/platform/integrations/voice'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

/** Ends a call that is no longer needed. One that was not dialed yet is not dialed (dial.ts). */
export const voiceHangUp = defineHandler({
  kind: VOICE_HANG_UP,
  afterRestore: 'run',
  concurrency: 12,
  payload: z.object({ callId: z.uuid() }),
  async handle(_, { callId }, signal) {
    const call = await db.voiceCall.findUnique({ where: { id: callId } })
    if (!call?.sid || call.state === 'ended') return { outcome: 'done' }
    try {
      await endCall(call.sid, signal)
    } catch (error) {
      // It has ended by itself meanwhile.
      if (!(error instanceof OutsideError) || !error.failure.isPermanent) throw error
    }
    return { outcome: 'done' }
  },
})
