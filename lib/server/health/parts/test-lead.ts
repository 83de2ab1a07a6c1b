import 'server-only'
import { subMinutes } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Part } from '@/lib/server/health/part'

/** One is made every fifteen minutes. */
const MISSED_AFTER_MIN = 40

/** The product sends itself a tour request and checks that it arrives (decision 039). */
export const testLeadPart: Part = {
  name: 'test-lead',
  title: 'Test request',
  outside: 'heartbeat',
  async check() {
    if (env().TEST_LEADS === 'off')
      return {
        state: 'off',
        words: 'Turned off: no one is notified when requests stop arriving',
        todo: 'Set TEST_LEADS=on.',
      }
    const [last, good] = await Promise.all([lastOne(), lastOne(true)])
    const lastGoodAt = good?.finishedAt ?? null
    const todo = 'Request a tour yourself and follow it. The problem with the last one is shown above.'
    if (!last) return { state: 'good', words: 'The first one is sent within minutes' }
    if (last.passed === false) return { state: 'bad', words: last.detail ?? '', lastGoodAt, todo }
    if (last.submittedAt < subMinutes(new Date(), MISSED_AFTER_MIN))
      return { state: 'bad', words: `None was sent for ${MISSED_AFTER_MIN} minutes`, lastGoodAt, todo }
    return { state: 'good', words: last.detail ?? 'In progress', lastGoodAt }
  },
}

function lastOne(passed?: true) {
  return db.testLead.findFirst({
    where: { finishedAt: { not: null }, ...(passed && { passed }) },
    orderBy: { submittedAt: 'desc' },
  })
}
