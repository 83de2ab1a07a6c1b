import 'server-only'
import { afterCommit } from '@/lib/platform/database/after-commit'
import type { Tx } from '@/lib/platform/database/db'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

/**
 * Makes a row due at once that was given up or waits for its next attempt; the schedule of retries starts anew.
 * @param isRepeatable whether one that was sent, or kept for want of a mail server, may go once more
 * @returns false when it is finished or being worked on
 */
export async function sendAgain(tx: Tx, id: string, isRepeatable = false): Promise<boolean> {
  const states = isRepeatable ? ['due', 'failed', 'sent', 'kept'] : ['due', 'failed']
  const count = await tx.$executeRaw`
    update outbox_items
    set state = 'due', due_at = now(), asked_at = clock_timestamp(), finished_at = null
    where id = ${id}::uuid and state = any(${states})`
  if (count > 0) afterCommit(tx, wakeOutbox)
  return count > 0
}
