import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'

/** Transactions about one call wait for each other. */
const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** The call, locked: events about it wait for each other. Null when it does not exist. */
export async function lockCall(tx: Tx, id: string): Promise<VoiceCall | null> {
  await tx.$queryRaw`select 1 from voice_calls where id = ${id}::uuid for update`
  return tx.voiceCall.findUnique({ where: { id } })
}

/** Works on a locked call in a transaction of its own. @returns null when it does not exist */
export async function withLockedCall<T>(
  id: string,
  work: (tx: Tx, call: VoiceCall) => Promise<T>,
): Promise<T | null> {
  return db.$transaction(async (tx) => {
    const call = await lockCall(tx, id)
    return call && work(tx, call)
  }, LIMITS)
}
