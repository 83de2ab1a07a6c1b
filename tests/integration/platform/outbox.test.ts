import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { db, pool } from '@/lib/platform/database/db'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { claim, renew } from '@/lib/platform/outbox/lease'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { overdueOf } from '@/lib/platform/outbox/overdue'
import { until } from '@/tests/support/until'

let worker: OutboxWorker | undefined
let done: string[] = []
let answer: (mark: string) => Outcome | Promise<Outcome>

const handler = (kind: string, concurrency = 4) =>
  defineHandler({
    kind,
    afterRestore: 'run',
    concurrency,
    payload: z.object({ mark: z.string() }),
    handle: async (_, { mark }) => {
      const outcome = await answer(mark)
      done.push(mark)
      return outcome
    },
  })

// @ts-expect-error: a kind that does not say what becomes of its rows after a restore does not compile.
defineHandler({ kind: 'silent', concurrency: 1, payload: z.any(), handle: async () => ({ outcome: 'done' }) })

beforeEach(async () => {
  await db.$executeRaw`truncate outbox_items cascade`
  done = []
  answer = () => ({ outcome: 'done' })
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const ask = (mark: string, more: object = {}) =>
  db.$transaction((tx) => enqueue(tx, { kind: 'test', payload: { mark }, ...more }))
const start = () => {
  worker = runOutbox([handler('test'), handler('slow', 1)], { pollMs: 100 })
}
const finished = (count: number) =>
  until(
    `${count} are finished`,
    async () => (await db.outboxItem.count({ where: { state: 'done' } })) === count,
  )

test('what is rolled back is never done, what is committed is, and only when it is due', async () => {
  start()
  const rolledBack = db.$transaction(async (tx) => {
    await enqueue(tx, { kind: 'test', payload: { mark: 'rolled back' } })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await ask('tomorrow', { dueAt: new Date(Date.now() + 86_400_000) })
  await ask('now')
  await finished(1)
  await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
  await finished(2)
  expect(done).toEqual(['now', 'tomorrow'])
})

test('of rows with one key there is one: the first stays, or the last replaces it, even in the worker’s hands', async () => {
  await ask('first', { dedupKey: 'kept' })
  await ask('second', { dedupKey: 'kept' })
  start()
  await finished(1)
  expect(done).toEqual(['first'])

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = async (mark) => {
    if (mark === 'old') await held
    return { outcome: 'done' }
  }
  await ask('old', { dedupKey: 'replaced', onRepeat: 'replace' })
  await until('the old one is in hand', () => db.outboxItem.findFirst({ where: { state: 'leased' } }))
  await ask('new', { dedupKey: 'replaced', onRepeat: 'replace' })
  release()
  await finished(2)
  expect(done.sort()).toEqual(['first', 'new', 'old'])
  const row = await db.outboxItem.findUniqueOrThrow({
    where: { dedupKey: 'replaced' },
    include: { attempts: true },
  })
  expect(row).toMatchObject({
    payload: { mark: 'new' },
    attempts: [{ outcome: 'done' }, { outcome: 'done' }],
  })
})

test('a kind whose handler hangs holds up no other', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = async (mark) => {
    if (mark === 'hanging') await held
    return { outcome: 'done' }
  }
  for (let n = 0; n < 3; n += 1) await ask('hanging', { kind: 'slow' })
  await ask('quick')
  start()
  await finished(1)
  expect(done).toEqual(['quick'])
  release()
  await finished(4)
})

test('words that PostgreSQL could not take are written down without what is wrong in them', async () => {
  answer = () => ({ outcome: 'permanent-failure', response: '550 half \ud83d and NUL \0 end' })
  await ask('letter', { about: 'half \ud83d, NUL \0' })
  start()
  const item = await until('it is given up', () => db.outboxItem.findFirst({ where: { state: 'failed' } }))
  expect(item).toMatchObject({ about: 'half \ufffd, NUL ', lastError: '550 half \ufffd and NUL  end' })
})

test('what throws again and again is set aside after three times', async () => {
  answer = () => ({ outcome: 'temporary-failure', response: 'always this', maxIdentical: 3 })
  await ask('poison')
  start()
  for (const attempts of [1, 2, 3]) {
    await until(
      'the attempt has ended',
      async () => (await db.outboxAttempt.count({ where: { finishedAt: { not: null } } })) === attempts,
    )
    await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
  }
  const [item] = await db.outboxItem.findMany()
  expect(item).toMatchObject({ state: 'failed', lastError: 'always this', attemptCount: 3 })
})

test('a row whose workers died five times in a row is set aside', async () => {
  await ask('deadly')
  const { id } = await db.outboxItem.findFirstOrThrow()
  await db.outboxAttempt.createMany({ data: [1, 2, 3, 4, 5].map((number) => ({ itemId: id, number })) })
  await db.$executeRaw`
    update outbox_items set attempt_count = 5, state = 'leased', lease_owner = 'dead', lease_expires_at = now(), asked_at = now() - interval '1 hour'`
  start()
  const item = await until('it is given up', () => db.outboxItem.findFirst({ where: { state: 'failed' } }))
  expect(item.lastError).toContain('5 attempts in a row')
  expect(done).toEqual([])
})

test('rows that are due and that nobody takes are noticed', async () => {
  await ask('waiting')
  expect(await overdueOf(['test'])).toBeNull()
  await db.$executeRaw`update outbox_items set due_at = now() - interval '2 minutes'`
  expect(await overdueOf(['test'])).toMatchObject({ count: 1 })
  expect(await overdueOf(['other'])).toBeNull()
})

test('a renewal keeps what is ours, tells what is lost, and waits for no row that is being written', async () => {
  for (const mark of ['kept', 'lost', 'written']) await ask(mark)
  const capacity = new Map([['test', 3]])
  const items = await claim(pool(), { owner: 'us', capacity, running: [] })
  const idOf = (mark: string) => items.find(({ payload }) => (payload as { mark: string }).mark === mark)?.id
  const [kept, lost, written] = [idOf('kept') ?? '', idOf('lost') ?? '', idOf('written') ?? '']
  await db.outboxItem.update({ where: { id: lost }, data: { leaseOwner: 'others' } })
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from outbox_items where id = ${written}::uuid for update`
    expect(await renew(pool(), 'us', [kept, lost, written])).toEqual({
      ours: new Set([kept]),
      lost: new Set([lost]),
    })
  })
})

test('what a dead worker held is another’s when its lease has run out, and no sooner', async () => {
  const capacity = new Map([['test', 1]])
  await ask('left behind', { dueAt: new Date(Date.now() - 1000) })
  const [first] = await claim(pool(), { owner: 'dead', capacity, running: [] })
  expect(first?.number).toBe(1)
  expect(await claim(pool(), { owner: 'alive', capacity, running: [] })).toEqual([])
  // Rounding to milliseconds may have moved the moment into the future.
  await db.$executeRaw`update outbox_items set lease_expires_at = now() - interval '1 second'`
  const taken = await claim(pool(), { owner: 'alive', capacity, running: [] })
  expect(taken).toMatchObject([{ id: first?.id, number: 2, payload: { mark: 'left behind' } }])
  expect(await db.outboxItem.findFirst()).toMatchObject({ state: 'leased', leaseOwner: 'alive' })
})
