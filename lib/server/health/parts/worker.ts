import 'server-only'
import { differenceInSeconds } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { setAsideItems } from '@/lib/platform/outbox/set-aside'
import { overdueItems } from '@/lib/server/handlers/watch-overdue'
import type { Part } from '@/lib/server/health/part'

/** Workers check all parts three times a minute. */
const SILENT_AFTER_S = 90

export const workerPart: Part = {
  name: 'worker',
  title: 'Worker and outbox',
  outside: 'heartbeat',
  async check() {
    const [overdue, seenAt, waiting, aside, failing] = await Promise.all([
      overdueItems(),
      lastSeen(),
      oldestDue(),
      setAsideItems(),
      failingSweep(),
    ])
    const todo =
      'Is a worker running? The server runs one unless WORKER=off; npm run worker starts one, or one more where they cannot keep up.'
    const lastGoodAt = seenAt
    if (overdue)
      return {
        state: 'bad',
        words: `${overdue.count === 1 ? 'One piece of work has' : `${overdue.count} pieces of work have`} waited longer than a minute`,
        lastGoodAt,
        todo,
      }
    if (!seenAt || differenceInSeconds(new Date(), seenAt) > SILENT_AFTER_S)
      return { state: 'bad', words: 'No worker has been heard of lately', lastGoodAt, todo }
    if (aside)
      return {
        state: 'bad',
        words: `${aside.count === 1 ? 'One piece of work was' : `${aside.count} pieces of work were`} set aside because of an error. The last one: ${aside.words}`,
        lastGoodAt,
        todo: 'Everything else goes on. Look at what was set aside below, then try it again or give it up.',
        href: '/admin/health#set-aside',
      }
    if (failing)
      return {
        state: 'bad',
        words: `The recurring task ${failing.name} has failed ${failing.failures} times in a row: ${failing.words}`,
        lastGoodAt,
        todo: 'It is tried again by itself. If it keeps failing, look at the log.',
      }
    return {
      state: 'good',
      words: waiting === null ? 'Nothing waits' : `What waits longest has been due for ${waiting} s`,
      lastGoodAt,
    }
  },
}

/** A failure or two can be an outage that is over. */
const FAILING_FROM = 3

async function failingSweep(): Promise<{ name: string; failures: number; words: string } | null> {
  const row = await db.sweep.findFirst({
    where: { failures: { gte: FAILING_FROM } },
    orderBy: { startedAt: 'desc' },
  })
  return row && { name: row.id, failures: row.failures, words: row.lastError ?? '' }
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
