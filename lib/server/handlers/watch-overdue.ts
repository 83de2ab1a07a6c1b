import 'server-only'
import { log } from '@/lib/platform/log'
import { overdueOf } from '@/lib/platform/outbox/overdue'
import { handlers } from '@/lib/server/handlers/registry'
import { type Repetition, repeat } from '@/lib/server/handlers/repeat'

const WATCH_EVERY_MS = 20_000

export const overdueItems = () => overdueOf(handlers.map(({ kind }) => kind))

/** Logs an error while any exist; /admin shows them from the table. */
export function watchOverdue(): Repetition {
  return repeat('overdue rows', WATCH_EVERY_MS, async () => {
    const overdue = await overdueItems()
    if (overdue)
      log.error(overdue, 'what is due is not being delivered: no worker takes it, or none keeps up')
  })
}
