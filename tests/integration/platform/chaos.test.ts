import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare, sharedFolder } from '@/scripts/embedded-postgres/place.mjs'
import { openServer } from '@/scripts/embedded-postgres/server.mjs'
import { runChaos } from '@/tests/support/chaos/run-chaos'
import { buildLeadPrograms } from '@/tests/support/lead-programs'
import { runScript } from '@/tests/support/script'

const SECONDS = 45
const LIMIT_MS = 600_000

let folder: string
let server: Awaited<ReturnType<typeof openServer>>
const programs = await buildLeadPrograms()

beforeAll(async () => {
  // Its own database, which can be killed without disturbing other tests.
  folder = sharedFolder(`-chaos-${process.pid}`)
  server = await openServer({ folder, account: prepare(folder), settings: { fsync: 'off' } })
  const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL: server.url('postgres') })
  expect(code, output).toBe(0)
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(
    `insert into email_recipients (id, email, updated_at) values (gen_random_uuid(), 'desk@example.com', now())`,
  )
  await client.end()
}, LIMIT_MS)

afterAll(async () => {
  await programs.remove()
  await server.release()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'T23, T25, T34 to T37, T39, T41: while everything is killed, hung and cut at random, no acknowledged lead is lost, doubled or unheard',
  async () => {
    const lines: string[] = []
    const { counts, broken } = await runChaos({
      databaseUrl: server.url('postgres'),
      dataFolder: join(folder, 'data'),
      start: (kind, env) => programs.start(kind === 'web' ? 'intake' : 'worker', env),
      seconds: SECONDS,
      leadsPerSecond: 2,
      seed: Date.now() % 1_000_000,
      say: (words) => lines.push(words),
    })
    expect(broken, lines.join('\n')).toEqual([])
    expect(counts.acknowledged).toBe(counts.sent)
    expect(counts.sent).toBeGreaterThan(SECONDS / 2)
    expect(counts['escalations that rang']).toBeGreaterThan(0)
    expect(counts['texts sent']).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
