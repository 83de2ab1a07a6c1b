import 'server-only'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

/**
 * Makes a failed or waiting row due now and restarts its retry schedule.
 * @param isRepeatable also allows rows that were sent, or kept without a mail server
 * @returns false when the row is finished or being processed
 */
export async function sendAgain(tx: Tx, id: string, isRepeatable = false): Promise<boolean> {
  const states = isRepeatable ? ['due', 'failed', 'sent', 'kept'] : ['due', 'failed']
  const count = await tx.$executeRaw`
    update outbox_items
    set state = 'due', due_at = now(), asked_at = clock_timestamp(), finished_at = null,
      set_aside_at = null
    where id = ${id}::uuid and state = any(${states})`
  if (count > 0) afterCommit(tx, wakeOutbox)
  return count > 0
}
