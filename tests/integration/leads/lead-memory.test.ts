import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isListening, onExpiry, startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { startTcpProxy } from '../../support/tcp-proxy'
import { until } from '../../support/until'

// Processes cache lead rules and listen for edits; this one does so over a connection that can be cut.
const direct = process.env.DATABASE_URL ?? ''
let line: Awaited<ReturnType<typeof startTcpProxy>>

beforeAll(async () => {
  await db.$queryRaw`select 1`
  const { hostname, port } = new URL(direct)
  line = await startTcpProxy({ host: hostname, port: Number(port) })
  process.env.DATABASE_URL = line.through(direct)
  await startListening()
  process.env.DATABASE_URL = direct
})

afterAll(async () => {
  await stopListening()
  await line.close()
})

beforeEach(async () => {
  await until('edits are heard', isListening)
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, outbox_items cascade`
  await announced('email_recipients', 'communities')
})

/** Announces an edit like another instance and waits until it is received here. */
async function announced(...tables: string[]): Promise<void> {
  const mark = `heard-${randomUUID()}`
  const heard = new Promise<void>((resolve) => {
    const stop = onExpiry((tags: string[] | null) => {
      // Null: the connection was replaced, so everything counts as changed.
      if (tags !== null && !tags.includes(mark)) return
      stop()
      resolve()
    })
  })
  const other = new pg.Client({ connectionString: direct })
  await other.connect()
  await other.query('select pg_notify($1, $2)', ['porchlight_tags', JSON.stringify([...tables, mark])])
  await other.end()
  await heard
}

const lead = async (body: Record<string, unknown> = {}) => {
  const { transactionId } = await acceptedLead(leadBody(body))
  return db.tourRequest.findUniqueOrThrow({
    where: { transactionId },
    include: { deliveries: { where: { kind: 'lead-alert' } } },
  })
}

const targets = async () => (await lead()).deliveries.map(({ target }) => target)

async function setRecipient(email: string): Promise<void> {
  await db.emailRecipient.deleteMany()
  await db.emailRecipient.create({ data: { email } })
}

test('recipients come from memory, and an edit on another instance applies once it is received', async () => {
  // A process stalled for two seconds rightly drops its connection and cache, so this retries once.
  let forgot = true
  const stop = onExpiry((tags: string[] | null) => {
    if (tags === null) forgot = true
  })
  while (forgot) {
    await until('edits are heard', isListening)
    forgot = false
    await setRecipient('early@example.com')
    await announced('email_recipients')
    await until('the first is read', async () => (await targets())[0] === 'early@example.com')
    await setRecipient('late@example.com')
    const known = await targets()
    if (!forgot && isListening()) expect(known).toEqual(['early@example.com'])
    else forgot = true
  }
  stop()
  await announced('email_recipients')
  await until('the edit counts', async () => (await targets())[0] === 'late@example.com')
})

test('while edits cannot be received every lead reads the database', async () => {
  await db.emailRecipient.create({ data: { email: 'early@example.com' } })
  await until('the first is read', async () => (await targets())[0] === 'early@example.com')
  line.setMode('cut')
  await until('the loss is noticed', () => !isListening())
  await db.emailRecipient.updateMany({ data: { email: 'late@example.com' } })
  expect(await targets()).toEqual(['late@example.com'])
  line.setMode('pass')
})

test('a just deleted community loses no lead; the submission is kept', async () => {
  const slug = `aspen-${randomUUID().slice(0, 8)}`
  const { id } = await db.community.create({ data: { slug, name: 'Aspen House' } })
  await until('it is known', async () => (await lead({ communityId: slug })).communityId === id)
  await db.community.delete({ where: { id } })
  expect(await lead({ communityId: slug })).toMatchObject({
    communityId: null,
    rawSideData: { communityId: slug },
  })
})
