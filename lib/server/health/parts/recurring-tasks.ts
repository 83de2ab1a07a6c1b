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
    if (!failing) return { state: 'good', words: 'None of them keeps failing' }
    const { id, failures, lastError } = failing
    return {
      state: 'bad',
      words: `${id} has failed ${failures} times in a row: ${lastError}`,
      todo: 'It is tried again by itself. If it keeps failing, look at the log.',
    }
  },
}
