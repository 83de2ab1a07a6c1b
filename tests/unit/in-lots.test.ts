import { expect, test } from 'vitest'
import { inLots } from '@/lib/outbox/in-lots'

/** Work that ends when the test says so; `lots` are those that were begun. */
function givenWork() {
  const lots: string[][] = []
  const ends: (() => void)[] = []
  const add = inLots<string, string>(async (lot) => {
    lots.push(lot)
    await new Promise<void>((end) => ends.push(end))
    if (lot.includes('bad')) throw new Error(`not ${lot.join(', ')}`)
    return lot.map((one) => `${one} done`)
  })
  const end = async () => {
    ends.shift()?.()
    await new Promise((resume) => setImmediate(resume))
  }
  return { lots, add, end }
}

test('what comes while a lot is in hand gathers into the next', async () => {
  const { lots, add, end } = givenWork()
  const all = Promise.all(['a', 'b', 'c'].map(add))
  expect(lots).toEqual([['a']])
  await end()
  expect(lots).toEqual([['a'], ['b', 'c']])
  await end()
  expect(await all).toEqual(['a done', 'b done', 'c done'])
  const later = add('d')
  expect(lots.at(-1)).toEqual(['d'])
  await end()
  await later
})

test('a lot that fails is done over one by one, and each fails for itself', async () => {
  const { lots, add, end } = givenWork()
  const outcomes = Promise.allSettled(['a', 'good', 'bad', 'fine'].map(add))
  for (let times = 0; times < 5; times += 1) await end()
  expect(lots.slice(1)).toEqual([['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']])
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
