import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { countLockWaits } from '@/tests/support/count-lock-waits'
import { startInstance } from '@/tests/support/instance'
import { leadBody } from '@/tests/support/lead-requests'

/** A server, and a connection that blocks all searches until released. */
async function startHeldUp() {
  const server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  const lock = new pg.Client({ connectionString: env().DATABASE_URL })
  lock.on('error', () => {})
  onTestFinished(async () => {
    await server.kill()
    await lock.end()
  })
  await lock.connect()
  return { url: server.url, lock }
}

test('T77: while 200 searches wait for the database, leads are stored and cached pages are served', async () => {
  const { url, lock } = await startHeldUp()
  const open = (path: string) => fetch(url + path, { headers: { accept: 'text/html' } })
  expect((await open('/')).status).toBe(200)
  await lock.query('begin; lock table blog_posts in access exclusive mode')
  const searches = Array.from({ length: 200 }, (_, index) => open(`/search?q=memory+${index}`))
  await expect.poll(() => countLockWaits(lock), { timeout: 15_000 }).toBeGreaterThanOrEqual(4)

  const lead = await fetch(`${url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(leadBody({ transactionId: randomUUID() })),
  })
  expect(lead.status).toBe(201)
  expect((await open('/')).status).toBe(200)
  expect(await countLockWaits(lock)).toBeGreaterThanOrEqual(4)
  await lock.query('rollback')
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
})
