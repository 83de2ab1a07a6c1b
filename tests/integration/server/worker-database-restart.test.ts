import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare, sharedFolder } from '@/scripts/embedded-postgres/place.mjs'
import { openServer } from '@/scripts/embedded-postgres/server.mjs'
import { runScript } from '@/tests/support/script'
import { buildLeadPrograms } from '../../support/lead-programs'
import { startSmtpSink } from '../../support/smtp-sink'
import { until } from '../../support/until'

const BUSY_MACHINE_MS = 240_000

let folder: string
let server: Awaited<ReturnType<typeof openServer>>
let programs: Awaited<ReturnType<typeof buildLeadPrograms>>
let sink: Awaited<ReturnType<typeof startSmtpSink>>
let databaseUrl: string

beforeAll(async () => {
  folder = sharedFolder(`-restart-${process.pid}`)
  server = await openServer({ folder, account: prepare(folder), settings: { fsync: 'off' } })
  databaseUrl = server.url('postgres')
  const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL: databaseUrl })
  expect(code, output).toBe(0)
  programs = await buildLeadPrograms()
  sink = await startSmtpSink()
}, BUSY_MACHINE_MS)

afterAll(async () => {
  await programs.remove()
  await sink.close()
  await server.release()
  rmSync(folder, { recursive: true, force: true })
})

/** Retries until the database is back. */
async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  return until(`the database answers: ${sql}`, async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(sql, values)).rows as T[]
    } finally {
      await client.end().catch(() => {})
    }
  }) as Promise<T[]>
}

async function askFor(leads: number): Promise<void> {
  const ids = Array.from({ length: leads }, () => randomUUID())
  await query(
    `with leads as (
       insert into tour_requests (id, name, phone, transaction_id, updated_at)
       select id, 'Ann', '303-555-0142', id, now() from unnest($1::uuid[]) as new (id) returning id
     )
     insert into outbox_items (id, kind, channel, target, dedup_key, tour_request_id)
     select gen_random_uuid(), 'lead-alert', 'email', desk, 'lead-alert:' || id || ':email:' || desk, id
     from leads, (values ('one@example.com'), ('two@example.com')) as desks (desk)`,
    [ids],
  )
}

const countOf = async (state: string) =>
  Number(
    (await query<{ n: number }>('select count(*) as n from outbox_items where state = $1', [state]))[0]?.n,
  )

function postmasterPid(): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test(
  'restarts of the database with work in flight never stop the worker, and lose and forget nothing',
  async () => {
    const worker = await programs.start('worker', { DATABASE_URL: databaseUrl, SMTP_URL: sink.url })
    let asked = 0
    // A restart by operators (connections are closed), a crash, and a stop during recovery.
    for (const signal of ['SIGINT', 'SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
      await askFor(20)
      asked += 40
      await until('the work is under way', async () => (await countOf('sent')) > asked - 40)
      process.kill(postmasterPid(), signal)
      await sleep(50)
    }
    await askFor(1)
    asked += 2
    await until('all of it is sent', async () => (await countOf('sent')) === asked, BUSY_MACHINE_MS)
    const told = new Set(sink.messages.map(({ parsed }) => parsed.messageId))
    expect(told.size).toBe(asked)
    expect(await countOf('failed')).toBe(0)
    expect(await worker.stop()).toBe(0)
  },
  BUSY_MACHINE_MS,
)
