import 'server-only'
import { differenceInSeconds } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { overdueItems } from '@/lib/server/handlers/watch-overdue'
import type { Part } from '@/lib/server/health/part'

/** Workers check all parts three times a minute. */
const SILENT_AFTER_S = 90

export const workerPart: Part = {
  name: 'worker',
  title: 'Worker and outbox',
  outside: 'heartbeat',
  async check() {
    const [overdue, seenAt, waiting] = await Promise.all([overdueItems(), lastSeen(), oldestDue()])
    const todo =
      'Check that a worker is running. The server runs one unless WORKER=off. Use npm run worker to start one, or another if they cannot keep up.'
    const lastGoodAt = seenAt
    if (overdue)
      return {
        state: 'bad',
        words: `${overdue.count === 1 ? 'One task has' : `${overdue.count} tasks have`} waited longer than a minute`,
        lastGoodAt,
        todo,
      }
    if (!seenAt || differenceInSeconds(new Date(), seenAt) > SILENT_AFTER_S)
      return { state: 'bad', words: 'No worker has reported recently', lastGoodAt, todo }
    return {
      state: 'good',
      words: waiting === null ? 'Nothing is waiting' : `The oldest task has been due for ${waiting} s`,
      lastGoodAt,
    }
  },
}

async function lastSeen(): Promise<Date | null> {
  const { _max } = await db.healthSign.aggregate({ _max: { seenAt: true } })
  return _max.seenAt
}

async function oldestDue(): Promise<number | null> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    select ceil(extract(epoch from now() - min(due_at)))::int as seconds
    from outbox_items where state = 'due' and due_at <= now()`
  return row?.seconds ?? null
}
