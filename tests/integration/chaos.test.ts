import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { runChaos } from '@/tests/support/chaos/run-chaos'
import { buildLeadPrograms } from '@/tests/support/lead-programs'

const SECONDS = 90
const LIMIT_MS = 600_000

const programs = await buildLeadPrograms()
afterAll(() => programs.remove())

test(
  'T23, T25, T34 to T37, T39, T41: while everything is killed, hung and cut at random, no acknowledged lead is lost, doubled or unheard',
  async () => {
    await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
    const lines: string[] = []
    const { counts, broken } = await runChaos({
      databaseUrl: process.env.DATABASE_URL ?? '',
      start: (kind, env) => programs.start(kind === 'web' ? 'door' : 'worker', env),
      seconds: SECONDS,
      leadsPerSecond: 2,
      seed: Date.now() % 1_000_000,
      say: (words) => lines.push(words),
    })
    expect(broken, lines.join('\n')).toEqual([])
    expect(counts.acknowledged).toBe(counts.sent)
    expect(counts.sent).toBeGreaterThan(SECONDS / 2)
    expect(counts['escalations that rang']).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
