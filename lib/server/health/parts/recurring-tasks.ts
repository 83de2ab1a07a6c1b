import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { Part } from '@/lib/server/health/part'

/** A failure or two can be an outage that is over. */
const FAILING_FROM = 3

/** The sweeps (decision 075). */
export const recurringTasksPart: Part = {
  name: 'recurring-tasks',
  title: 'Recurring tasks',
  outside: 'alarm',
  async check() {
    const failing = await db.sweep.findFirst({
      where: { failures: { gte: FAILING_FROM } },
      orderBy: { startedAt: 'desc' },
    })
    if (!failing) return { state: 'good', words: 'No task keeps failing' }
    const { id, failures, lastError } = failing
    return {
      state: 'bad',
      words: `${id} has failed ${failures} times in a row: ${lastError}`,
      todo: 'It is retried automatically. If it keeps failing, check the log.',
    }
  },
}
