import { expect, onTestFinished, test } from 'vitest'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startInstance } from '@/tests/support/instance'
import { until } from '@/tests/support/until'

async function start(extra: Record<string, string>) {
  const server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: extra })
  onTestFinished(() => server.kill())
  const status = async () =>
    ((await (await fetch(`${server.url}/api/health/ready`)).json()) as { status: string }).status
  return { server, status }
}

// The tests' own PostgreSQL runs with both off.
test.each([
  ['durability', { DATABASE_MAY_FORGET: 'off' }, 'fsync is off'],
  ['disk', { MIN_FREE_DISK_MB: '1000000000' }, 'MB left'],
  ['memory', { MIN_MEMORY_MB: '1000000000' }, 'MB of memory'],
])(
  'what an instance stands on is said at the start, and readiness refuses for it: %s',
  async (fault, extra, words) => {
    const { server, status } = await start(extra)
    expect(await status()).toBe(fault)
    await until('the log says it', () => server.output().includes(words))
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
  },
)

test('T103: durability that was given up for tests is still said at the start', async () => {
  const { server, status } = await start({ DATABASE_MAY_FORGET: 'on' })
  expect(await status()).toBe('ready')
  await until('the log says it', () => server.output().includes('synchronous_commit is off in PostgreSQL'))
})

test('an instance whose worker stands still is not ready, and is again when it moves', async () => {
  const { server, status } = await start({ WORKER: 'on' })
  expect(await status()).toBe('ready')
  const lock = await pool().connect()
  await lock.query('begin; lock table outbox_items in access exclusive mode')
  const alive = setInterval(() => void lock.query('select 1').catch(() => {}), 1_000)
  try {
    await until('readiness says so', async () => (await status()) === 'worker')
    await until('another worker takes its place', () => server.output().includes('makes no progress'))
  } finally {
    clearInterval(alive)
    await lock.query('rollback')
    lock.release()
  }
  await until('it moves again', async () => (await status()) === 'ready')
})
