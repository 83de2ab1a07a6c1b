import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceExpiry } from '@/lib/platform/cache/cache'
import {
  isExpired,
  isListening,
  onExpiry,
  startListening,
  stopListening,
} from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { until } from '@/tests/support/until'

// The listener uses a proxy, the writer does not, so the listener's connection can be broken.
const direct = process.env.DATABASE_URL ?? ''
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
const heard: (string[] | null)[] = []

beforeAll(async () => {
  const { hostname, port } = new URL(direct)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  process.env.DATABASE_URL = proxy.through(direct)
  onExpiry((tags) => heard.push(tags))
  await startListening()
})

afterAll(async () => {
  await stopListening()
  await proxy.close()
  process.env.DATABASE_URL = direct
})

async function announce(...tags: string[]): Promise<void> {
  const writer = new pg.Client({ connectionString: direct })
  await writer.connect()
  await writer.query('select pg_notify($1, $2)', ['porchlight_tags', JSON.stringify(tags)])
  await writer.end()
}

it('expires a tag that another process announced, and no other', async () => {
  const before = Date.now()
  await announce('team_members', 'team_members/renee')
  await until('the notice arrives', () => isExpired(['team_members'], before))
  expect(isExpired(['faqs'], before)).toBe(false)
  expect(isExpired(['team_members'], Date.now() + 1)).toBe(false)
})

it('announces with the commit, and nothing when the transaction fails', async () => {
  const before = Date.now()
  await db.$transaction((tx) => announceExpiry(tx, ['committed'])).catch(() => {})
  await db
    .$transaction(async (tx) => {
      await announceExpiry(tx, ['rolled-back'])
      throw new Error('no')
    })
    .catch(() => {})
  await until('the committed tag expires', () => isExpired(['committed'], before))
  expect(isExpired(['rolled-back'], before)).toBe(false)
})

it('carries more tags than one notice holds', async () => {
  const before = Date.now()
  const many = Array.from(
    { length: 150 },
    (_, index) => `communities/a-rather-long-community-slug-number-${index}`,
  )
  await db.$transaction((tx) => announceExpiry(tx, many))
  await until('the last tag expires', () => isExpired([many.at(-1) ?? ''], before))
})

it('trusts nothing while it cannot hear, and drops everything when it can again', async () => {
  heard.length = 0
  proxy.setMode('cut')
  await until('the loss is noticed', () => !isListening())
  expect(heard).toContain(null)
  proxy.setMode('pass')
  await until('it listens again', () => isListening())
  const before = Date.now()
  await announce('after-the-cut')
  await until('notices arrive again', () => isExpired(['after-the-cut'], before))
})

it('notices a line that is silently dead', async () => {
  proxy.setMode('black-hole')
  await until('the heartbeat gives up', () => !isListening())
  proxy.setMode('pass')
  await until('it listens again', () => isListening())
})
