import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { countLockWaits } from '@/tests/support/count-lock-waits'
import { type Instance, startInstance } from '@/tests/support/instance'
import { runScript } from '@/tests/support/script'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'

const LEAD = { name: 'Ruth Alder', phone: '303-555-0142', formLoadTime: 60_000 }
/** Far longer than needed; only a failure waits for it. */
const PATIENT = { timeout: 15_000 }

function sendLead(
  url: string,
  transactionId: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/tour-requests`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...LEAD, transactionId }),
  })
}

async function readiness(url: string): Promise<[number, unknown]> {
  const response = await fetch(`${url}/api/health/ready`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return [response.status, await response.json()]
}

/** A server with one stored lead (so that everything is loaded) and a locked table of leads. */
async function startHeldUp(extra: Record<string, string> = {}) {
  const server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: extra })
  await sendLead(server.url, randomUUID())
  const lock = new pg.Client({ connectionString: env().DATABASE_URL })
  lock.on('error', () => {})
  onTestFinished(async () => {
    await server.kill()
    await lock.end()
  })
  await lock.connect()
  await lock.query('begin; lock table tour_requests in access exclusive mode')
  return { server, lock }
}

describe('stopping', () => {
  test('T80: 20 leads in progress are stored and answered before the server ends', async () => {
    const { server, lock } = await startHeldUp({ WORKER: 'on' })
    const ids = Array.from({ length: 20 }, () => randomUUID())
    const answers = ids.map((id) => sendLead(server.url, id))
    await expect.poll(() => countLockWaits(lock), PATIENT).toBeGreaterThanOrEqual(1)

    // No readiness checks here: leads wait only six seconds (lib/leads/intake/deadline.ts).
    server.signal('SIGTERM')
    await lock.query('commit')
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await server.exited).toBe(0)
    const stored = await lock.query('select 1 from tour_requests where transaction_id = any($1)', [ids])
    expect(stored.rowCount).toBe(20)
  })

  test('T80: a second SIGTERM ends it at once', async () => {
    const { server, lock } = await startHeldUp()
    const answer = sendLead(server.url, randomUUID()).catch(() => 'cut')
    await expect.poll(() => countLockWaits(lock), PATIENT).toBeGreaterThanOrEqual(1)
    server.signal('SIGTERM')
    await expect.poll(() => readiness(server.url), PATIENT).toEqual([503, { status: 'draining' }])
    server.signal('SIGTERM')
    await server.exited
    expect(await answer).toBe('cut')
  })
})

describe('health', () => {
  let server: Instance
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>

  beforeAll(async () => {
    const { hostname, port } = new URL(env().DATABASE_URL)
    proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    // No mail server listens on this port.
    server = await startInstance('web', {
      databaseUrl: proxy.through(env().DATABASE_URL),
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await proxy.close()
  })

  test('T81: ready although the mail server is away; nothing about versions or hosts', async () => {
    expect(await readiness(server.url)).toEqual([200, { status: 'ready' }])
    const live = await fetch(`${server.url}/api/health/live`)
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }])
    expect(live.headers.has('server')).toBe(false)
    expect(live.headers.has('x-powered-by')).toBe(false)
  })

  test.each(['cut', 'black-hole'] as const)(
    'T81: not ready while the database is away (%s)',
    async (mode) => {
      proxy.setMode(mode)
      expect(await readiness(server.url)).toEqual([503, { status: 'database' }])
      expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
      proxy.setMode('pass')
      await expect.poll(() => readiness(server.url), PATIENT).toEqual([200, { status: 'ready' }])
    },
  )

  test('T81: not ready while a migration is pending', async () => {
    const [latest] = readdirSync('prisma/migrations', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .slice(-1)
    const client = new pg.Client({ connectionString: env().DATABASE_URL })
    await client.connect()
    await client.query('update _prisma_migrations set finished_at = null where migration_name = $1', [latest])
    expect(await readiness(server.url)).toEqual([503, { status: 'migrations' }])
    await client.query('update _prisma_migrations set finished_at = now() where migration_name = $1', [
      latest,
    ])
    await client.end()
    expect(await readiness(server.url)).toEqual([200, { status: 'ready' }])
  })
})

describe('client address', () => {
  test.each([
    ['0', '127.0.0.1'],
    ['1', '203.0.113.9'],
  ])('T75: with %s trusted hops a lead carries %s, whatever the visitor claims', async (hops, expected) => {
    const server = await startInstance('web', {
      databaseUrl: env().DATABASE_URL,
      env: { TRUSTED_PROXY_HOPS: hops },
    })
    const transactionId = randomUUID()
    const claims = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-porchlight-client-address': '6.6.6.6' }
    expect((await sendLead(server.url, transactionId, claims)).status).toBe(201)
    expect(await server.stop()).toBe(0)
    const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    expect(lead.clientIpAddress).toBe(expected)
  })
})

describe('starting', () => {
  const good = { ...TEST_ENVIRONMENT, NODE_ENV: 'production' }

  test.each([
    ['NEXTAUTH_SECRET', ''],
    ['NEXTAUTH_SECRET', 'sixteen-bytes-xx'],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://user:canary-password@host/db'],
    ['PORT', 'canary-port'],
    ['TRUSTED_PROXY_HOPS', 'canary-hops'],
    ['SMTP_URL', 'canary-smtp'],
  ])('T10, T82: refused with %s=%s, naming the variable and not its value', async (name, value) => {
    const { code, output } = await runScript(['.build/server.mjs'], { ...good, [name]: value })
    expect(code).not.toBe(0)
    expect(output).toContain(name)
    if (value) expect(output).not.toContain(value)
  })

  test('npm start names PORT when the port is in use', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '0.0.0.0', () => resolve((other.address() as { port: number }).port))
    })
    const { code, output } = await runScript(['scripts/start.mjs'], { PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use`)
    expect(output).toContain('PORT=')
  })

  test.each([
    ['SMTP_URL', 'canary-smtp'],
    ['DATABASE_URL', 'mysql://user:canary-password@host/db'],
    ['NEXTAUTH_SECRET', 'sixteen-bytes-xx'],
  ])('npm start names %s before anything starts, without a stack', async (name, value) => {
    const settings = { PORT: String(await freePort()), DATA_DIR: TEST_ENVIRONMENT.DATA_DIR, [name]: value }
    const { code, output } = await runScript(['scripts/start.mjs'], settings)
    expect(code).toBe(1)
    expect(output).toContain(`${name}: `)
    expect(output).not.toContain(value)
    expect(output).not.toMatch(/^\s+at /m)
    expect(output).not.toContain('PostgreSQL')
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '0.0.0.0', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
