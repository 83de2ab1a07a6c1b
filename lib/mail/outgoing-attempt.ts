import 'server-only'
import { db, type Tx } from '@/lib/db'
import type { OutgoingMail } from '@/lib/generated/prisma/client'
import { nextAttempt } from '@/lib/leads/retry-schedule'

export type SendResult =
  | { outcome: 'sent' | 'kept' }
  | { outcome: 'temporary-failure' | 'permanent-failure'; reason: string }

export type OpenMail = OutgoingMail & { startedAt: Date }

/** Counts an attempt before anything is sent. Null when nothing is left to do: sent, kept, failed or gone. */
export async function openMail(id: string): Promise<OpenMail | null> {
  const { count } = await db.outgoingMail.updateMany({
    where: { id, status: 'pending' },
    data: { attemptCount: { increment: 1 }, nextAttemptAt: null },
  })
  if (count === 0) return null
  return { ...(await db.outgoingMail.findUniqueOrThrow({ where: { id } })), startedAt: new Date() }
}

/**
 * Writes down how an attempt ended.
 * @param retry puts the mail back into the queue within the same transaction
 */
export async function closeMail(
  { id, attemptCount, createdAt, startedAt }: OpenMail,
  result: SendResult,
  retry: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  if (!('reason' in result)) {
    await db.outgoingMail.update({
      where: { id },
      data: { status: result.outcome, sentAt: new Date(), lastError: null },
    })
    return
  }
  const next = result.outcome === 'temporary-failure' ? nextAttempt(attemptCount, createdAt, startedAt) : null
  await db.$transaction(async (tx) => {
    await tx.outgoingMail.update({
      where: { id },
      data: { status: next ? 'pending' : 'failed', nextAttemptAt: next, lastError: result.reason },
    })
    if (next) await retry(tx, next)
  })
}
