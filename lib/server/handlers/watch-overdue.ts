import 'server-only'
import { log } from '@/lib/platform/log'
import { overdueOf } from '@/lib/platform/outbox/overdue'
import { kindsWhere } from '@/lib/platform/outbox/registered-handlers'
import { type Repetition, repeat } from '@/lib/server/handlers/repeat'

const WATCH_EVERY_MS = 20_000

export const overdueItems = async () => overdueOf(await kindsWhere(() => true))

/** Logs an error while any exist; /admin shows them from the table. */
export function watchOverdue(): Repetition {
  return repeat('overdue rows', WATCH_EVERY_MS, async () => {
    const overdue = await overdueItems()
    if (overdue) log.error(overdue, 'due work is not being delivered: no worker is running, or none keeps up')
  })
}
