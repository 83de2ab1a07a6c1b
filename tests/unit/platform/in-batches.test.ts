import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from '@/lib/platform/outbox/in-batches'

/** Work that ends when the test says so; `batches` are those that were started. */
function givenWork(limits?: { concurrency: number; maxSize: number }) {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  const add = inBatches<string, string>(async (batch) => {
    batches.push(batch)
    await new Promise<void>((end) => ends.push(end))
    if (batch.includes('bad')) throw new Error(`not ${batch.join(', ')}`)
    return batch.map((one) => `${one} done`)
  }, limits)
  const end = async () => {
    ends.shift()?.()
    await setImmediate()
  }
  return { batches, add, end }
}

test('calls of one moment form a batch, and calls made while it runs gather into the next', async () => {
  const { batches, add, end } = givenWork()
  const all = Promise.all(['a', 'b'].map(add))
  await setImmediate()
  expect(batches).toEqual([['a', 'b']])
  const next = Promise.all(['c', 'd'].map(add))
  expect(batches).toHaveLength(1)
  await end()
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await end()
  expect([...(await all), ...(await next)]).toEqual(['a done', 'b done', 'c done', 'd done'])
  const later = add('e')
  await setImmediate()
  expect(batches.at(-1)).toEqual(['e'])
  await end()
  await later
})

test('a batch that fails is retried one by one, and each call fails for itself', async () => {
  const { batches, add, end } = givenWork()
  const outcomes = Promise.allSettled(['good', 'bad', 'fine'].map(add))
  await setImmediate()
  for (let times = 0; times < 4; times += 1) await end()
  expect(batches).toEqual([['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']])
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('the number and the size of concurrent batches are limited', async () => {
  const { batches, add, end } = givenWork({ concurrency: 2, maxSize: 2 })
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
  await setImmediate()
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await end()
  expect(batches.at(-1)).toEqual(['e'])
  await end()
  await end()
  expect(await all).toHaveLength(5)
})

test('a promise returned for one of a batch is awaited by itself', async () => {
  const add = inBatches<string, string>(async (batch) =>
    batch.map((one) =>
      one === 'bad' ? Promise.reject(new Error('not bad')) : Promise.resolve(`${one} done`),
    ),
  )
  const outcomes = await Promise.allSettled(['good', 'bad'].map(add))
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 'good done' },
    { status: 'rejected', reason: new Error('not bad') },
  ])
})
