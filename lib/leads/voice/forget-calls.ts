import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Deletes recordings here and at the service (lib/desk/voice/recordings.ts). */
export const VOICE_ERASURE = 'voice-erasure'

/** Empties the calls of these leads of numbers, and deletes their recordings with the files. */
export async function forgetCalls(tx: Tx, leadIds: string[]): Promise<void> {
  const where = { call: { tourRequestId: { in: leadIds } } }
  const recordings = await tx.voiceRecording.findMany({ where, select: { sid: true, objectKey: true } })
  if (recordings.length > 0) await enqueue(tx, { kind: VOICE_ERASURE, payload: { recordings } })
  await tx.voiceRecording.deleteMany({ where })
  await tx.voiceCall.updateMany({ where: { tourRequestId: { in: leadIds } }, data: { phoneE164: null } })
}
