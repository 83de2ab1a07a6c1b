import 'server-only'
import { log } from '@/lib/platform/log'
import { overdueOf } from '@/lib/platform/outbox/overdue'
import { handlers } from '@/lib/server/handlers/registry'
import { type Repetition, repeat } from '@/lib/server/handlers/repeat'

const WATCH_EVERY_MS = 20_000

/** What has been due for a minute and no worker took. */
export const overdueItems = () => overdueOf(handlers.map(({ kind }) => kind))

/** Raises the alarm in the log while there are any; /admin shows them from the table. */
export function watchOverdue(): Repetition {
  return repeat('overdue rows', WATCH_EVERY_MS, async () => {
    const overdue = await overdueItems()
    if (overdue)
      log.error(overdue, 'what is due is not being delivered: no worker takes it, or none keeps up')
  })
}
